"""Dropout of a tensor as wide as the residual stream; elsewhere another width is put in place of h."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, saved


@component("dropout", group="other", source="srivastava2014dropout")
def dropout(site: Site) -> Cost:
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward.

    Drawing the random numbers is not charged; applying the mask and the scale is two FLOPs an element.
    """
    extents = {"tokens": batch * seq, "hidden": hidden}
    x, y, mask = operand("x", **extents), operand("y", **extents), operand("mask", "BOOL", **extents)
    count = 2 * batch * seq * hidden
    return Cost(
        tensors=(saved(f"{site.name}.mask", "BOOL", **extents),),
        forward=elementwise("dropout", (x,), (y, mask), count),
        backward=elementwise("dropout gradient", (y.grad, mask), (x.grad,), count),
    )
