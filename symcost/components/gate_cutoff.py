"""A gate cut off at so many deviations above its mean: what lies below is zero (Gemma 3n)."""

from symcost.dims import batch, cost_div, cost_rsqrt, ffn, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, saved


@component("gate_cutoff", group="ffn", source="gemmateam2025gemma3n")
def gate_cutoff(site: Site, *, input: str) -> Cost:
    """Subtract the mean and a multiple of the deviation of each token's gate, and rectify: one kernel each way.

    Nothing is skipped for the zeros: the projection behind it multiplies every element.
    """
    rows, elements = batch * seq, batch * seq * ffn
    shape = {"tokens": rows, "width": ffn}
    x, y = operand("x", **shape), operand("y", **shape)
    return Cost(
        tensors=(saved(input, **shape),),
        # mean 1, squared deviations 3, cut and rectified 2; a root, a product and a sum a token
        forward=elementwise("cut off", (x,), (y,), 6 * elements + rows * (2 * cost_div + cost_rsqrt + 2)),
        # the mask, and what goes through mean and deviation
        backward=elementwise("cut off backward", (y.grad, x), (x.grad,), 6 * elements),
    )
