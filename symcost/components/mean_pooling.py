"""Mean over positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand

if TYPE_CHECKING:
    from sympy import Expr


@component("mean_pooling", group="other", source="he2016residual")
def mean_pooling(site: Site, *, before: Expr = seq, after: Expr | int = 1) -> Cost:
    """Average `before` positions of each image or clip to `after`: one kernel each way, nothing kept.

    A maximum over windows costs as much: one operation an element that is read.
    """
    x, y = operand("x", tokens=batch * before, hidden=hidden), operand("y", tokens=batch * after, hidden=hidden)
    elements = batch * before * hidden
    return Cost(
        forward=elementwise("average", (x,), (y,), elements),
        backward=elementwise("average gradient", (y.grad,), (x.grad,), elements),
    )
