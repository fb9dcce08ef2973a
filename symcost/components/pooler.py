"""Pooler: the first token's vector through one more layer, for a whole sequence or image."""

from symcost.dims import batch, hidden
from symcost.ir.activations import feed_forward_middle
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("pooler", group="head", source="devlin2019bert")
def pooler(site: Site, *, input: str, activation: str = "tanh") -> Cost:
    """Project the vector of each sequence's first token and apply the activation; other tokens are not touched."""
    first = {"sequences": batch, "hidden": hidden}
    dense = linear(
        param("w_pooler", **{"in": hidden, "out": hidden}),
        operand("x", **first),
        operand("up", rows=batch, width=hidden),
        batch,
        hidden,
        hidden,
        bias=param("b_pooler", out=hidden),
    )
    middle = feed_forward_middle(site.name, batch, hidden, activation, gated=False)
    return dense + middle + Cost(tensors=(saved(input, **first),))
