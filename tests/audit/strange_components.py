"""More operators that the package does not have, rightly stated: odd ways of handing tensors on, and flags."""

from __future__ import annotations

from symcost.dims import batch, chunk, ffn, head_dim, heads, hidden, kv_heads, seq, state, window
from symcost.ir.component import Cost, Kernel, Site, Work, component, use
from symcost.ir.operators import elementwise, frozen, linear, matmul, operand, param, saved, vector

ROWS = batch * seq


@component("value_residual", group="attention", source="vaswani2017attention")
def value_residual(site: Site, *, inputs: tuple[str, str]) -> Cost:
    """Mix a layer's values with those of the first layer by a learned number a head."""
    wide = {"tokens": ROWS, "heads": kv_heads, "width": head_dim}
    own, first, mixed, share = (
        operand("v", **wide),
        operand("v1", **wide),
        operand("y", **wide),
        param("share", h=heads),
    )
    count = ROWS * kv_heads * head_dim
    return Cost(
        tensors=(share, *(saved(name, **wide) for name in inputs)),
        forward=elementwise("mix", (own, first, share), (mixed,), 3 * count),
        backward=elementwise(
            "mix backward", (mixed.grad, own, first, share), (own.grad, first.grad, share.grad), 6 * count
        ),
    )


@component("pooled_keys", group="attention", source="vaswani2017attention")
def pooled_keys(site: Site, *, input: str) -> Cost:
    """One key for a block of tokens: their mean. A mean needs nothing of forward."""
    keys = operand("k", tokens=ROWS, heads=kv_heads, width=head_dim)
    pooled = operand("pooled", blocks=batch * seq / chunk, heads=kv_heads, width=head_dim)
    count = ROWS * kv_heads * head_dim
    return Cost(
        forward=elementwise("mean", (keys,), (pooled,), count),
        backward=elementwise("spread", (pooled.grad,), (keys.grad,), count),
    )


@component("two_streams", group="other", source="vaswani2017attention")
def two_streams(site: Site, *, input: str) -> Cost:
    """Split the stream in one that the next layer reads and one that only the layer after it does."""
    x, near, far = (operand(name, tokens=ROWS, hidden=hidden) for name in ("x", "near", "far"))
    scales = param("scales", streams=2, hidden=hidden)
    return Cost(
        tensors=(scales, saved(input, tokens=ROWS, hidden=hidden)),
        forward=elementwise("scale twice", (x, scales), (near, far), 2 * ROWS * hidden),
        backward=elementwise("sum", (near.grad, far.grad, x, scales), (x.grad, scales.grad), 7 * ROWS * hidden),
    )


@component("teacher_scores", group="other", source="hu2021lora")
def teacher_scores(site: Site, *, input: str) -> Cost:
    """Project to the width of a teacher by weights that are given and no longer change."""
    x, y = operand("x", tokens=ROWS, hidden=hidden), operand("y", tokens=ROWS, width=state)
    return linear(frozen("w", **{"in": hidden, "out": state}), x, y, ROWS, hidden, state)


@component("flagged_projection", group="ffn", source="shazeer2020glu")
def flagged_projection(site: Site, *, input: str, bias: bool = False, scaled: bool = False) -> Cost:
    """A projection with a bias or without, whose result a learned number may scale."""
    x, y = operand("x", tokens=ROWS, hidden=hidden), operand("y", tokens=ROWS, ffn=ffn)
    made = linear(
        param("w", **{"in": hidden, "out": ffn}),
        x,
        y,
        ROWS,
        hidden,
        ffn,
        bias=param("b", out=ffn) if bias else None,
    ) + Cost(tensors=(saved(input, tokens=ROWS, hidden=hidden),))
    if not scaled:
        return made
    gain, done = param("gain", one=1), operand("scaled", tokens=ROWS, ffn=ffn)
    return made + Cost(
        tensors=(gain, saved(f"{site.name}.y", tokens=ROWS, ffn=ffn)),
        forward=elementwise("scale", (y, gain), (done,), ROWS * ffn),
        backward=elementwise("scale backward", (done.grad, y, gain), (y.grad, gain.grad), 3 * ROWS * ffn),
    )


@component("sorted_attention", group="attention", source="vaswani2017attention")
def sorted_attention(site: Site, *, inputs: tuple[str, ...]) -> Cost:
    """Sort tokens into buckets by their keys, and let each bucket's queries see its own keys: places are kept."""
    wide = {"tokens": ROWS, "heads": heads, "width": head_dim}
    narrow = {**wide, "heads": kv_heads}
    q, k, v, y = operand("q", **wide), operand("k", **narrow), operand("v", **narrow), operand("y", **wide)
    places, sums = operand("places", "INT32", tokens=ROWS), operand("sums", "FP32", tokens=ROWS, heads=heads)
    product = (batch, heads, seq, window, head_dim)
    kept = (*(saved(name, **(narrow if i else wide)) for i, name in enumerate(inputs)), saved(f"{site.name}.y", **wide))
    return Cost(
        tensors=(
            *kept,
            saved(f"{site.name}.places", "INT32", tokens=ROWS),
            saved(f"{site.name}.sums", "FP32", tokens=ROWS, heads=heads),
        ),
        forward=Work(
            (matmul("Q K^T", *product, slot="compute_a"), matmul("P V", *product, slot="compute_a")),
            (Kernel("sort", (k,), (places,)), Kernel("core", (q, k, v, places), (y, sums))),
        ),
        backward=Work(
            tuple(matmul(f"gradient {place}", *product, slot="compute_a") for place in range(4)),
            (Kernel("core backward", (y.grad, q, k, v, y, places, sums), (q.grad, k.grad, v.grad)),),
        ),
    )


@component("row_filter", group="other", source="poli2023hyena")
def row_filter(site: Site, *, input: str) -> Cost:
    """Multiply each token by weights that a small network makes of its place: the same for all sequences."""
    weight = param("w", **{"in": state, "out": hidden})
    x, y = operand("x", tokens=ROWS, hidden=hidden), operand("y", tokens=ROWS, hidden=hidden)
    places = operand("places", rows=seq, width=state)
    filters = operand("filters", rows=seq, hidden=hidden)
    return linear(weight, places, filters, seq, state, hidden, x_needs_gradient=False) + Cost(
        tensors=(saved(input, tokens=ROWS, hidden=hidden), saved(f"{site.name}.filters", rows=seq, hidden=hidden)),
        forward=Work((vector("times", ROWS * hidden),), (Kernel("times", (x, filters), (y,)),)),
        backward=Work(
            (vector("times", 3 * ROWS * hidden),),
            (Kernel("times backward", (y.grad, x, filters), (x.grad, filters.grad)),),
        ),
    )


STRANGE = (
    use(value_residual, inputs=("qkv_projection.v", "first.v")),
    use(pooled_keys, input="qkv_projection.k"),
    use(two_streams, input="body.output"),
    use(teacher_scores, input="attention_norm.output"),
    use(flagged_projection, input="attention_norm.output"),
    use(flagged_projection, "flagged_with_bias", input="attention_norm.output", bias=True, scaled=True),
    use(sorted_attention, inputs=("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")),
    use(row_filter, input="attention_norm.output"),
)
