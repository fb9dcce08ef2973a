"""A learned factor of each expert, for the weights of those that a token visits (Gemma 4)."""

from symcost.dims import batch, experts, seq, top_k
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, param, saved


@component("expert_scale", group="ffn", source="gemmateam2026gemma4")
def expert_scale(site: Site, *, input: str) -> Cost:
    """Multiply the weight of every visited expert by that expert's factor: one kernel each way."""
    extents = {"tokens": batch * seq, "top_k": top_k}
    x, y, weight = operand("x", **extents), operand("y", **extents), param("weight", experts=experts)
    elements = batch * seq * top_k
    return Cost(
        tensors=(weight, saved(input, **extents)),
        forward=elementwise("scale", (x, weight), (y,), elements),
        backward=elementwise("gradients", (y.grad, x, weight), (x.grad, weight.grad), 3 * elements),
    )
