"""Attention output projection: all heads' values back to the residual stream."""

from symcost.dims import batch, head_dim, heads, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("output_projection", group="attention", source="vaswani2017attention")
def output_projection(site: Site, *, input: str, bias: bool = False) -> Cost:
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    rows = batch * seq
    width = heads * head_dim
    return linear(
        param("w_o", **{"in": width, "out": hidden}),
        operand("heads", tokens=rows, heads=heads, width=head_dim),
        operand("y", tokens=rows, hidden=hidden),
        rows,
        width,
        hidden,
        bias=param("b_o", out=hidden) if bias else None,
    ) + Cost(tensors=(saved(input, tokens=rows, heads=heads, width=head_dim),))
