"""Differential attention: one half of the heads minus a learned share of the other half, each pair of heads normed."""

from symcost.dims import batch, cost_exp, head_dim, heads, seq
from symcost.ir.arith import rational
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.norms import norm_cost
from symcost.ir.operators import operand, param, saved, vector


@component("differential_combination", group="attention", source="ye2025differential")
def differential_combination(site: Site, *, inputs: tuple[str, str]) -> Cost:
    """Join what two cores made of each half of the values, subtract the second half of heads, norm what is left.

    A pair of heads leaves a vector of 2 d, so that n d numbers a token come out as went into one core. The share that
    is subtracted comes from four learned vectors of d and a constant. The subtracted half is kept, for its share's
    gradient; the norm has no weight and keeps the difference.

    Args:
        inputs: storages of the two cores' outputs.
    """
    rows = batch * seq
    width, pairs = rows * heads * head_dim, rows * heads * rational(1, 2)
    names = ("lambda_q1", "lambda_k1", "lambda_q2", "lambda_k2")
    lambdas = tuple(param(name, width=head_dim) for name in names)
    first, second = (operand(name, tokens=rows, heads=heads, width=head_dim) for name in ("first", "second"))
    made = operand("difference", tokens=rows, heads=heads, width=head_dim)
    share = vector("share", 4 * head_dim + 2 * cost_exp)
    forward = (share, vector("subtract and scale", 3 * width))
    # the second half's gradient and the share's: a product and a sum; then the scale
    backward = (vector("gradients of share", 8 * head_dim + 2 * cost_exp), vector("gradient of difference", 4 * width))
    combined = Cost(
        tensors=(*lambdas, saved(f"{site.name}.subtracted", tokens=rows, heads=heads, width=head_dim)),
        forward=Work(forward, (Kernel("subtract", (first, second, *lambdas), (made,)),)),
        backward=Work(
            backward,
            (
                Kernel(
                    "subtract backward",
                    (made.grad, second, *lambdas),
                    (first.grad, second.grad, *(each.grad for each in lambdas)),
                ),
            ),
        ),
    )
    return combined + norm_cost(
        site, f"{site.name}.difference", pairs, 2 * head_dim, form="rms_plain", prefix="norm_", reads="difference"
    )
