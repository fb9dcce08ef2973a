"""MLA: the query of every head, from the compressed query or straight from the hidden states."""

from symcost.dims import batch, heads, nope_dim, q_lora_rank, rope_dim, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("mla_q_up", group="attention", source="deepseekai2024v2")
def mla_q_up(site: Site, *, input: str) -> Cost:
    """Project the query rank to n heads of d_n + d_r. Without a query rank the hidden width stands in its place."""
    rows, width = batch * seq, heads * (nope_dim + rope_dim)
    return linear(
        param("w_uq", **{"in": q_lora_rank, "out": width}),
        operand("c_q", tokens=rows, rank=q_lora_rank),
        operand("q", tokens=rows, out=width),
        rows,
        q_lora_rank,
        width,
    ) + Cost(tensors=(saved(input, tokens=rows, rank=q_lora_rank),))
