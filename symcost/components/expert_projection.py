"""A projection that each expert has of its own: a token's rows through the K experts that the router chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, experts, hidden, seq, top_k
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.feed_forward import experts_hit
from symcost.ir.operators import linear, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


@component("expert_projection", group="attention", source="zhang2022moa")
def expert_projection(site: Site, *, input: str, inner: Expr = hidden, outer: Expr, combined: bool = False) -> Cost:
    """Project T K rows from `inner` to `outer` elements, each with its expert's weight.

    In front, each token's row is copied to its K experts; not so where the outputs are `combined`: these are weighed
    and added, so that one row is left of K, and a learned bias is added to it.
    """
    tokens, rows = batch * seq, batch * seq * top_k
    one = param("w", **{"in": inner, "out": outer}).elements
    made, placed = operand("made", rows=rows, width=outer), operand("placed", rows=rows, width=inner)
    project = linear(
        param("w", active=one * top_k, experts=experts, **{"in": inner, "out": outer}),
        placed,
        made,
        rows,
        inner,
        outer,
        weights_read=operand("w", "param", experts=experts_hit(site, "attention"), **{"in": inner, "out": outer}),
    )
    if combined:
        return project + _combine(site, input, inner, outer)
    x = operand("x", tokens=tokens, width=inner)
    return project + Cost(
        tensors=(saved(input, tokens=tokens, width=inner),),
        forward=Work(kernels=(Kernel("permute", (x,), (placed,)),)),
        backward=Work(
            (vector("permute gradient", rows * inner),), (Kernel("permute backward", (placed.grad,), (x.grad,)),)
        ),
    )


def _combine(site: Site, input: str, inner: Expr, outer: Expr) -> Cost:
    """What the experts make, weighed and added; a weight's gradient needs what it multiplied."""
    tokens, rows = batch * seq, batch * seq * top_k
    made, y = operand("made", rows=rows, width=outer), operand("y", tokens=tokens, width=outer)
    weights, bias = operand("weights", rows=rows), param("b", width=outer)
    return Cost(
        tensors=(
            bias,
            saved(input, rows=rows, width=inner),
            saved(f"{site.name}.made", rows=rows, width=outer),
        ),
        forward=Work(
            (vector("weigh, combine and add", 2 * rows * outer + tokens * outer),),
            (Kernel("combine", (made, weights, bias), (y,)),),
        ),
        backward=Work(
            (vector("combine gradient", 3 * rows * outer + tokens * outer),),
            (Kernel("combine backward", (y.grad, made, weights), (made.grad, weights.grad, bias.grad)),),
        ),
    )
