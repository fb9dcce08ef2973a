"""More operators that the package does not have: turned pairs, soft experts, chosen tokens, scaled cosines."""

from __future__ import annotations

from symcost.dims import (
    batch,
    buckets,
    cost_exp,
    cost_rsqrt,
    experts,
    head_dim,
    heads,
    hidden,
    lora_rank,
    seq,
    state,
    top_k,
)
from symcost.ir.component import Cost, Kernel, Site, Work, component, use
from symcost.ir.operators import buffer, elementwise, frozen, gathered, linear, matmul, operand, param, saved, vector

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


@component("random_features", group="attention", source="choromanski2021performer")
def random_features(site: Site, *, input: str) -> Cost:
    """Map queries to exponentials of random products; the matrix is drawn once and never trained."""
    q, y = operand("q", tokens=ROWS, heads=heads, width=head_dim), operand("y", tokens=ROWS, heads=heads, width=state)
    drawn = buffer("drawn", head_dim=head_dim, features=state)
    product = (ROWS, heads, head_dim, state)
    return Cost(
        tensors=(drawn, saved(f"{site.name}.y", tokens=ROWS, heads=heads, width=state)),
        forward=Work(
            (matmul("project", *product), vector("exp", ROWS * heads * state * cost_exp)),
            (Kernel("project", (q, drawn), (y,)),),
        ),
        backward=Work(
            (matmul("gradient", *product), vector("exp", ROWS * heads * state)),
            (Kernel("gradient", (y.grad, y, drawn), (q.grad,)),),
        ),
    )


@component("product_keys", group="ffn", source="lample2019memory")
def product_keys(site: Site, *, input: str) -> Cost:
    """Score halves of a query against two sets of keys, add up the values of the best: others have no gradient."""
    keys, values = param("keys", two=2, keys=buckets, width=state), param("values", rows=buckets**2, out=hidden)
    q, y = operand("q", tokens=ROWS, two=2, width=state), operand("y", tokens=ROWS, width=hidden)
    index, weight = operand("index", "INT64", tokens=ROWS, keys=top_k), operand("weight", tokens=ROWS, keys=top_k)
    rows = gathered(values, ROWS * top_k)
    kept = (
        saved(f"{site.name}.q", tokens=ROWS, two=2, width=state),
        saved(f"{site.name}.index", "INT64", tokens=ROWS, keys=top_k),
        saved(f"{site.name}.weight", tokens=ROWS, keys=top_k),
    )
    return Cost(
        tensors=(keys, values, *kept),
        forward=Work(
            (matmul("scores", ROWS, 2, buckets, state), vector("best and sum", ROWS * (2 * buckets + top_k * hidden))),
            (Kernel("scores", (q, keys), (index, weight)), Kernel("sum", (rows, index, weight), (y,))),
        ),
        backward=Work(
            (*(matmul(f"gradient {n}", ROWS, 2, top_k, state) for n in "qk"), vector("sum", 4 * ROWS * top_k * hidden)),
            (
                Kernel("sum backward", (y.grad, rows, index, weight), (values.grad, weight.grad)),
                Kernel("scores backward", (weight.grad, q, keys, index), (q.grad, keys.grad)),
            ),
        ),
    )


@component("adapter_beside_frozen", group="attention", source="hu2021lora")
def adapter_beside_frozen(site: Site, *, input: str) -> Cost:
    """A projection that is never trained and a thin one beside it that is: both add to one gradient of the input."""
    x, y = operand("x", tokens=ROWS, width=hidden), operand("y", tokens=ROWS, width=hidden)
    middle = operand("middle", tokens=ROWS, rank=lora_rank)
    base = linear(frozen("w", **{"in": hidden, "out": hidden}), x, y, ROWS, hidden, hidden)
    down = linear(param("a", **{"in": hidden, "rank": lora_rank}), x, middle, ROWS, hidden, lora_rank)
    up = linear(param("b", rank=lora_rank, out=hidden), middle, y, ROWS, lora_rank, hidden)
    kept = (saved(input, tokens=ROWS, width=hidden), saved(f"{site.name}.middle", tokens=ROWS, rank=lora_rank))
    return base + down + up + Cost(tensors=kept, forward=Work((vector("add", 2 * ROWS * hidden),)))


MORE = (
    use(random_features, input="qkv_projection.q"),
    use(product_keys, input="ffn_norm.output"),
    use(adapter_beside_frozen, input="attention_norm.output"),
    use(complex_rotary, input="qkv_projection.q"),
    use(soft_experts, input="attention_norm.output"),
    use(chosen_tokens, input="attention_norm.output"),
    use(cosine_scores, input="qkv_projection.q"),
)
