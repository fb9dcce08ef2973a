"""A linear layer between two widths, where no other component names the place it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, seq
from symcost.ir.activations import feed_forward_middle
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr


@component("dense", group="other", source="vaswani2017attention")
def dense(
    site: Site,
    *,
    input: str,
    outer: Expr,
    inner: Expr = hidden,
    bias: bool = True,
    activation: str = "",
    gated: bool = False,
    first: bool = False,
) -> Cost:
    """Project each token from `inner` to `outer` elements, and apply an activation where one is named.

    `gated`: the projection is twice as wide and one half, activated, multiplies the other. `first`: the input needs
    no gradient, as pixels and mel frames do not.
    """
    rows, width = batch * seq, (2 if gated else 1) * outer
    made = ("gate_up" if gated else "up") if activation else "y"
    cost = linear(
        param("w", **{"in": inner, "out": width}),
        operand("x", tokens=rows, width=inner),
        operand(made, rows=rows, width=width),
        rows,
        inner,
        width,
        bias=param("b", out=width) if bias else None,
        x_needs_gradient=not first,
    ) + Cost(tensors=(saved(input, tokens=rows, width=inner),))
    if not activation:
        return cost
    halves = "gate_up" if gated else ""
    return cost + feed_forward_middle(site.name, rows, outer, activation, gated=gated, halves=halves)
