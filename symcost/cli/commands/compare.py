"""`symcost compare`: two models, or one model as two public tools count it."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console, options

_SIDE = "A model by name or file, MODEL@PROFILE for how a tool counts it, or @PROFILE for the same model."
Left = Annotated[str, typer.Argument(metavar="A", help=_SIDE, show_default=False)]
Right = Annotated[str, typer.Argument(metavar="B", help=_SIDE, show_default=False)]
Quantity = Annotated[str, typer.Option(metavar="Q", help="Quantity, such as train.matmul, params, bytes.activation.")]
Form = Annotated[str, typer.Option("--format", metavar="table|json|markdown", help="Form of the output.")]


def run(
    a: Left,
    b: Right,
    quantity: Quantity = "train.matmul",
    batch: options.Batch = None,
    seq: options.Seq = None,
    form: Form = "table",
) -> int:
    """Compare two models, or one under two profiles: every difference by convention and component, adding up exactly.

    Profiles: torch, megatron, palm, torchtitan, 6n.
    """
    from symcost.audit.compare import compare, read_sides
    from symcost.audit.pages import Page
    from symcost.audit.render_compare import check_form, render

    check_form(form)
    left, right = read_sides(a, b, batch, seq)
    console.warn(dict.fromkeys((*left.spec.warnings, *right.spec.warnings)))
    console.out(render(compare(left, right, quantity), form, Page(console.width(), console.color())))
    return 0
