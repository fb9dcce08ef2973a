"""Batch norm with fixed statistics and gains: a factor and a summand for each channel that nothing trains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_div, cost_rsqrt, hidden, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import buffer, operand, vector

if TYPE_CHECKING:
    from sympy import Expr

# Weight, bias, running mean and variance.
VECTORS = 4


@component("channel_norm", group="norm", source="carion2020detr")
def fixed_norm(site: Site, *, input: str, channels: Expr = hidden) -> Cost:
    """Multiply every channel by a factor and add a summand, both made of buffers: one kernel each way, nothing kept."""
    x, y = operand("x", tokens=batch * seq, width=channels), operand("y", tokens=batch * seq, width=channels)
    held, elements = buffer("statistics", values=VECTORS, width=channels), batch * seq * channels
    return Cost(
        tensors=(held,),
        forward=Work(
            (
                vector("factor and summand", channels * (4 + cost_rsqrt + cost_div)),
                vector("scale and add", 2 * elements),
            ),
            (Kernel("scale and add", (x, held), (y,)),),
        ),
        backward=Work((vector("scale", elements),), (Kernel("scale backward", (y.grad, held), (x.grad,)),)),
    )
