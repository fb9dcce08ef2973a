"""Layer scale: a learned factor for each channel, applied to a block's output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr


@component("layer_scale", group="other", source="touvron2021cait")
def layer_scale(site: Site, *, input: str, factors: Expr = hidden) -> Cost:
    """Multiply each channel by a learned factor: one kernel each way, the input kept for the factor's gradient.

    `factors`: how many there are; 1 for one number that all channels share (a gate).
    """
    extents = {"tokens": batch * seq, "hidden": hidden}
    x, y, weight = operand("x", **extents), operand("y", **extents), param("weight", width=factors)
    elements = batch * seq * hidden
    return Cost(
        tensors=(weight, saved(input, **extents)),
        forward=elementwise("scale", (x, weight), (y,), elements),
        backward=elementwise("gradients", (y.grad, x, weight), (x.grad, weight.grad), 3 * elements),
    )
