"""Operators that the package does not have, each stated rightly, of kinds as unlike as authors will bring.

They are placed beside the package's own in one kind of layer, so that rules about layers judge them too.
"""

from __future__ import annotations

from symcost.audit.statement import AuditedModel, Operator
from symcost.audit.targets.model import operators, references, settled, switched
from symcost.compiler.lower import lower_instance
from symcost.components.attention_core import attention_core
from symcost.components.output_projection import output_projection
from symcost.components.qkv_projection import qkv_projection
from symcost.components.residual import residual
from symcost.components.rms_norm import rms_norm
from symcost.dims import (
    batch,
    buckets,
    context,
    conv_kernel,
    cost_exp,
    cost_log,
    cost_rsqrt,
    cost_sigmoid,
    cost_silu,
    experts,
    ffn,
    head_dim,
    heads,
    hidden,
    kv_heads,
    q_lora_rank,
    seq,
    state,
    top_k,
)
from symcost.ir.arith import log
from symcost.ir.component import Cost, Instance, Kernel, Site, Work, component, use
from symcost.ir.operators import elementwise, frozen, gathered, linear, matmul, operand, param, saved, vector
from tests.audit.more_components import MORE
from tests.audit.strange_components import STRANGE

ROWS = batch * seq


def _x(name: str = "x", width: object = hidden):
    return operand(name, tokens=ROWS, width=width)


@component("fft_convolution", group="attention", source="poli2023hyena")
def fft_convolution(site: Site, *, input: str) -> Cost:
    """Filter every channel with a filter as long as the sequence, by three transforms of twice its length."""
    x, y = _x(), _x("y")
    taps = param("filter", channels=hidden, taps=seq)
    transforms = 3 * batch * hidden * 5 * 2 * seq * log(2 * seq) / log(2)
    return Cost(
        tensors=(taps, saved(input, tokens=ROWS, width=hidden)),
        forward=elementwise("transforms", (x, taps), (y,), transforms + 6 * ROWS * hidden),
        backward=elementwise("transforms", (y.grad, x, taps), (x.grad, taps.grad), 2 * transforms + 12 * ROWS * hidden),
    )


@component("frozen_projection", group="attention", source="hu2021lora")
def frozen_projection(site: Site, *, input: str) -> Cost:
    """Project by a weight that is never trained: nothing of the input is kept."""
    return linear(frozen("w", **{"in": hidden, "out": ffn}), _x(), _x("y", ffn), ROWS, hidden, ffn)


@component("distance_slopes", group="attention", source="press2022alibi")
def distance_slopes(site: Site, *, input: str) -> Cost:
    """Add a fixed slope a head times the distance to scores that stand in memory."""
    places = {"sequences": batch, "heads": heads, "queries": seq, "keys": context}
    scores, y = operand("scores", **places), operand("y", **places)
    return Cost(
        forward=elementwise("slope and add", (scores,), (y,), 2 * batch * heads * seq * context),
        backward=elementwise("hand on", (y.grad,), (scores.grad,), batch * heads * seq * context),
    )


@component("index_scores", group="attention", source="deepseek2025v3")
def index_scores(site: Site, *, input: str) -> Cost:
    """Score every key for every query by small heads and keep the best k: indices have no gradient."""
    index = operand("index", "INT32", tokens=ROWS, keys=top_k)
    q, k = operand("q", tokens=ROWS, heads=kv_heads, width=head_dim), operand("k", tokens=ROWS, width=head_dim)
    return Cost(
        forward=Work(
            (
                matmul("Q K^T", batch, kv_heads, seq, context, head_dim, slot="compute_a"),
                vector("sum of heads and top-k", 3 * batch * kv_heads * seq * context),
            ),
            (Kernel("scores and top-k", (q, k), (index,)),),
        )
    )


@component("time_mix", group="attention", source="peng2023rwkv")
def time_mix(site: Site, *, input: str) -> Cost:
    """Mix each token with the one before, then run the decayed sum of values over time, channel by channel."""
    names = ("r", "k", "v")
    reads, y = tuple(_x(name) for name in names), _x("y")
    decay, bonus, mix = (
        param("decay", channels=hidden),
        param("bonus", channels=hidden),
        param("mix", three=3, channels=hidden),
    )
    weights = (decay, bonus, mix)
    count = ROWS * hidden
    return Cost(
        tensors=(*weights, *(saved(f"{site.name}.{name}", tokens=ROWS, width=hidden) for name in names)),
        forward=elementwise("shift and sum", (*reads, *weights), (y,), count * (9 + 8 + 2 * cost_exp + cost_sigmoid)),
        backward=elementwise(
            "gradients",
            (y.grad, *reads, *weights),
            (*(read.grad for read in reads), *(w.grad for w in weights)),
            count * (30 + 4 * cost_exp + cost_sigmoid),
        ),
    )


@component("low_rank_adapter", group="attention", source="hu2021lora")
def low_rank_adapter(site: Site, *, input: str) -> Cost:
    """Add a product of two thin matrices to what a projection makes."""
    rank, middle, y = q_lora_rank, operand("middle", tokens=ROWS, rank=q_lora_rank), _x("y")
    down = linear(param("w_down", **{"in": hidden, "rank": rank}), _x(), middle, ROWS, hidden, rank)
    up = linear(param("w_up", rank=rank, out=hidden), middle, y, ROWS, rank, hidden)
    kept = (saved(input, tokens=ROWS, width=hidden), saved(f"{site.name}.middle", tokens=ROWS, rank=rank))
    added = vector("scale and add", 2 * ROWS * hidden)
    return down + up + Cost(tensors=kept, forward=Work((added,)), backward=Work((vector("scale", ROWS * hidden),)))


@component("distance_table", group="attention", source="raffel2020t5")
def distance_table(site: Site) -> Cost:
    """Look up a learned number for each head and bucket of distances, for every pair of positions."""
    table = param("table", buckets=buckets, heads=heads)
    places = {"queries": seq, "keys": context}
    index, bias = operand("index", "INT64", **places), operand("bias", heads=heads, **places)
    return Cost(
        tensors=(table, saved(f"{site.name}.index", "INT64", **places)),
        forward=Work(
            (vector("buckets", seq * context * (4 + cost_log)),),
            (Kernel("look up", (table,), (index, bias)),),
        ),
        backward=Work(
            (vector("scatter", seq * context * heads),), (Kernel("scatter", (bias.grad, index), (table.grad,)),)
        ),
    )


@component("convolved_gate", group="ffn", source="dauphin2017glu")
def convolved_gate(site: Site, *, input: str) -> Cost:
    """Filter one half of the channels over time and multiply by the activation of the other."""
    gate, up, y = _x("gate", ffn), _x("up", ffn), _x("product", ffn)
    weight, bias = param("w_taps", channels=ffn, taps=conv_kernel), param("b_taps", channels=ffn)
    count = ROWS * ffn
    return Cost(
        tensors=(
            weight,
            bias,
            saved(f"{site.name}.gate", tokens=ROWS, width=ffn),
            saved(f"{site.name}.up", tokens=ROWS, width=ffn),
        ),
        forward=elementwise(
            "filter and gate", (gate, up, weight, bias), (y,), count * (2 * conv_kernel + 2 + cost_silu)
        ),
        backward=elementwise(
            "gradients",
            (y.grad, gate, up, weight, bias),
            (gate.grad, up.grad, weight.grad, bias.grad),
            count * (6 * conv_kernel + 6 + cost_silu),
        ),
    )


@component("weight_normed", group="ffn", source="salimans2016weightnorm")
def weight_normed(site: Site, *, input: str) -> Cost:
    """Project by rows of unit length times a learned length: the direction is normed at every step."""
    weight, length = param("direction", **{"in": hidden, "out": ffn}), param("length", out=ffn)
    normed = operand("normed", "param", **{"in": hidden, "out": ffn})
    made = linear(weight, _x(), _x("y", ffn), ROWS, hidden, ffn)
    norm = elementwise("norm", (weight, length), (normed,), ffn * (3 * hidden + cost_rsqrt))
    back = elementwise("norm backward", (weight, length), (length.grad,), ffn * 6 * hidden)
    return made + Cost(tensors=(length, saved(input, tokens=ROWS, width=hidden)), forward=norm, backward=back)


@component("sink_tokens", group="other", source="xiao2024sinks")
def sink_tokens(site: Site) -> Cost:
    """Put a few learned rows in front of every sequence."""
    table = param("rows", rows=top_k, width=hidden)
    y = operand("y", tokens=batch * top_k, width=hidden)
    return Cost(
        tensors=(table,),
        forward=Work(kernels=(Kernel("copy", (table,), (y,)),)),
        backward=Work(
            (vector("sum over sequences", batch * top_k * hidden),), (Kernel("sum", (y.grad,), (table.grad,)),)
        ),
    )


@component("hash_embedding", group="embedding", source="tito2017hash")
def hash_embedding(site: Site) -> Cost:
    """Add two rows of a small table for each token, chosen by two hashes of its number."""
    table = param("table", buckets=buckets, width=hidden)
    ids, y = operand("ids", "INT64", tokens=ROWS), _x("y")
    rows = gathered(table, 2 * ROWS)
    return Cost(
        tensors=(table, saved("ids", "INT64", tokens=ROWS)),
        forward=Work((vector("add", ROWS * hidden),), (Kernel("gather", (ids, rows), (y,)),)),
        backward=Work((vector("scatter", 2 * ROWS * hidden),), (Kernel("scatter", (y.grad, ids), (table.grad,)),)),
    )


@component("expert_choice", group="ffn", source="zhou2022expertchoice")
def expert_choice(site: Site, *, input: str) -> Cost:
    """Score every token for every expert; each expert takes its best tokens, weighed by a softmax over experts."""
    made = linear(
        param("w_route", **{"in": hidden, "experts": experts}),
        _x(),
        operand("p", tokens=ROWS, experts=experts),
        ROWS,
        hidden,
        experts,
    )
    softmax = vector("softmax and top-k", ROWS * experts * (cost_exp + 4))
    kept = (
        saved(input, tokens=ROWS, width=hidden),
        saved(f"{site.name}.probabilities", tokens=ROWS, experts=experts),
    )
    return made + Cost(
        tensors=kept, forward=Work((softmax,)), backward=Work((vector("softmax gradient", 4 * ROWS * experts),))
    )


@component("linear_memory", group="attention", source="katharopoulos2020")
def linear_memory(site: Site, *, input: str) -> Cost:
    """Outer products of keys and values summed over time, read by queries: quadratic in the state, not in time."""
    pairs = (batch, seq, heads, head_dim, state)
    names = ("q", "k", "v")
    reads = tuple(operand(name, tokens=ROWS, heads=heads, width=head_dim) for name in names)
    y = operand("y", tokens=ROWS, heads=heads, width=head_dim)
    return Cost(
        tensors=tuple(saved(f"{site.name}.{name}", tokens=ROWS, heads=heads, width=head_dim) for name in names),
        forward=Work(
            (matmul("K V^T", *pairs, slot="compute_a"), matmul("Q S", *pairs, slot="compute_a")),
            (Kernel("sums", reads, (y,)),),
        ),
        backward=Work(
            tuple(matmul(f"gradient {place}", *pairs, slot="compute_a") for place in range(4)),
            (Kernel("sums backward", (y.grad, *reads), tuple(read.grad for read in reads)),),
        ),
    )


NEW = (
    *MORE,
    *STRANGE,
    use(fft_convolution, input="attention_norm.output"),
    use(frozen_projection, input="attention_norm.output"),
    use(distance_slopes, input="attention_core.scores"),
    use(index_scores, input="qkv_projection.q"),
    use(time_mix, input="attention_norm.output"),
    use(low_rank_adapter, input="attention_norm.output"),
    use(distance_table),
    use(convolved_gate, input="ffn_norm.output"),
    use(weight_normed, input="ffn_norm.output"),
    use(sink_tokens),
    use(hash_embedding),
    use(expert_choice, input="ffn_norm.output"),
    use(linear_memory, input="qkv_projection.q"),
)
BESIDE = (
    use(rms_norm, "attention_norm", input="body.output"),
    use(qkv_projection, input="attention_norm.output"),
    use(attention_core, inputs=("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")),
    use(output_projection, input="attention_core.output"),
    use(residual, "attention_residual"),
)


def lowered(item: Instance, kind: str = "new") -> list[Operator]:
    """An instance as rules see it, under the default conventions and then under others."""
    done = lower_instance(item, ())
    switches = switched(dict(done.derived))
    rows = [(key, settled(formula, switches)) for key, formula in done.rows]
    return list(operators(item, rows, {tensor.name: tensor for tensor in done.tensors}, kind, done.stated))


def audited(*items: Instance, beside: bool = True) -> AuditedModel:
    """Instances as one layer, behind the package's own."""
    made = [lowered(item) for item in (*(BESIDE if beside else ()), *items)]
    first = tuple(usual for usual, *_ in made)
    others = tuple(other for _, *rest in made for other in rest)
    sources = references() | {item.component.source for item in NEW}
    return AuditedModel("new", {"new": first}, family="new", variants=others, sources=sources)
