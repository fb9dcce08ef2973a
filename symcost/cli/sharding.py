"""Options that say how a model is divided over devices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from symcost.errors import UsageError

if TYPE_CHECKING:
    from symcost.ir.plan import Layout, Sharding

_PANEL = "Sharding"


def _ranks(name: str, text: str) -> object:
    return _stated("N", text, f"--{name}")


def _stated(metavar: str | None, text: str, *names: str) -> Any:
    return typer.Option(*names, metavar=metavar, help=text, rich_help_panel=_PANEL)


Tp = Annotated[int | None, _ranks("tp", "Ranks that divide heads, widths and vocabulary; 1 unless stated.")]
Cp = Annotated[int | None, _ranks("cp", "Ranks that divide a sequence; 1 unless stated.")]
Ep = Annotated[int | None, _ranks("ep", "Data-parallel ranks that divide the experts; 1 unless stated.")]
Dp = Annotated[int | None, _ranks("dp", "Ranks that divide data; as many as --ep unless stated.")]
Pp = Annotated[int | None, _ranks("pp", "Stages of a pipeline; 1 unless stated.")]
Vpp = Annotated[int | None, _ranks("vpp", "Chunks of layers that a stage has; as the schedule has them unless stated.")]
Replicas = Annotated[
    int | None, _ranks("replicas", "Copies of the data-parallel group (hybrid sharding); 1 unless stated.")
]
Microbatches = Annotated[
    int | None, _ranks("microbatches", "Micro-batches of a step that run through the pipeline; 1 unless stated.")
]
Sp = Annotated[
    bool | None,
    _stated(
        None,
        "Whether tp divides the tokens of norms, residuals and dropout; in training with --tp unless stated.",
        "--sp/--no-sp",
    ),
]
Zero = Annotated[int | None, _stated("0|1|2|3", "What dp divides: states, gradients, parameters; 0 unless stated.")]
Fsdp = Annotated[
    str | None,
    _stated(
        "reshard|keep",
        "With --zero 3: parameters are let go between forward and backward, or kept; reshard unless stated.",
    ),
]
Schedule = Annotated[
    str | None,
    _stated("gpipe|1f1b|interleaved|zb_h1|zbv|dualpipe_v", "Order of the pipeline's work; 1f1b unless stated."),
]
_PLANS = "Which axes of which components are divided, by name or from a YAML file; megatron unless stated."
PlanName = Annotated[str | None, _stated("megatron|torch|transformers|FILE", _PLANS, "--plan")]
LossParallel = Annotated[
    bool | None,
    _stated(
        None,
        "Whether the loss works on shards of the vocabulary; as the plan says unless stated.",
        "--loss-parallel/--no-loss-parallel",
    ),
]
Stage = Annotated[str | None, _stated("worst|N", "Stage whose rank is shown; the fullest unless stated.")]
SHARDING: dict[str, Any] = {
    "tp": Tp,
    "cp": Cp,
    "ep": Ep,
    "dp": Dp,
    "pp": Pp,
    "vpp": Vpp,
    "sp": Sp,
    "zero": Zero,
    "fsdp": Fsdp,
    "replicas": Replicas,
    "microbatches": Microbatches,
    "schedule": Schedule,
    "plan": PlanName,
    "loss_parallel": LossParallel,
    "stage": Stage,
}


def stated_sharding(given: Mapping[str, Any]) -> Sharding | None:
    """Of a command's parameters, how the model is divided; None where nothing of it is stated."""
    stated = {name: given[name] for name in SHARDING if given.get(name) is not None}
    if not stated:
        return None
    from symcost.api.sharding import sharding

    return sharding(training=given.get("workload") in (None, "training"), **stated)


# What decides the formulas of a rank.
LAYOUT = ("plan", "sp", "zero", "fsdp", "loss_parallel")


def stated_layout(given: Mapping[str, Any], workload: str | None, sharded: bool) -> Layout | None:
    """How a model is divided where degrees are open; None where nothing is divided.

    Raises:
        UsageError: options of a rank without --sharded.
    """
    stated = {name: given[name] for name in LAYOUT if given.get(name) is not None}
    if not sharded:
        if stated:
            raise UsageError(f"--{next(iter(stated)).replace('_', '-')} goes with --sharded", hint="add --sharded")
        return None
    from symcost.api.sharding import sharding

    training = workload in (None, "training")
    made = sharding(training, **{"plan": "megatron", "sp": training, **stated})
    return made.layout if made else None
