"""Learned positions: one row of a table for each place in the sequence, added to the tokens."""

from symcost.dims import batch, hidden, positions, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import frozen, operand, param, vector


@component("position_embedding", group="embedding", source="vaswani2017attention")
def position_embedding(site: Site, *, table: str = "trained") -> Cost:
    """Add row i of the table to the token at place i: one kernel, nothing kept.

    `positions` counts the table's rows, those that an offset leaves unused included (OPT's first two). Backward
    zeroes the table's gradient and adds to each used row the gradients of all sequences. A table that is
    `frozen` (sinusoids that the library keeps as a parameter) has no gradient, and the stream's passes by; one that
    is `made` anew is no parameter either, and has the dtype of the stream.
    """
    rows = batch * seq
    extents = {"positions": positions, "hidden": hidden}
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, hidden=hidden)
    used = operand("rows", "act" if table == "made" else "param", places=seq, hidden=hidden)
    forward = Work((vector("add", rows * hidden),), (Kernel("look up and add", (x, used), (y,)),))
    if table != "trained":
        return Cost(tensors=(frozen("w_position", **extents),) if table == "frozen" else (), forward=forward)
    weight = param("w_position", **extents)
    gradient = operand("gradient_rows", "param_grad", places=seq, hidden=hidden)
    return Cost(
        tensors=(weight,),
        forward=forward,
        backward=Work(
            (vector("sum over sequences", rows * hidden),),
            (
                Kernel("zero fill", (), (weight.grad,)),
                Kernel("sum over sequences", (y.grad, gradient), (gradient,)),
            ),
        ),
    )
