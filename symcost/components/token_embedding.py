"""Token embedding: one row of a table for each token."""

from symcost.dims import batch, embed, seq, vocab
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector


@component("token_embedding", group="embedding", source="vaswani2017attention")
def token_embedding(site: Site, *, scaled: bool = False) -> Cost:
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma).

    Backward zeroes the gradient table and adds each token's gradient to its row, read, changed and written.
    """
    rows = batch * seq
    table = param("w_embedding", vocab=vocab, embed=embed)
    ids, y = operand("ids", "INT64", tokens=rows), operand("y", tokens=rows, embed=embed)
    touched = operand("rows", "param", tokens=rows, embed=embed)
    scatter = operand("gradient_rows", "param_grad", tokens=rows, embed=embed)
    scale = (vector("scale", rows * embed),) if scaled else ()
    return Cost(
        tensors=(table, saved(f"{site.name}.ids", "INT64", tokens=rows)),
        forward=Work(scale, (Kernel("look up", (touched, ids), (y,)),)),
        backward=Work(
            (vector("scatter", rows * embed), *scale),
            (
                Kernel("zero fill", (), (table.grad,)),
                Kernel("scatter", (y.grad, ids, scatter), (scatter,)),
            ),
        ),
    )
