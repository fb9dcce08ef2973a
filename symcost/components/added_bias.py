"""A learned vector that is added to every token."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, param


@component("added_bias", group="other", source="shen2024jetmoe")
def added_bias(site: Site) -> Cost:
    """Add one vector to each token: one kernel each way, nothing kept."""
    rows = batch * seq
    x, y, bias = (
        operand("x", tokens=rows, hidden=hidden),
        operand("y", tokens=rows, hidden=hidden),
        param("b", hidden=hidden),
    )
    return Cost(
        tensors=(bias,),
        forward=elementwise("add", (x, bias), (y,), rows * hidden),
        backward=elementwise("bias gradient", (y.grad,), (bias.grad,), rows * hidden),
    )
