"""Dynamic mask: a bias of every key's scores, made from its value (Doge)."""

from symcost.dims import batch, context, cost_exp, cost_log, head_dim, heads, kv_heads, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import linear, operand, param, saved, vector
from symcost.ir.pairs import keys

# exponential, one more, logarithm; the product with a learned rate and its exponential
STEPS = 2 * cost_exp + cost_log + 2


@component("dynamic_mask", group="attention", source="shi2025dma")
def dynamic_mask(site: Site, *, input: str, bias: bool = False, windowed: bool = False) -> Cost:
    """Project all values of a key to one number a key head, and make of it what is added to the key's scores.

    Served, the numbers of all keys that a step sees are made anew. The library then takes out all but the largest
    biases where there are more keys than it wants; it multiplies as before, and no comparison is charged.
    """
    rows = batch * keys(site, "causal", windowed)
    rate = param("rate", heads=kv_heads)
    made, added = operand("made", tokens=rows, heads=kv_heads), operand("bias", tokens=rows, heads=kv_heads)
    width = kv_heads * head_dim
    values = operand("values", "cache" if site.inference else "act", tokens=rows, width=width)
    project = linear(
        param("w", **{"in": width, "out": kv_heads}),
        values,
        made,
        rows,
        width,
        kv_heads,
        bias=param("b", out=kv_heads) if bias else None,
        label="values to numbers",
    )
    numbers, scores = rows * kv_heads, batch * heads * seq * context
    return project + Cost(
        tensors=(rate, saved(input, tokens=rows, width=width), saved(f"{site.name}.made", tokens=rows, heads=kv_heads)),
        forward=Work((vector("bias", numbers * STEPS),), (Kernel("bias", (made, rate), (added,)),)),
        backward=Work(
            (vector("sum over queries", scores), vector("bias gradient", numbers * (STEPS + 4))),
            (Kernel("bias gradient", (added.grad, made, rate), (made.grad, rate.grad)),),
        ),
    )
