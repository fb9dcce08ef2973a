"""Token embedding: one row of a table for each token."""

from symcost.dims import batch, context, embed, hidden, seq, vocab
from symcost.ir.component import Contraction, Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector


@component("token_embedding", group="embedding", source="vaswani2017attention")
def token_embedding(site: Site, *, scaled: bool = False, tied: bool = False, beside: str = "") -> Cost:
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma).

    Backward zeroes the gradient table and adds each token's gradient to its row, read, changed and written.
    `tied`: the table is another embedding's, whose gradient is added to. `beside` is a storage that all layers
    behind read and none makes, kept once and listed here: the encoder's output, where a decoder begins.
    """
    rows = batch * seq
    table = param("w_embedding", vocab=vocab, embed=embed)
    ids, y = operand("ids", "INT64", tokens=rows), operand("y", tokens=rows, embed=embed)
    touched = operand("rows", "param", tokens=rows, embed=embed)
    scatter = operand("gradient_rows", "param_grad", tokens=rows, embed=embed)
    scale = (vector("scale", rows * embed),) if scaled else ()
    owned = () if tied else (table,)
    kept = [saved(f"{site.name}.ids", "INT64", tokens=rows)]
    if beside:
        kept.append(saved(beside, tokens=batch * context, hidden=hidden))
    return Cost(
        tensors=(*owned, *kept),
        forward=Work(scale, (Kernel("look up", (touched, ids), (y,)),)),
        backward=Work(
            (vector("scatter", rows * embed), *scale),
            (
                *(Kernel("zero fill", (), (t.grad,)) for t in owned),
                Kernel("scatter", (y.grad, ids, scatter), (scatter,)),
            ),
        ),
        # A look-up is the product with a matrix of ones and zeros: it sums over the vocabulary.
        contractions=(Contraction("look up", table.name, ids, y, vocab, embed, x_needs_gradient=False),),
    )
