"""The work of one normalisation over the last axis, for components that hold one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import cost_div, cost_rsqrt
from symcost.ir.component import Cost, Kernel, Site, Work
from symcost.ir.operators import operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


def rms_norm_cost(
    site: Site, input: str, rows: Expr, width: Expr, *, weight: str = "weight", offset: bool = False
) -> Cost:
    """RMSNorm of `rows` vectors of `width`: one kernel forward, one backward; one FP32 statistic a row.

    Args:
        input: storage of what is normed, kept for backward.
        weight: name of the learned weight.
        offset: the weight is used as 1 + w (Gemma).
    """
    x, y = operand("x", rows=rows, width=width), operand("y", rows=rows, width=width)
    gain = param(weight, width=width)
    rstd = operand("rstd", "FP32", rows=rows)
    kept = [saved(input, rows=rows, width=width)]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.{weight}_rstd", "FP32", rows=rows))
    flops = [
        vector("mean square", 2 * rows * width),
        vector("reciprocal root", rows * (1 + cost_div + cost_rsqrt)),
        vector("scale and weight", 2 * rows * width),
    ]
    if offset:
        flops.append(vector("1 + w", width))
    return Cost(
        tensors=(gain, *kept),
        forward=Work(tuple(flops), (Kernel("norm", (x, gain), (y, rstd)),)),
        backward=Work(
            # weighted gradient, its dot product with x, and one multiply-add chain; then the weight's column sums
            (vector("input gradient", 7 * rows * width), vector("weight gradient", 3 * rows * width)),
            (Kernel("norm backward", (y.grad, x, rstd, gain), (x.grad, gain.grad)),),
        ),
    )


def layer_norm_cost(
    site: Site, input: str, rows: Expr, width: Expr, *, weight: str = "weight", bias: bool = True, affine: bool = True
) -> Cost:
    """LayerNorm of `rows` vectors of `width`: as RMSNorm, with a mean; two FP32 statistics a row.

    Args:
        bias: whether a learned bias is added. affine: whether there is a learned weight at all (OLMo has none).
    """
    x, y = operand("x", rows=rows, width=width), operand("y", rows=rows, width=width)
    gains = (param(weight, width=width),) if affine else ()
    gains += (param(weight.replace("weight", "bias"), width=width),) if bias and affine else ()
    statistics = operand("statistics", "FP32", rows=rows, values=2)
    kept = [saved(input, rows=rows, width=width)]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.{weight}_statistics", "FP32", rows=rows, values=2))
    forward = [
        vector("mean and variance", 4 * rows * width),
        vector("reciprocal root", rows * (1 + 2 * cost_div + cost_rsqrt)),
        vector("scale, weight and bias", (1 + len(gains)) * rows * width),
    ]
    backward = [vector("input gradient", 9 * rows * width), vector("weight gradient", 3 * len(gains) * rows * width)]
    return Cost(
        tensors=(*gains, *kept),
        forward=Work(tuple(forward), (Kernel("norm", (x, *gains), (y, statistics)),)),
        backward=Work(
            tuple(backward),
            (Kernel("norm backward", (y.grad, x, statistics, *gains[:1]), (x.grad, *(g.grad for g in gains))),),
        ),
    )
