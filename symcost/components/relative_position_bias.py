"""Relative position bias: one learned number for each head and bucket of distances, added to the scores (T5)."""

from symcost.dims import buckets, context, cost_div, cost_log, heads, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector

# difference, magnitude, comparison, scale and shift around a logarithm, rounding, minimum
BUCKET_STEPS = 6


@component(
    "relative_position_bias",
    group="attention",
    source="raffel2020t5",
    assumptions=("the bias is made once a step and shared by all sequences and by every layer of its side",),
)
def relative_position_bias(site: Site) -> Cost:
    """Put the distance of every query and key in a bucket and look up the bucket's bias of each head.

    The n S C numbers are made once, by the layer that owns the table, and read by the cores of all layers of its
    side, whose backward adds to their gradient. Flash cores read them again in backward, so they are kept.
    """
    table = param("w_bias", buckets=buckets, heads=heads)
    places = {"queries": seq, "keys": context}
    index, bias = operand("index", "INT64", **places), operand("bias", heads=heads, **places)
    kept = []
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.index", "INT64", **places))
    # In PyTorch every core keeps a bias of its own, with its mask in it.
    if site.convention("attention") == "flash" and not site.autograd():
        kept.append(saved(f"{site.name}.bias", heads=heads, **places))
    return Cost(
        tensors=(table, *kept),
        forward=Work(
            (vector("buckets", seq * context * (BUCKET_STEPS + cost_log + cost_div)),),
            (Kernel("buckets", (), (index,)), Kernel("look up", (table, index), (bias,))),
        ),
        backward=Work(
            (vector("scatter", seq * context * heads),),
            (Kernel("scatter", (bias.grad, index), (table.grad,)),),
        ),
    )
