"""A gate over the channels of a whole image or clip (squeeze and excitation)."""

from __future__ import annotations

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, saved


@component("channel_gate", group="other", source="hu2018squeeze")
def channel_gate(site: Site, *, input: str, gate: str) -> Cost:
    """Multiply every position's channels by one factor for each channel: one kernel each way, both factors kept.

    Backward makes the gradient of the positions (a product) and sums that of the gate (a product and an add).
    """
    x, y = (operand(name, tokens=batch * seq, hidden=hidden) for name in ("x", "y"))
    factors = operand("gate", tokens=batch, hidden=hidden)
    elements = batch * seq * hidden
    return Cost(
        tensors=(saved(input, tokens=batch * seq, hidden=hidden), saved(gate, tokens=batch, hidden=hidden)),
        forward=elementwise("gate", (x, factors), (y,), elements),
        backward=elementwise("gradients", (y.grad, x, factors), (x.grad, factors.grad), 3 * elements),
    )
