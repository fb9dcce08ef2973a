"""Global response normalisation: each channel by its share of an image's response (ConvNeXt V2)."""

from symcost.dims import batch, cost_div, cost_rsqrt, ffn, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, param, saved


@component("response_norm", group="norm", source="woo2023convnextv2")
def response_norm(site: Site, *, input: str) -> Cost:
    """Divide each channel's norm over an image by the mean of all, scale by it, weight and bias, add the input.

    One kernel each way; the input and a norm for each image and channel are kept.
    """
    x, y = operand("x", tokens=batch * seq, width=ffn), operand("y", tokens=batch * seq, width=ffn)
    gains = (param("weight", width=ffn), param("bias", width=ffn))
    norms = operand("norms", "FP32", rows=batch, width=ffn)
    elements, each = batch * seq * ffn, batch * ffn
    return Cost(
        tensors=(
            *gains,
            saved(input, tokens=batch * seq, width=ffn),
            saved(f"{site.name}.norms", "FP32", rows=batch, width=ffn),
        ),
        forward=elementwise("norm", (x, *gains), (y, norms), 6 * elements + each * (cost_rsqrt + cost_div + 1)),
        backward=elementwise(
            "norm backward", (y.grad, x, norms, gains[0]), (x.grad, *(g.grad for g in gains)), 10 * elements + 4 * each
        ),
    )
