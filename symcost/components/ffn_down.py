"""Feed-forward down-projection."""

from symcost.dims import batch, ffn, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("ffn_down", group="ffn", source="shazeer2020glu")
def ffn_down(site: Site, *, input: str, bias: bool = False) -> Cost:
    """Project the feed-forward width back to the residual stream."""
    rows = batch * seq
    return linear(
        param("w_down", **{"in": ffn, "out": hidden}),
        operand("product", tokens=rows, ffn=ffn),
        operand("y", tokens=rows, hidden=hidden),
        rows,
        ffn,
        hidden,
        bias=param("b_down", out=hidden) if bias else None,
    ) + Cost(tensors=(saved(input, tokens=rows, ffn=ffn),))
