"""Token types: one of a few rows added to each token (BERT's segments)."""

from symcost.dims import batch, hidden, seq, types
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector


@component("type_embedding", group="embedding", source="devlin2019bert")
def type_embedding(site: Site, *, times: int = 1) -> Cost:
    """Add the row of each token's type: one kernel; the type ids are kept.

    The table has a handful of rows, which a kernel reads once. `times`: a token looks up as many (a box's corners).
    """
    rows = batch * seq
    table = param("w_type", types=types, hidden=hidden)
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, hidden=hidden)
    ids = operand("ids", "INT64", tokens=rows * times)
    return Cost(
        tensors=(table, saved(f"{site.name}.ids", "INT64", tokens=rows * times)),
        forward=Work((vector("add", times * rows * hidden),), (Kernel("look up and add", (x, table, ids), (y,)),)),
        backward=Work((vector("scatter", times * rows * hidden),), (Kernel("scatter", (y.grad, ids), (table.grad,)),)),
    )
