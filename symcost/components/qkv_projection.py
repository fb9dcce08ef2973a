"""Query, key and value projections of multi-head, multi-query and grouped-query attention."""

from symcost.dims import batch, head_dim, heads, hidden, kv_heads, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("qkv_projection", group="attention", source="ainslie2023gqa")
def qkv_projection(site: Site, *, input: str, bias: tuple[bool, bool, bool] = (False, False, False)) -> Cost:
    """Project each token to the queries of all heads and the keys and values that groups of heads share.

    One matmul of width (n + 2k)d; `bias` says which of q, k and v have one.
    """
    rows = batch * seq
    width = (heads + 2 * kv_heads) * head_dim
    x, y = operand("x", tokens=rows, hidden=hidden), operand("qkv", tokens=rows, out=width)
    extents = (heads * head_dim, kv_heads * head_dim, kv_heads * head_dim)
    biased = sum(extent for extent, present in zip(extents, bias, strict=True) if present)
    return linear(
        param("w_qkv", **{"in": hidden, "out": width}),
        x,
        y,
        rows,
        hidden,
        width,
        bias=param("b_qkv", out=biased) if any(bias) else None,
    ) + Cost(tensors=(saved(input, tokens=rows, hidden=hidden),))
