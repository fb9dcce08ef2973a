"""RMSNorm over the residual stream."""

from symcost.dims import batch, cost_div, cost_rsqrt, hidden, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector


@component("rms_norm", group="norm", source="zhang2019rmsnorm")
def rms_norm(site: Site, *, input: str, offset: bool = False) -> Cost:
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight.

    Forward and backward are one kernel each; the statistic is FP32, one a token. `offset` is the (1 + w) form.
    """
    rows = batch * seq
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, hidden=hidden)
    weight = param("weight", hidden=hidden)
    rstd = operand("rstd", "FP32", tokens=rows)
    kept = [saved(input, tokens=rows, hidden=hidden)]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.rstd", "FP32", tokens=rows))
    return Cost(
        tensors=(weight, *kept),
        forward=Work(
            (
                vector("mean square", 2 * rows * hidden),
                vector("reciprocal root", rows * (1 + cost_div + cost_rsqrt)),
                vector("scale and weight", 2 * rows * hidden + (hidden if offset else 0)),
            ),
            (Kernel("norm", (x, weight), (y, rstd)),),
        ),
        backward=Work(
            (
                # dot product of the weighted gradient with x, then one fused multiply-add chain
                vector("input gradient", 7 * rows * hidden),
                vector("weight gradient", 3 * rows * hidden),
            ),
            (Kernel("norm backward", (y.grad, x, rstd, weight), (x.grad, weight.grad)),),
        ),
    )
