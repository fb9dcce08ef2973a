"""Query, key and value projections of multi-head, multi-query and grouped-query attention."""

from symcost.dims import batch, head_dim, heads, hidden, kv_heads, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved

# Word -> width that an output gate adds to the query projection.
GATES = {"none": 0, "head": heads, "element": heads * head_dim}


@component("qkv_projection", group="attention", source="ainslie2023gqa")
def qkv_projection(
    site: Site, *, input: str, bias: tuple[bool, bool, bool] = (False, False, False), gate: str = "none"
) -> Cost:
    """Project each token to the queries of all heads and the keys and values that groups of heads share.

    One matmul of width (n + 2k)d; `bias` says which of q, k and v have one. With an output gate the query
    projection makes the gate too: n wider (`head`) or n d wider (`element`).
    """
    rows = batch * seq
    extents = (heads * head_dim + GATES[gate], kv_heads * head_dim, kv_heads * head_dim)
    width = sum(extents)
    biased = sum(extent for extent, present in zip(extents, bias, strict=True) if present)
    return linear(
        param("w_qkv", **{"in": hidden, "out": width}),
        operand("x", tokens=rows, hidden=hidden),
        operand("qkv", tokens=rows, out=width),
        rows,
        hidden,
        width,
        bias=param("b_qkv", out=biased) if any(bias) else None,
    ) + Cost(tensors=(saved(input, tokens=rows, hidden=hidden),))
