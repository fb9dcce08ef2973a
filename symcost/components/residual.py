"""Residual addition: a block's output onto the stream it read."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand


@component("residual", group="other", source="he2016residual")
def residual(site: Site, *, branches: int = 1, scaled: bool = False) -> Cost:
    """Add a block's output to the residual stream: one kernel, nothing kept.

    Backward hands the incoming gradient to both sides and adds what the block sends back. `branches` is 2 for
    parallel attention and feed-forward; `scaled` multiplies the block's output by a constant first (Granite).
    """
    rows = batch * seq
    stream, total = operand("stream", tokens=rows, hidden=hidden), operand("sum", tokens=rows, hidden=hidden)
    outputs = tuple(operand(f"branch_{index}", tokens=rows, hidden=hidden) for index in range(branches))
    count = branches * (2 if scaled else 1) * rows * hidden
    return Cost(
        forward=elementwise("add", (stream, *outputs), (total,), count),
        backward=elementwise(
            "add gradients", (total.grad, *(o.grad for o in outputs)), (stream.grad,), branches * rows * hidden
        ),
    )
