"""`symcost plan`: every legal way to divide a training run over devices, and the fastest that fit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options
from symcost.errors import UsageError, check_form

Devices = Annotated[int, typer.Option(metavar="N", help="Devices, all of which are used.", show_default=False)]
GlobalBatch = Annotated[
    int, typer.Option(metavar="N", help="Sequences of a step, over all devices.", show_default=False)
]
Device = Annotated[
    str,
    typer.Option(
        "--hardware",
        metavar="NAME|FILE",
        help="The devices and their links: symcost list hardware.",
        show_default=False,
    ),
]
Where = Annotated[
    str | None,
    typer.Option(
        metavar="FILTER",
        help="Plans to choose from, by tp cp ep dp pp vpp replicas batch microbatches zero sp: 'tp <= 8 and pp > 1'.",
    ),
]
Top = Annotated[int, typer.Option(metavar="N", help="How many plans are told.")]
By = Annotated[str, typer.Option(metavar="least_s|least_s_overlapped|peak_bytes", help="What plans are ordered by.")]
Several = Annotated[str | None, typer.Option("--recompute", metavar="NAME,...", help="Of none, selective, full.")]
Schedules = Annotated[
    str | None,
    typer.Option(
        "--schedule", metavar="NAME,...", help="Of gpipe, 1f1b, interleaved, zb_h1, zbv, dualpipe_v; all unless stated."
    ),
]
Zeros = Annotated[str | None, typer.Option("--zero", metavar="N,...", help="Stages of 0, 1, 2, 3; all unless stated.")]
Sp = Annotated[bool | None, typer.Option("--sp/--no-sp", help="Sequence parallelism; both unless stated.")]
PlanName = Annotated[
    str,
    typer.Option(
        "--plan", metavar="megatron|torch|transformers|FILE", help="Which axes of which components are divided."
    ),
]
Uneven = Annotated[
    bool, typer.Option("--uneven", help="Try stages of unlike length, too, where the layers do not divide.")
]
Efficiency = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME=SHARE",
        help="Share of a peak that is reached: matmul, vector, memory, within, between; 1 unless stated; repeatable.",
    ),
]
Form = Annotated[str, typer.Option("--format", metavar="table|json|csv|markdown|html", help="Form of the output.")]


@with_options(options.conventions("attention", "pairs", "activations", "recurrence", "loss", "mla", "mtp"))
def run(
    ctx: typer.Context,
    source: options.Source,
    devices: Devices,
    global_batch: GlobalBatch,
    hardware: Device,
    seq: options.Seq = None,
    where: Where = None,
    top: Top = 10,
    by: By = "least_s",
    schedule: Schedules = None,
    recompute: Several = None,
    zero: Zeros = None,
    sp: Sp = None,
    plan: PlanName = "megatron",
    uneven: Uneven = False,
    efficiency: Efficiency = None,
    precision: options.OnePrecision = None,
    settings: options.Settings = None,
    workload: options.Workload = None,
    text_only: options.TextOnly = False,
    form: Form = "table",
    **more: Any,
) -> int:
    """Search all legal plans of a training run for those that fit, ordered by the least time of a step.

    Degrees of tensor, context, expert, data and pipeline parallelism, ZeRO stages, schedules, micro-batches, sequence
    parallelism and recomputation. Times are bounds: with nothing sent while something is computed, and with everything
    at once. The plans of which none has less memory and less time are told beside the best.
    """
    return _plan(ctx.params)


def _plan(given: Mapping[str, Any]) -> int:
    from symcost.api.model import load
    from symcost.evaluate.render import Page
    from symcost.planning.plans import plans
    from symcost.planning.render import FORMATS, render

    check_form(given["form"], FORMATS)
    if given["workload"] not in (None, "training"):
        raise UsageError(
            f"--workload {given['workload']}: plans of training runs are searched, not of served models",
            hint=f"price one by `symcost eval --workload {given['workload']} --tp N --ep N --pp N`, or ask what fits "
            "with `symcost fit`",
        )
    asked = _request(given)
    found = plans(load(given["source"], text_only=given["text_only"]), asked)
    console.warn(dict.fromkeys(found.warnings))
    console.out(render(found, given["form"], Page(width=console.width(), color=console.color())))
    return 0


def _request(given: Mapping[str, Any]) -> Any:
    from symcost.evaluate.hardware.sheet import hardware
    from symcost.evaluate.question import Options
    from symcost.evaluate.settings import parse_settings
    from symcost.evaluate.sharding.step import Machine, check_efficiency
    from symcost.frontend.plan_file import plan
    from symcost.planning.request import Request, condition

    chosen = {name: option for name, option in options.stated_conventions(given).items() if name != "recompute"}
    shares = _shares(given["efficiency"] or ())
    check_efficiency(shares)
    lists = {"schedules": _names(given["schedule"]), "recomputes": _names(given["recompute"])}
    more: dict[str, Any] = {name: names for name, names in lists.items() if names is not None}
    if given["zero"] is not None:
        more["zeros"] = tuple(_stage(text) for text in _names(given["zero"]) or ())
    if given["sp"] is not None:
        more["sequence_parallel"] = (given["sp"],)
    return Request(
        devices=given["devices"],
        sequences=given["global_batch"],
        machine=Machine(hardware(given["hardware"]), shares),
        plan=plan(given["plan"]),
        options=Options(
            seq=given["seq"],
            precision=given["precision"],
            conventions=chosen,
            settings=parse_settings(given["settings"] or ()),
        ),
        uneven=given["uneven"],
        where=condition(given["where"]),
        top=given["top"],
        by=given["by"],
        **more,
    )


def _names(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(name.strip() for name in text.split(",") if name.strip())


def _stage(text: str) -> int:
    if not text.isdecimal():
        raise UsageError(f"--zero {text}: no such choice", hint="known: 0, 1, 2, 3")
    return int(text)


def _shares(texts: Any) -> dict[str, Any]:
    from symcost.evaluate.numbers import parse

    found = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise UsageError(f"--efficiency {text!r} is no NAME=SHARE", hint="write for instance matmul=0.7")
        found[name] = parse(value, name=f"--efficiency {name}")
    return found
