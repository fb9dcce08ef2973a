"""More operators that the package does not have: turned pairs, soft experts, chosen tokens, scaled cosines."""

from __future__ import annotations

from symcost.dims import batch, cost_exp, cost_rsqrt, experts, head_dim, heads, hidden, seq, top_k
from symcost.ir.component import Cost, Kernel, Site, Work, component, use
from symcost.ir.operators import elementwise, linear, matmul, operand, param, saved, vector

ROWS = batch * seq


@component("complex_rotary", group="attention", source="su2021rope")
def complex_rotary(site: Site, *, input: str) -> Cost:
    """Multiply pairs of channels, read as complex numbers, by a table of unit ones that nothing learns."""
    x, y = (operand(name, tokens=ROWS, heads=heads, width=head_dim) for name in ("x", "y"))
    table = operand("table", "FP32", positions=seq, width=head_dim)
    return Cost(
        forward=elementwise("turn", (x, table), (y,), 3 * ROWS * heads * head_dim),
        backward=elementwise("turn back", (y.grad, table), (x.grad,), 3 * ROWS * heads * head_dim),
    )


@component("soft_experts", group="ffn", source="puigcerver2024softmoe")
def soft_experts(site: Site, *, input: str) -> Cost:
    """Mix all tokens into a slot an expert by a softmax over tokens, and slots back by one over slots."""
    weight = param("w_slots", **{"in": hidden, "experts": experts})
    made = linear(
        weight,
        operand("x", tokens=ROWS, width=hidden),
        operand("scores", tokens=ROWS, experts=experts),
        ROWS,
        hidden,
        experts,
    )
    mix = tuple(matmul(f"mix {place}", batch, 1, experts, hidden, seq, slot="compute_a") for place in range(2))
    kept = (saved(input, tokens=ROWS, width=hidden), saved(f"{site.name}.weights", tokens=ROWS, experts=experts))
    softmax, gradient = 2 * ROWS * experts * (cost_exp + 4), 8 * ROWS * experts
    back = tuple(matmul(f"gradient {place}", batch, 1, experts, hidden, seq, slot="compute_a") for place in range(4))
    return made + Cost(
        tensors=kept,
        forward=Work((vector("softmax twice", softmax), *mix)),
        backward=Work((vector("softmax gradient", gradient), *back)),
    )


@component("chosen_tokens", group="other", source="raposo2024depths")
def chosen_tokens(site: Site, *, input: str) -> Cost:
    """Keep the best k tokens of a sequence: a gather, whose places backward needs again."""
    x, y = operand("x", tokens=batch * top_k, width=hidden), operand("y", tokens=batch * top_k, width=hidden)
    places = operand("places", "INT64", tokens=batch * top_k)
    return Cost(
        tensors=(saved(f"{site.name}.places", "INT64", tokens=batch * top_k),),
        forward=Work((), (Kernel("gather", (x, places), (y,)),)),
        backward=Work((), (Kernel("scatter", (y.grad, places), (x.grad,)),)),
    )


@component("cosine_scores", group="attention", source="henry2020qknorm")
def cosine_scores(site: Site, *, input: str) -> Cost:
    """Divide queries by their lengths and scale them by a learned number a head."""
    q, y = (operand(name, tokens=ROWS, heads=heads, width=head_dim) for name in ("q", "y"))
    scale, count = param("scale", heads=heads), ROWS * heads * head_dim
    return Cost(
        tensors=(scale, saved(input, tokens=ROWS, heads=heads, width=head_dim)),
        forward=elementwise("norm", (q, scale), (y,), 4 * count + ROWS * heads * cost_rsqrt),
        backward=elementwise("gradients", (y.grad, q, scale), (q.grad, scale.grad), 9 * count),
    )


MORE = (
    use(complex_rotary, input="qkv_projection.q"),
    use(soft_experts, input="attention_norm.output"),
    use(chosen_tokens, input="attention_norm.output"),
    use(cosine_scores, input="qkv_projection.q"),
)
