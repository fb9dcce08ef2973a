"""Scores of queries against relative rows and columns of an image's grid (SAM, MViT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, context, head_dim, heads, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


@component("axial_scores", group="attention", source="li2022mvitv2")
def axial_scores(site: Site, *, input: str, side: Expr) -> Cost:
    """Multiply every query with a learned vector for each row and each column of a square grid, and add both.

    `side`: positions of a side; queries are S, the square of it. Each of the two tables has 2 side - 1 vectors, which
    all heads share. The sum is a bias of scores, one for each pair.
    """
    rows, width = batch * heads * seq, head_dim
    tables = tuple(param(f"w_{of}", offsets=2 * side - 1, head_dim=head_dim) for of in ("rows", "columns"))
    q = operand("q", rows=rows, width=width)
    bias = operand("bias", rows=rows, keys=context)
    pairs = rows * context
    extents = (rows, side, head_dim)
    forward = (matmul("rows", *extents), matmul("columns", *extents), vector("sum", pairs))
    backward = (
        *(matmul(f"query gradient of {of}", *extents) for of in ("rows", "columns")),
        *(matmul(f"table gradient of {of}", *extents) for of in ("rows", "columns")),
        vector("sums of pairs", 2 * pairs),
    )
    return Cost(
        tensors=(*tables, saved(input, rows=rows, width=width)),
        forward=Work(forward, (Kernel("scores", (q, *tables), (bias,)),)),
        backward=Work(
            backward, (Kernel("gradients", (bias.grad, q, *tables), (q.grad, *(each.grad for each in tables))),)
        ),
    )
