"""Bias of scores from a small network over offsets, for every head (Swin V2)."""

from __future__ import annotations

from symcost.dims import buckets, heads
from symcost.ir.activations import feed_forward_middle
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved

COORDINATES = 2
INNER = 512


@component("position_bias_network", group="attention", source="liu2022swinv2")
def position_bias_network(site: Site) -> Cost:
    """Put each offset through two matmuls with a rectifier between them; one learned scale of scores a head.

    Made once in every layer, shared by all windows and images.
    """
    sizes = {"rows": buckets, "values": INNER}
    first = linear(
        param("w_offsets", **{"in": COORDINATES, "out": INNER}),
        operand("offsets", rows=buckets, values=COORDINATES),
        operand("up", rows=buckets, width=buckets * 0 + INNER),
        buckets,
        COORDINATES,
        INNER,
        bias=param("b_offsets", out=INNER),
        label="offsets",
        x_needs_gradient=False,
    )
    middle = feed_forward_middle(site.name, buckets, buckets * 0 + INNER, "relu", gated=False)
    last = linear(
        param("w_heads", **{"in": INNER, "out": heads}),
        operand("product", **sizes),
        operand("bias", rows=buckets, heads=heads),
        buckets,
        INNER,
        heads,
        label="heads",
    )
    kept = saved(f"{site.name}.product", **sizes)
    return first + middle + last + Cost(tensors=(param("logit_scale", heads=heads), kept))
