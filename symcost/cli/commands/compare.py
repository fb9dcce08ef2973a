"""`symcost compare`: two models, or one model as two public tools count it."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options
from symcost.cli.tuning import TUNING, preparing

_SIDE = (
    "A model by name or file, MODEL@PROFILE for how a tool counts it, MODEL@tp=8,zero=1 for a rank of it, or @... for"
    " the same model."
)
Left = Annotated[str, typer.Argument(metavar="A", help=_SIDE, show_default=False)]
Right = Annotated[str, typer.Argument(metavar="B", help=_SIDE, show_default=False)]
Quantity = Annotated[
    str | None,
    typer.Option(
        metavar="Q",
        help="Quantity, such as params, bytes.activation, forward.hbm; train.matmul unless stated, or forward.matmul of"
        " prefill and decode.",
    ),
]
Form = Annotated[str, typer.Option("--format", metavar="table|json|markdown", help="Form of the output.")]


@with_options({**options.LENGTHS, **options.conventions(), **TUNING})
def run(
    ctx: typer.Context,
    a: Left,
    b: Right,
    quantity: Quantity = None,
    precision: options.OnePrecision = None,
    settings: options.Settings = None,
    form: Form = "table",
    **more: Any,
) -> int:
    """Compare two models, or one under two profiles or plans: every difference by component, adding up exactly.

    Profiles say how a public tool counts a training step's FLOPs, for the models that it can count: 6n, kaplan,
    maxtext, megatron, nanogpt, nemo, olmo, palm, torch, torchtitan, transformers, verl.
    """
    return _compare(dict(ctx.params))


def _compare(given: dict[str, Any]) -> int:
    from symcost.api.sharding import from_text
    from symcost.audit.compare import compare
    from symcost.audit.render_compare import FORMATS, render
    from symcost.audit.safe_text import Page
    from symcost.audit.sides import read_sides
    from symcost.errors import check_form
    from symcost.evaluate.question import Options, check_workload
    from symcost.evaluate.settings import parse_settings
    from symcost.ir.conventions import TRAINING

    check_form(given["form"], FORMATS)
    prepare = preparing(given)
    asked = Options(
        **options.plain(given),
        precision=given["precision"],
        conventions=options.stated_conventions(given),
        settings=parse_settings(given["settings"] or ()),
    )
    check_workload(asked.workload)
    training = asked.workload == TRAINING
    left, right = read_sides(given["a"], given["b"], asked, prepare, lambda text: from_text(text, training))
    console.warn(dict.fromkeys((*left.spec.warnings, *right.spec.warnings)))
    console.out(render(compare(left, right, given["quantity"]), given["form"], Page(console.width(), console.color())))
    return 0
