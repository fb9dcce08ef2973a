"""A bias of scores by distance from a table that is read and never trained (LayoutLMv3)."""

from symcost.dims import batch, buckets, heads, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import frozen, operand, vector


@component("frozen_position_bias", group="attention", source="raffel2020t5")
def frozen_position_bias(site: Site) -> Cost:
    """Take the difference of every two positions, which a sequence states, and look up its bias of each head.

    The look-up is added to what other tables made, once for all layers. The table is never trained: nothing of it has
    a gradient, nor has the bias.
    """
    table = frozen("w_bias", buckets=buckets, heads=heads)
    pairs = batch * seq**2
    index = operand("index", "INT64", tokens=batch * seq, keys=seq)
    places = operand("places", "INT64", tokens=batch * seq)
    bias = operand("bias", heads=heads, tokens=batch * seq, keys=seq)
    return Cost(
        tensors=(table,),
        forward=Work(
            (vector("differences within reach", 3 * pairs), vector("sum", pairs * heads)),
            (Kernel("differences", (places,), (index,)), Kernel("look up and add", (table, index, bias), (bias,))),
        ),
    )
