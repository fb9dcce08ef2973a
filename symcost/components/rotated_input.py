"""Rotary positions applied to a layer's input, in front of the projections of queries and keys."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand


@component("rotated_input", group="attention", source="su2021roformer")
def rotated_input(site: Site) -> Cost:
    """Turn every pair of elements by its position's angle: one kernel each way, nothing kept.

    Two products and a sum an element, and as many in backward, which turns gradients the other way.
    """
    x, y = (operand(name, tokens=batch * seq, hidden=hidden) for name in ("x", "y"))
    each = 3 * batch * seq * hidden
    return Cost(
        forward=elementwise("rotation", (x,), (y,), each),
        backward=elementwise("rotation backward", (y.grad,), (x.grad,), each),
    )
