"""Shared experts: a feed-forward block that every token visits beside the routed ones."""

from symcost.dims import batch, seq, shared_ffn
from symcost.ir.component import Cost, Site, component
from symcost.ir.feed_forward import Block, feed_forward


@component("shared_experts", group="ffn", source="dai2024deepseekmoe")
def shared_experts(site: Site, *, input: str, activation: str = "silu", gated: bool = True, bias: bool = False) -> Cost:
    """One block of the shared width for all tokens; several shared experts are one block as wide as all of them."""
    return feed_forward(site, Block(input, batch * seq, shared_ffn, activation, gated, bias))
