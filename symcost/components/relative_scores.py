"""Scores of contents against relative positions, added to those of contents (Transformer-XL, conformers)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, context, head_dim, heads, hidden, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import linear, matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor

WIDTH, DISTANCES = heads * head_dim, 2 * seq - 1


@component("relative_scores", group="attention", source="dai2019transformerxl")
def relative_scores(site: Site, *, input: str, distances: Expr = DISTANCES, once: bool = False) -> Cost:
    """Project the sinusoids of all distances, 2S - 1 unless stated, multiply every query with each, and shift the rows.

    Two learned vectors a head are added to the queries, one in front of either product. Every sequence projects the
    distances by itself, as the library does, or a batch does `once`; they are no parameters and need no gradient.
    """
    rows = distances if once else batch * distances
    positions = operand("positions", rows=rows, out=WIDTH)
    return _projection(rows, positions) + _products(site, input, distances, positions, rows)


def _projection(rows: Expr, positions: Tensor) -> Cost:
    """Sinusoids to one vector a head."""
    return linear(
        param("w_distance", **{"in": hidden, "out": WIDTH}),
        operand("distances", rows=rows, hidden=hidden),
        positions,
        rows,
        hidden,
        WIDTH,
        label="projection of distances",
        x_needs_gradient=False,
    )


def _products(site: Site, input: str, distances: Expr, positions: Tensor, rows: Expr) -> Cost:
    """Every query with each distance."""
    biases = tuple(param(f"bias_{of}", heads=heads, head_dim=head_dim) for of in ("content", "position"))
    tokens = batch * seq
    q = operand("q", tokens=tokens, out=WIDTH)
    products = operand("products", sequences=batch, heads=heads, queries=seq, rows=distances)
    scores = operand("scores", sequences=batch, heads=heads, queries=seq, keys=context)
    extents, pairs = (batch, heads, seq, distances, head_dim), batch * heads * seq * context
    kept = (saved(input, tokens=tokens, out=WIDTH), saved(f"{site.name}.positions", rows=rows, out=WIDTH))
    forward = (matmul("products", *extents, slot="compute_a"), vector("biases and sum", 2 * tokens * WIDTH + 2 * pairs))
    backward = (
        matmul("query gradient", *extents, slot="compute_a"),
        matmul("position gradient", *extents, slot="compute_a"),
        vector("bias gradients", 2 * tokens * WIDTH + pairs),
    )
    return Cost(
        tensors=(*biases, *kept),
        forward=Work(
            forward,
            (Kernel("products", (q, positions, *biases), (products,)), Kernel("shift", (products,), (scores,))),
        ),
        backward=Work(
            backward,
            (
                Kernel("shift gradient", (scores.grad,), (products.grad,)),
                Kernel("query gradient", (products.grad, positions), (q.grad, *(b.grad for b in biases))),
                Kernel("position gradient", (products.grad, q), (positions.grad,)),
            ),
        ),
    )
