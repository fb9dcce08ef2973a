"""Projection into or inside a recurrent layer: Gated DeltaNet, Mamba, lightning attention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr


@component("linear_projection", group="attention", source="yang2024gdn")
def linear_projection(site: Site, *, input: str, outer: Expr, inner: Expr = hidden, bias: bool = False) -> Cost:
    """Project each token from `inner` to `outer` elements: all that the layer's parts need, in one matmul."""
    rows = batch * seq
    return linear(
        param("w", **{"in": inner, "out": outer}),
        operand("x", tokens=rows, width=inner),
        operand("y", tokens=rows, out=outer),
        rows,
        inner,
        outer,
        bias=param("b", out=outer) if bias else None,
    ) + Cost(tensors=(saved(input, tokens=rows, width=inner),))
