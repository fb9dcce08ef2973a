"""Gate of a recurrence's output: times the SiLU of another projection of the same tokens, without a norm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_silu, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, saved

if TYPE_CHECKING:
    from sympy import Expr

DERIVATIVE = 3


@component("recurrent_gate", group="attention", source="gu2024mamba")
def recurrent_gate(site: Site, *, inputs: tuple[str, str], width: Expr) -> Cost:
    """Multiply what a scan makes by the SiLU of the gate branch: one kernel each way; both factors are kept."""
    shape = {"tokens": batch * seq, "width": width}
    output, gate, product = operand("output", **shape), operand("gate", **shape), operand("product", **shape)
    elements = batch * seq * width
    return Cost(
        tensors=tuple(saved(storage, **shape) for storage in inputs),
        forward=elementwise("gate", (output, gate), (product,), elements * (1 + cost_silu)),
        # the output's gradient, the gate's, and the derivative of SiLU
        backward=elementwise(
            "gate gradient",
            (product.grad, output, gate),
            (output.grad, gate.grad),
            elements * (2 + cost_silu + DERIVATIVE),
        ),
    )
