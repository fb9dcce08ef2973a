"""Disentangled attention: scores of contents against positions, added to those of contents (DeBERTa)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, buckets, context, head_dim, heads, hidden, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import linear, matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


@component("disentangled_bias", group="attention", source="he2021deberta")
def disentangled_bias(
    site: Site,
    *,
    inputs: tuple[str, str],
    terms: tuple[str, ...],
    shared: bool = False,
    biases: tuple[str, ...] = (),
    rows: Expr = buckets,
) -> Cost:
    """Multiply each query with every distance's key (`c2p`), each key with every distance's query (`p2c`), and gather.

    `rows` vectors of distances are projected in every layer, with weights of their own or, `shared`, with those of
    queries and keys, whose gradients are added to. `biases`: the terms whose projection has one.
    """
    cost = Cost()
    for term in terms:
        content = inputs[0] if term == "c2p" else inputs[1]
        cost += _positions(site, term, rows, shared=shared, bias=term in biases) + _scores(site, term, content, rows)
    return cost


def _positions(site: Site, term: str, rows: Expr, *, shared: bool, bias: bool) -> Cost:
    """The distances' keys or queries."""
    width = heads * head_dim
    cost = linear(
        param(f"w_{term}", **{"in": hidden, "out": width}),
        operand("distances", rows=rows, hidden=hidden),
        operand(f"{term}_positions", rows=rows, out=width),
        rows,
        hidden,
        width,
        bias=param(f"b_{term}", out=width) if bias else None,
        label=f"{term} projection",
    )
    kept = (saved("relative_embedding.output", rows=rows, hidden=hidden),)
    owned = () if shared else cost.tensors
    return Cost((*owned, *kept), cost.forward, cost.backward, contractions=cost.contractions)


def _scores(site: Site, term: str, content: str, rows: Expr) -> Cost:
    """Products with every distance, the ones that occur gathered and added to the scores."""
    tokens, width = batch * seq, heads * head_dim
    x = operand(f"{term}_content", tokens=tokens, out=width)
    positions = operand(f"{term}_positions", rows=rows, out=width)
    products = operand(f"{term}_products", sequences=batch, heads=heads, queries=seq, rows=rows)
    scores = operand(f"{term}_scores", sequences=batch, heads=heads, queries=seq, keys=context)
    index = operand("index", "INT64", queries=seq, keys=context)
    extents = (batch, heads, seq, rows, head_dim)
    pairs = batch * heads * seq * context
    return Cost(
        tensors=(
            saved(content, tokens=tokens, out=width),
            saved(f"{site.name}.{term}_positions", rows=rows, out=width),
        ),
        forward=Work(
            (matmul(f"{term} products", *extents, slot="compute_a"), vector(f"{term} sum", 2 * pairs)),
            (
                Kernel(f"{term} products", (x, positions), (products,)),
                Kernel(f"{term} gather", (products, index), (scores,)),
            ),
        ),
        backward=Work(
            (
                matmul(f"{term} content gradient", *extents, slot="compute_a"),
                matmul(f"{term} position gradient", *extents, slot="compute_a"),
                vector(f"{term} scatter", 2 * pairs),
            ),
            (
                Kernel(f"{term} scatter", (scores.grad, index), (products.grad,)),
                Kernel(f"{term} content gradient", (products.grad, positions), (x.grad,)),
                Kernel(f"{term} position gradient", (products.grad, x), (positions.grad,)),
            ),
        ),
    )
