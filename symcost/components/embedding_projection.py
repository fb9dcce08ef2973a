"""Projection between a narrow embedding and the residual stream."""

from symcost.dims import batch, embed, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("embedding_projection", group="embedding", source="lan2020albert")
def embedding_projection(site: Site, *, input: str, bias: bool = False) -> Cost:
    """Project the embedding's width to the hidden width; in front of the head the two widths change places."""
    rows = batch * seq
    return linear(
        param("w_embedding_projection", **{"in": embed, "out": hidden}),
        operand("x", tokens=rows, embed=embed),
        operand("y", tokens=rows, hidden=hidden),
        rows,
        embed,
        hidden,
        bias=param("b_embedding_projection", out=hidden) if bias else None,
    ) + Cost(tensors=(saved(input, tokens=rows, embed=embed),))
