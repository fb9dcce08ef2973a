"""Feed-forward activation and, where gated, the product with the gate's other half."""

from symcost.dims import batch, ffn, seq
from symcost.ir.activations import feed_forward_middle
from symcost.ir.component import Cost, Site, component


@component("ffn_activation", group="ffn", source="shazeer2020glu")
def ffn_activation(site: Site, *, input: str, activation: str = "silu", gated: bool = True) -> Cost:
    """Apply the activation to every element, times the other half where the block is gated: one kernel."""
    return feed_forward_middle(input, batch * seq, ffn, activation, gated=gated, site=site)
