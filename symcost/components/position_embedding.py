"""Learned positions: one row of a table for each place in the sequence, added to the tokens."""

from symcost.dims import batch, hidden, positions, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, vector


@component("position_embedding", group="embedding", source="vaswani2017attention")
def position_embedding(site: Site) -> Cost:
    """Add row i of the table to the token at place i: one kernel, nothing kept.

    `positions` counts the table's rows, those that an offset leaves unused included (OPT's first two). Backward
    zeroes the table's gradient and adds to each used row the gradients of all sequences.
    """
    rows = batch * seq
    table = param("w_position", positions=positions, hidden=hidden)
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, hidden=hidden)
    used = operand("rows", "param", places=seq, hidden=hidden)
    gradient = operand("gradient_rows", "param_grad", places=seq, hidden=hidden)
    return Cost(
        tensors=(table,),
        forward=Work((vector("add", rows * hidden),), (Kernel("look up and add", (x, used), (y,)),)),
        backward=Work(
            (vector("sum over sequences", rows * hidden),),
            (
                Kernel("zero fill", (), (table.grad,)),
                Kernel("sum over sequences", (y.grad, gradient), (gradient,)),
            ),
        ),
    )
