"""Softmax over the elements of each token, outside attention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_div, cost_exp, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, saved

if TYPE_CHECKING:
    from sympy import Expr


@component("row_softmax", group="other", source="lu2024ovis")
def row_softmax(site: Site, *, input: str, width: Expr = hidden) -> Cost:
    """Turn each token's `width` elements into probabilities: maximum, difference, exponential, sum, quotient.

    Backward keeps the result: a product, a sum, a difference and a product an element.
    """
    x, y = operand("x", tokens=batch * seq, width=width), operand("y", tokens=batch * seq, width=width)
    elements = batch * seq * width
    return Cost(
        tensors=(saved(f"{site.name}.y", tokens=batch * seq, width=width),),
        forward=elementwise("softmax", (x,), (y,), elements * (3 + cost_exp + cost_div)),
        backward=elementwise("softmax gradient", (y.grad, y), (x.grad,), 4 * elements),
    )
