"""RMSNorm of a recurrence's output, gated by the SiLU or the logistic of another projection."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_div, cost_rsqrt, cost_sigmoid, cost_silu, seq
from symcost.ir.autograd import recurrent as autograd
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor

GATES = {"silu": cost_silu, "sigmoid": cost_sigmoid}


@component("gated_norm", group="attention", source="yang2024gdn")
def gated_norm(
    site: Site, *, inputs: tuple[str, str], vectors: Expr, width: Expr, gate: str = "silu", groups: Expr | int = 1
) -> Cost:
    """Norm `vectors` vectors of `width` elements a token with one weight, times the gate: one kernel each way.

    Args:
        inputs: storages of what is normed and of the gate; both are kept, with FP32 statistics.
        groups: equal parts of a vector that are normed each by itself, with one statistic a part.
    """
    rows = batch * seq * vectors
    shape = {"rows": rows, "width": width}
    x, z, y = operand("x", **shape), operand("z", **shape), operand("y", **shape)
    weight, rstd = param("weight", width=width), operand("rstd", "FP32", rows=rows * groups)
    forward = (
        vector("mean square", 2 * rows * width),
        vector("reciprocal root", rows * groups * (1 + cost_div + cost_rsqrt)),
        vector("scale and weight", 2 * rows * width),
        vector("gate", rows * width * (1 + GATES[gate])),
    )
    backward = (
        vector("input gradient", 7 * rows * width),
        vector("weight gradient", 3 * rows * width),
        # product rule: two products, the gate and its derivative
        vector("gate gradient", rows * width * (5 + GATES[gate])),
    )
    return Cost(
        tensors=(weight, *_kept(site, inputs, rows, width, groups)),
        forward=Work(forward, (Kernel("gated norm", (x, z, weight), (y, rstd)),)),
        backward=Work(
            backward, (Kernel("gated norm backward", (y.grad, x, z, rstd, weight), (x.grad, z.grad, weight.grad)),)
        ),
    )


def _kept(site: Site, inputs: tuple[str, str], rows: Expr, width: Expr, groups: Expr | int) -> tuple[Tensor, ...]:
    if library := site.autograd():
        return autograd.GATED_NORMS[library.gated_norm](site, rows, width)
    kept = [saved(storage, rows=rows, width=width) for storage in inputs]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.rstd", "FP32", rows=rows * groups))
    return tuple(kept)
