"""Options that say what is trained."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer

from symcost.errors import UsageError
from symcost.ir.conventions import BY_NAME
from symcost.ir.optimizers import OPTIMIZERS
from symcost.ir.quantised import BASES

if TYPE_CHECKING:
    from symcost.api.model import Model
    from symcost.ir.spec import ModelSpec

Train = Annotated[
    str | None,
    typer.Option(
        metavar="all|lora|qlora|dora|head|norms|PATTERN",
        help="What is trained; PATTERN: parameters whose name in the library has it. all unless stated.",
    ),
]
LoraRank = Annotated[int | None, typer.Option(metavar="R", help="Rank of adapters; none unless stated.")]
LoraTargets = Annotated[
    str | None,
    typer.Option(
        metavar="NAMES|attention|all-linear",
        help="Modules with an adapter, as the library names them; none unless stated.",
    ),
]
ModulesToSave = Annotated[
    str | None,
    typer.Option(metavar="NAMES", help="Modules of which a copy is trained beside the original; none unless stated."),
]
Freeze = Annotated[
    str | None, typer.Option(metavar="PATTERN,...", help="Parameters that are not trained; none unless stated.")
]
TrainLayers = Annotated[
    str | None,
    typer.Option(
        metavar="last:N", help="Train the last N layers, the final norm and the head alone; all layers unless stated."
    ),
]
BasePrecision = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(BASES),
        help="How frozen weights of matmuls in layers are stored; nf4 with qlora, else the precision's unless stated.",
    ),
]
StepBy = Annotated[
    str | None,
    typer.Option("--optimizer", metavar="NAME", help=f"What steps: {', '.join(OPTIMIZERS)}; adamw unless stated."),
]
Ema = Annotated[
    bool | None,
    typer.Option("--ema/--no-ema", help="Whether a moving average of the weights is kept; not unless stated."),
]
Clip = Annotated[
    bool | None,
    typer.Option("--clip/--no-clip", help="Whether gradients are clipped by their norm; not unless stated."),
]
Lengths = Annotated[
    str | None,
    typer.Option(
        metavar="A,B,...|mean:M,std:S|FILE",
        help="Lengths of documents of which each sees itself alone; sequences of --seq unless stated.",
    ),
]
Padded = Annotated[
    bool | None,
    typer.Option("--padded/--packed", help="Whether documents are filled up to the longest; packed unless stated."),
]
ByPieces = Annotated[
    str | None,
    typer.Option(
        "--loss",
        metavar="|".join(dict(BY_NAME["loss"].apart)),
        help="How the loss takes its logits piece by piece; other ways are conventions, which change no structure.",
    ),
]
# Option -> what `Model.train` calls it.
_NAMES = {
    "train": "train",
    "lora_rank": "rank",
    "lora_targets": "targets",
    "modules_to_save": "modules_to_save",
    "freeze": "freeze",
    "train_layers": "layers",
    "base_precision": "base_precision",
    "optimizer": "optimizer",
    "ema": "ema",
    "clip": "clip",
}
# What a model is trained by; and documents in place of sequences.
STEP: dict[str, Any] = {
    "train": Train,
    "lora_rank": LoraRank,
    "lora_targets": LoraTargets,
    "modules_to_save": ModulesToSave,
    "freeze": Freeze,
    "train_layers": TrainLayers,
    "base_precision": BasePrecision,
    "optimizer": StepBy,
    "ema": Ema,
    "clip": Clip,
}
TUNING: dict[str, Any] = {**STEP, "lengths": Lengths, "padded": Padded}


def check_pieces(given: Mapping[str, Any]) -> None:
    """Refuses a loss that changes no structure where conventions are arguments, and any loss of a served model.

    Raises:
        UsageError: such an option.
    """
    option, known = given.get("loss"), dict(BY_NAME["loss"].apart)
    if option is not None and option not in known:
        hint = f"known here: {', '.join(known)}; state other options as a convention of the grid or of a call"
        raise UsageError(f"--loss {option} changes no structure", hint=hint)
    if option is not None and given.get("workload") not in (None, "training"):
        raise UsageError(f"--loss {option} does not apply to --workload {given['workload']}", hint="leave it out")


def trained(given: Mapping[str, Any]) -> dict[str, Any]:
    """Of a command's parameters, those that say what is trained and by what; nothing where none is stated.

    Raises:
        UsageError: a served model is to be trained.
    """
    found = {name: given[option] for option, name in _NAMES.items() if given.get(option) is not None}
    if given.get("loss") in dict(BY_NAME["loss"].apart) and given.get("workload") in (None, "training"):
        found["loss"] = given["loss"]
    if (found or given.get("lengths")) and given.get("workload") not in (None, "training"):
        stated = next((option for option in _NAMES if given.get(option) is not None), "lengths")
        option = f"--{stated.replace('_', '-')}"
        raise UsageError(f"{option} does not apply to --workload {given['workload']}", hint="leave one of them out")
    if given.get("padded") is not None and given.get("lengths") is None:
        raise UsageError("--padded and --packed speak of documents, and no --lengths are stated", hint="add --lengths")
    return found


def preparing(given: dict[str, Any]) -> Callable[[ModelSpec], ModelSpec] | None:
    """What makes of a model the one that a command's parameters train; None where none is stated.

    Lengths take the place of a batch: a mean says nothing of how many documents there are.

    Raises:
        UsageError: a served model is to be trained, or options that do not go together.
    """
    found, documents = trained(given), given.get("lengths")
    if not found and documents is None:
        return None
    batch = given.get("batch")
    if documents is not None and documents.startswith("mean:"):
        given["batch"] = None

    def prepare(model: ModelSpec) -> ModelSpec:
        from symcost.api import packing, training

        model = training.trained(model, **found) if found else model
        if documents is None:
            return model
        return packing.pack(model, replace(packing.lengths(documents, batch), padded=bool(given.get("padded"))))

    return prepare


def as_trained(model: Model, given: dict[str, Any]) -> Model:
    """The model as a command's parameters say that it is trained; errors as of `preparing`."""
    prepare = preparing(given)
    return model if prepare is None else cast("Model", prepare(model))
