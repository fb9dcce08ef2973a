"""Scores of queries against a learned vector for each distance to a key (Shaw's relative positions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, context, head_dim, heads, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


@component("relative_vectors", group="attention", source="shaw2018relative")
def relative_vectors(site: Site, *, input: str, rows: Expr) -> Cost:
    """Gather a vector for each pair of a query and a key from a table of `rows`, and multiply the query with it.

    All heads share the table. The products are a bias of scores, one for each pair and head.
    """
    table = param("w_distance", buckets=rows, head_dim=head_dim)
    tokens = batch * seq
    q = operand("q", tokens=tokens, heads=heads, head_dim=head_dim)
    vectors = operand("vectors", queries=seq, keys=context, head_dim=head_dim)
    bias = operand("bias", tokens=tokens, heads=heads, keys=context)
    extents = (tokens, heads, context, head_dim)
    kept = (
        saved(input, tokens=tokens, heads=heads, head_dim=head_dim),
        saved(f"{site.name}.vectors", queries=seq, keys=context, head_dim=head_dim),
    )
    return Cost(
        tensors=(table, *kept),
        forward=Work(
            (matmul("products", *extents, slot="compute_a"),),
            (Kernel("gather", (table,), (vectors,)), Kernel("products", (q, vectors), (bias,))),
        ),
        backward=Work(
            (
                matmul("query gradient", *extents, slot="compute_a"),
                matmul("vector gradient", *extents, slot="compute_a"),
                vector("sum over pairs", seq * context * head_dim),
            ),
            (
                Kernel("products gradient", (bias.grad, q, vectors), (q.grad, vectors.grad)),
                Kernel("gather gradient", (vectors.grad,), (table.grad,)),
            ),
        ),
    )
