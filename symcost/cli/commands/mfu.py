"""`symcost mfu`: what share of their peak devices reach, from a measured run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options

Device = Annotated[
    str | None,
    typer.Option("--hardware", metavar="NAME|FILE", help="The devices: symcost list hardware.", show_default=False),
]
Devices = Annotated[int, typer.Option(metavar="N", help="How many there are.", show_default=False)]
StepTime = Annotated[str | None, typer.Option(metavar="SECONDS", help="Measured time of a step; with --global-batch.")]
GlobalBatch = Annotated[int | None, typer.Option(metavar="N", help="Sequences of a step, over all devices.")]
Tokens = Annotated[
    str | None,
    typer.Option(
        "--tokens-per-second", "--tokens-per-s", metavar="X", help="Measured tokens a second, of all devices together."
    ),
]
Form = Annotated[str, typer.Option("--format", metavar="table|json", help="Form of the output.")]


@with_options(options.conventions("attention", "pairs", "recompute", "recurrence", "mtp"))
def run(
    ctx: typer.Context,
    source: options.Source,
    devices: Devices,
    hardware: Device = None,
    step_time: StepTime = None,
    global_batch: GlobalBatch = None,
    tokens_per_second: Tokens = None,
    seq: options.Seq = None,
    precision: options.OnePrecision = None,
    settings: options.Settings = None,
    text_only: options.TextOnly = False,
    form: Form = "table",
    **more: Any,
) -> int:
    """Model and hardware FLOPs utilisation of a measured run, as each public convention counts FLOPs.

    A share of the devices' peak in the dtype of weight matmuls. Hardware FLOPs count what --recompute, and flash
    attention's backward, compute twice.
    """
    return _mfu(ctx.params)


def _mfu(given: Mapping[str, Any]) -> int:
    from symcost.api.model import load
    from symcost.api.utilisation import measured
    from symcost.audit.render_utilisation import FORMATS, render
    from symcost.audit.safe_text import Page
    from symcost.audit.utilisation import Run
    from symcost.errors import check_form
    from symcost.evaluate.numbers import parse
    from symcost.evaluate.question import Options
    from symcost.evaluate.settings import parse_settings

    check_form(given["form"], FORMATS)
    numbers = {
        name: None if given[name] is None else parse(given[name], name=f"--{name.replace('_', '-')}")
        for name in ("step_time", "tokens_per_second")
    }
    chosen = options.stated_conventions(given)
    mtp = chosen.pop("mtp", "false") == "true"
    asked = Options(
        seq=given["seq"],
        hardware=given["hardware"],
        precision=given["precision"],
        conventions=chosen,
        settings=parse_settings(given["settings"] or ()),
    )
    run = Run(given["devices"], numbers["step_time"], given["global_batch"], numbers["tokens_per_second"])
    model = load(given["source"], text_only=given["text_only"])
    found = measured(model, asked, run, mtp=mtp)
    warnings = list(dict.fromkeys((*model.warnings, *found.warnings)))
    console.warn(warnings)
    console.out(render(found, given["form"], Page(console.width(), console.color()), warnings))
    return 0
