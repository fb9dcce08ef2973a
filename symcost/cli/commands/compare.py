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
    mtp: options.Mtp = None,
    settings: options.Settings = None,
    form: Form = "table",
) -> int:
    """Compare two models, or one under two profiles: every difference by convention and component, adding up exactly.

    Profiles say how a public tool counts a training step's FLOPs, for the models that it can count: 6n, kaplan,
    maxtext, megatron, nanogpt, nemo, olmo, palm, torch, torchtitan, transformers, verl.
    """
    from symcost.audit.compare import compare, read_sides
    from symcost.audit.render_compare import check_form, render
    from symcost.audit.safe_text import Page
    from symcost.evaluate.settings import parse_settings

    check_form(form)
    left, right = read_sides(a, b, batch, seq, parse_settings(settings or ()), mtp=bool(mtp))
    console.warn(dict.fromkeys((*left.spec.warnings, *right.spec.warnings)))
    console.out(render(compare(left, right, quantity), form, Page(console.width(), console.color())))
    return 0
