"""A filter over the values of each head, added to what the head's attention makes (Nystromformer)."""

from symcost.dims import batch, conv_kernel, head_dim, heads, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, param, saved


@component("value_filter", group="attention", source="xiong2021nystromformer")
def value_filter(site: Site, *, input: str) -> Cost:
    """Filter the values along the sequence with as many taps a head, and add the result to the head's output.

    Vector work, one kernel each way; the values are kept.
    """
    extents = {"tokens": batch * seq, "heads": heads, "width": head_dim}
    values, output, made = operand("values", **extents), operand("output", **extents), operand("sum", **extents)
    weight = param("w", heads=heads, taps=conv_kernel)
    elements = batch * seq * heads * head_dim
    return Cost(
        tensors=(weight, saved(input, tokens=batch * seq, width=heads * head_dim)),
        forward=elementwise("filter and add", (values, weight, output), (made,), elements * (2 * conv_kernel + 1)),
        backward=elementwise(
            "filter gradients", (made.grad, values, weight), (values.grad, weight.grad), elements * 4 * conv_kernel
        ),
    )
