"""Indexer of sparse attention: small heads score every key, and each query keeps the best of them (DeepSeek V3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import (
    batch,
    context,
    cost_relu,
    hidden,
    index_dim,
    index_heads,
    index_top_k,
    q_lora_rank,
    rope_dim,
    seq,
)
from symcost.ir.arith import minimum
from symcost.ir.caches import tokens_held
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.norms import norm_cost
from symcost.ir.operators import cache, linear, matmul, operand, param, saved, vector
from symcost.ir.pairs import pairs

if TYPE_CHECKING:
    from symcost.ir.tensor import Tensor


@component("sparse_indexer", group="attention", source="deepseekai2025v32")
def sparse_indexer(site: Site, *, query: str, input: str) -> Cost:
    """Choose `index_top_k` keys for each query, by a weighted sum over heads of rectified products.

    Queries come from the compressed query; keys are one head, normed, for all; a weight for each head and token comes
    from the hidden states. The language-model loss gives the indexer no gradient: its parameters are trained apart, so
    the step has its forward alone and keeps the choice. Served, its keys are held.

    Args:
        query: storage of the compressed query. input: storage of the normed hidden states.
    """
    rows, width = batch * seq, index_heads * index_dim
    x, made = operand("x", tokens=rows, hidden=hidden), operand("k", tokens=rows, width=index_dim)
    held = cache if site.inference else operand
    projections = (
        linear(
            param("w_q", **{"in": q_lora_rank, "out": width}),
            operand("c_q", tokens=rows, rank=q_lora_rank),
            operand("q", tokens=rows, out=width),
            rows,
            q_lora_rank,
            width,
        )
        + linear(param("w_k", **{"in": hidden, "out": index_dim}), x, made, rows, hidden, index_dim)
        + linear(
            param("w_heads", **{"in": hidden, "out": index_heads}),
            x,
            operand("heads", tokens=rows, heads=index_heads),
            rows,
            hidden,
            index_heads,
        )
        + norm_cost(site, f"{site.name}.k", rows, index_dim, form="layer", prefix="k_norm_", reads="k")
    ).forward_only()
    indices = {"tokens": rows, "keys": minimum(context, index_top_k)}
    return projections + Cost(
        tensors=(*_held(site), *(() if site.inference else (saved(f"{site.name}.indices", "INT32", **indices),))),
        forward=_scores(
            site, held("keys", tokens=batch * context, width=index_dim), operand("indices", "INT32", **indices)
        ),
    )


def _held(site: Site) -> tuple[Tensor, ...]:
    """The keys that a served model holds of every token."""
    if not site.inference:
        return ()
    return (cache("index_keys", batch=batch, tokens=tokens_held(site, "causal", False), width=index_dim),)


def _scores(site: Site, keys: Tensor, indices: Tensor) -> Work:
    """Products, rectifier, the weighted sum over heads, and the choice, in one kernel."""
    rows = batch * seq
    met = batch * pairs(site, "causal", False)
    flops = (
        matmul("index Q K^T", met, index_heads, index_dim, slot="compute_a"),
        matmul("sum over heads", met, index_heads, slot="compute_a"),
        vector("scale and rectifier", met * index_heads * (1 + cost_relu)),
        vector("rotary embedding", 3 * rows * (index_heads + 1) * rope_dim),
    )
    q = operand("q", tokens=rows, out=index_heads * index_dim)
    weights = operand("heads", tokens=rows, heads=index_heads)
    return Work(flops, (Kernel("index scores and choice", (q, keys, weights), (indices,)),))
