"""Query, key and value projections of multi-head, multi-query and grouped-query attention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, head_dim, heads, hidden, kv_heads, seq, v_head_dim
from symcost.ir.caches import stored
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import cache, linear, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr

# Word -> width that an output gate adds to the query projection.
GATES = {"none": 0, "head": heads, "element": heads * head_dim}


@component("qkv_projection", group="attention", source="ainslie2023gqa")
def qkv_projection(
    site: Site,
    *,
    input: str,
    bias: tuple[bool, bool, bool] = (False, False, False),
    gate: str = "none",
    gate_biased: bool = True,
    parts: str = "qkv",
    kept: bool = True,
    cached: bool = False,
    own_value_width: bool = False,
) -> Cost:
    """Project each token to the queries of all heads and the keys and values that groups of heads share.

    `bias` says which of q, k and v have one. With an output gate the query projection makes the gate too: n wider
    (`head`) or n d wider (`element`), with the queries' bias where it is `gate_biased`. `parts` is less than all
    three where keys and values come from another sequence than the queries (cross attention), whose tokens then are
    the rows; not `kept`: the input is listed elsewhere, once for all layers that read it. Served, keys and values
    that are `cached` go where the model holds them.
    """
    rows = batch * seq
    values = v_head_dim if own_value_width else head_dim
    extents = {"q": heads * head_dim + GATES[gate], "k": kv_heads * head_dim, "v": kv_heads * values}
    width = sum(extents[part] for part in parts)
    biased = _biased(extents if gate_biased else {**extents, "q": heads * head_dim}, bias, parts)
    made = operand(parts, tokens=rows, out=width)
    cost = linear(
        param(f"w_{parts}", **{"in": hidden, "out": width}),
        operand("x", tokens=rows, hidden=hidden),
        made,
        rows,
        hidden,
        width,
        bias=param(f"b_{parts}", out=biased) if biased else None,
        parts=len(parts),
    )
    if site.inference and cached:
        queries = (operand("q", tokens=rows, out=extents["q"]),) if "q" in parts else ()
        cost = stored(cost, made, *queries, cache("kv", tokens=rows, out=extents["k"] + extents["v"]))
    return cost + Cost(tensors=(saved(input, tokens=rows, hidden=hidden),) if kept else ())


def _biased(extents: dict[str, Expr], bias: tuple[bool, bool, bool], parts: str) -> Expr:
    """How many biases there are in all."""
    return sum(extents[part] for part, has in zip(extents, bias, strict=True) if has and part in parts)
