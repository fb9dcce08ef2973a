"""MLA: hidden states to the compressed query, and its norm."""

from symcost.dims import batch, hidden, q_lora_rank, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost
from symcost.ir.operators import linear, operand, param, saved


@component("mla_q_down", group="attention", source="deepseekai2024v2")
def mla_q_down(site: Site, *, input: str, bias: bool = False) -> Cost:
    """Compress each token to the query rank; an RMSNorm of that rank follows, in a kernel of its own."""
    rows = batch * seq
    down = linear(
        param("w_dq", **{"in": hidden, "out": q_lora_rank}),
        operand("x", tokens=rows, hidden=hidden),
        operand("c_q", tokens=rows, rank=q_lora_rank),
        rows,
        hidden,
        q_lora_rank,
        bias=param("b_dq", out=q_lora_rank) if bias else None,
    )
    norm = norm_cost(site, f"{site.name}.compressed", rows, q_lora_rank, prefix="norm_", reads="c_q")
    return down + norm + Cost(tensors=(saved(input, tokens=rows, hidden=hidden),))
