"""Routed experts: every token's rows through the K experts that the router chose."""

from symcost.dims import batch, experts, moe_ffn, seq, top_k
from symcost.ir.component import Cost, Site, component
from symcost.ir.feed_forward import Block, dispatch, experts_hit, feed_forward


@component("moe_experts", group="ffn", source="shazeer2017moe")
def moe_experts(
    site: Site, *, activation: str = "silu", gated: bool = True, bias: bool = False, side: str = ""
) -> Cost:
    """Permute tokens to experts, run grouped matmuls over T K rows, weigh and add the results.

    All E experts are stored and get gradients; a token visits K of them; a kernel reads those that are hit. `side`:
    of a model that has mixtures on two sides.
    """
    block = Block(
        input=f"{site.name}.permuted",
        rows=batch * seq * top_k,
        width=moe_ffn,
        activation=activation,
        gated=gated,
        bias=bias,
        copies=experts,
        visited=top_k,
        hit=experts_hit(site, side),
        reads="permuted",
        makes="outputs",
    )
    return dispatch(site, biased=bias) + feed_forward(site, block)
