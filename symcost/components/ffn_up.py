"""Feed-forward up-projection; gate and up together where the block is gated."""

from symcost.dims import batch, ffn, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("ffn_up", group="ffn", source="shazeer2020glu")
def ffn_up(site: Site, *, input: str, gated: bool = True, bias: bool = False) -> Cost:
    """Project each token to the feed-forward width, twice where a gate is computed beside it: one matmul."""
    rows, width = batch * seq, (2 if gated else 1) * ffn
    return linear(
        param("w_up", **{"in": hidden, "out": width}),
        operand("x", tokens=rows, hidden=hidden),
        operand("up", tokens=rows, out=width),
        rows,
        hidden,
        width,
        bias=param("b_up", out=width) if bias else None,
        parts=2 if gated else 1,
    ) + Cost(tensors=(saved(input, tokens=rows, hidden=hidden),))
