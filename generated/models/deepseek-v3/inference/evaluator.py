"""Costs of deepseek_v3, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Numbers are integers, or Fractions where a width or a
coefficient is not whole; logarithms and expectations are floats. A component is a function: an instance's tensors by
their extents, then FLOPs by phase and unit, and elements moved by phase, direction and slot, whose width makes bytes.
"""

from collections import namedtuple
from fractions import Fraction
from functools import cache, partial
from math import ceil, prod
from numbers import Rational
from operator import itemgetter

FAMILY, FORMULAS = "deepseek_v3", "standard"
WORKLOAD = "inference"
FORMULAS_SHA256 = "ae470a117bf493b99498a76653e164f03182d1b900f1bb251040e31bdbe02b71"
DIMS = ("batch", "seq", "cached", "context", "dense_layers", "moe_layers", "hidden", "vocab", "heads", "nope_dim",
    "rope_dim", "v_head_dim", "q_lora_rank", "kv_lora_rank", "ffn", "moe_ffn", "experts", "top_k", "shared_experts",
    "mtp_depth", "block")
WIDTHS = ("width_param", "width_act", "width_cache")
MAY_BE_ZERO = ("cached", "dense_layers", "moe_layers", "experts", "top_k", "shared_experts", "mtp_depth")
COEFFICIENTS = {"cost_exp": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_sigmoid": 4, "cost_silu": 5}
CONVENTIONS = {"attention": ("flash", "eager"), "pairs": ("full", "causal", "causal_half"),
    "mla": ("expanded", "absorbed"), "expert_hits": ("expected", "min", "least"), "cache": ("serving", "library"),
    "logits": ("last", "all"), "mtp": ("false", "true")}
DTYPES = {"FP32": 4, "INT32": 4, "INT64": 8}

def sizes(**given):
    """All that components are called with, from arguments that are options and exact numbers."""
    return derived(**{name: argument(name, value) for name, value in given.items()})

def argument(name, value):
    """An option, or a number made exact; the error names what is neither."""
    options, least = CONVENTIONS.get(name, ()), int(name in DIMS and name not in MAY_BE_ZERO)
    if str(value).lower() in options:
        return value
    if options or isinstance(value, bool) or not isinstance(value, Rational) or value < least:
        wanted = f"option; known: {', '.join(options)}" if options else f"whole number or Fraction of at least {least}"
        raise ValueError(f"{name}={value!r:.80} is no {wanted}")
    return whole(Fraction(int(value.numerator), int(value.denominator)))

def derived(*, batch, seq, cached, context, dense_layers, moe_layers, hidden, vocab, heads, nope_dim, rope_dim,
    v_head_dim, q_lora_rank, kv_lora_rank, ffn, moe_ffn, experts, top_k, shared_experts, mtp_depth, block=1,
    width_param, width_act, width_cache, cost_exp=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    attention="flash", pairs="full", mla="expanded", expert_hits="expected", cache="serving", logits="last",
    mtp="false"):
    """What is given, what follows from it, and how many layers there are."""
    mtp_depth = mtp_depth if str(mtp).lower() == "true" else 0
    tokens = batch*seq
    # query-key pairs of a sequence and head
    pairs_size = (
        seq*context if pairs == "full" else exact(seq*(seq + 2*cached + 1), 2) if pairs == "causal" else
            exact(seq*context, 2)
    )
    # tokens of a sequence that a layer holds after the step
    tokens_held = block*ceil(exact(context, block)) if cache == "serving" else context
    # experts that at least one token visits
    experts_hit = (
        min(experts, tokens*top_k) if expert_hits == "min" else experts*(1 - ((experts - top_k)/experts)**tokens) if
            expert_hits == "expected" else top_k
    )
    counts = {"dense": dense_layers, "moe": moe_layers + mtp_depth, "mtp": mtp_depth, "ends": 1}
    widths = DTYPES | {name[6:]: size for name, size in locals().items() if name[:6] == "width_"}
    return locals()

def rms_norm(*, hidden, cost_div, cost_rsqrt, tokens, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    return component(tensor("param", "persistent", "param", "weight", 1, "", **{"hidden": hidden}),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden))

def mla_q_down(*, hidden, q_lora_rank, cost_div, cost_rsqrt, tokens, **_):
    """Compress each token to the query rank; an RMSNorm of that rank follows, in a kernel of its own."""
    return component(tensor("param", "persistent", "param", "w_dq", 1, "", **{"in": hidden, "out": q_lora_rank}),
        tensor("param", "persistent", "param", "norm_weight", 1, "", **{"rank": q_lora_rank}),
        forward=dict(matmul=2*tokens*hidden*q_lora_rank, vector=tokens*(4*q_lora_rank + cost_div + cost_rsqrt + 1),
        read_act=tokens*(hidden + q_lora_rank), read_param=q_lora_rank*(hidden + 1), write_act=2*tokens*q_lora_rank))

def mla_q_up(*, heads, nope_dim, rope_dim, q_lora_rank, tokens, **_):
    """Project the query rank to n heads of d_n + d_r. Without a query rank the hidden width stands in its place."""
    return component(tensor("param", "persistent", "param", "w_uq", 1, "", **{"in": q_lora_rank, "out":
            heads*(nope_dim + rope_dim)}),
        forward=dict(matmul=2*tokens*heads*q_lora_rank*(nope_dim + rope_dim), read_act=tokens*q_lora_rank,
        read_param=heads*q_lora_rank*(nope_dim + rope_dim), write_act=tokens*heads*(nope_dim + rope_dim)))

def mla_kv_down(*, hidden, rope_dim, kv_lora_rank, cost_div, cost_rsqrt, tokens, **_):
    """Compress each token to the latent of rank r_kv and one rotary key of width d_r; norm the latent."""
    return component(tensor("param", "persistent", "param", "w_dkv", 1, "", **{"in": hidden, "out": rope_dim +
            kv_lora_rank}), tensor("param", "persistent", "param", "norm_weight", 1, "", **{"rank": kv_lora_rank}),
        forward=dict(matmul=2*tokens*hidden*(rope_dim + kv_lora_rank),
        vector=tokens*(4*kv_lora_rank + cost_div + cost_rsqrt + 1), read_act=tokens*(hidden + kv_lora_rank),
        read_param=hidden*(rope_dim + kv_lora_rank) + kv_lora_rank, write_cache=tokens*(rope_dim + kv_lora_rank),
        write_act=tokens*kv_lora_rank))

def mla_kv_up(*, batch, context, heads, nope_dim, v_head_dim, kv_lora_rank, tokens, mla, **_):
    """Project the latent to n keys of d_n and n values of d_v."""
    return component(tensor("param", "persistent", "param", "w_ukv", 1, "", **{"in": kv_lora_rank, "out":
            heads*(nope_dim + v_head_dim)}),
        forward=dict(matmul=2*batch*context*heads*kv_lora_rank*(nope_dim + v_head_dim) if mla == "expanded" else
            2*tokens*heads*kv_lora_rank*(nope_dim + v_head_dim),
        read_cache=batch*context*kv_lora_rank if mla == "expanded" else 0,
        read_param=heads*kv_lora_rank*(nope_dim + v_head_dim),
        write_act=batch*context*heads*(nope_dim + v_head_dim) if mla == "expanded" else tokens*heads*(nope_dim +
            v_head_dim), read_act=0 if mla == "expanded" else tokens*kv_lora_rank))

def attention_core(*, batch, context, heads, nope_dim, rope_dim, v_head_dim, kv_lora_rank, cost_exp, cost_div, tokens,
    pairs_size, tokens_held, attention, mla, **_):
    """Attention over heads of d_n + d_r for queries and keys and d_v for values."""
    return component(tensor("cache", "persistent", "cache", "latent", 1, "", **{"batch": batch, "tokens":
            tokens_held, "rank": kv_lora_rank}),
        tensor("cache", "persistent", "cache", "rotary_key", 1, "", **{"batch": batch, "tokens": tokens_held,
            "head_dim": rope_dim}),
        forward=dict(matmul_compute_a=2*batch*heads*pairs_size*(nope_dim + rope_dim + v_head_dim) if mla == "expanded"
            else 2*batch*heads*pairs_size*(rope_dim + 2*kv_lora_rank),
        vector=3*tokens*rope_dim + heads*(batch*pairs_size*(cost_exp + cost_div + 4) + 3*tokens*rope_dim),
        read_act=(heads*(batch*context*(nope_dim + v_head_dim) + tokens*(nope_dim + rope_dim)) if mla == "expanded" else
            tokens*heads*(rope_dim + kv_lora_rank)) if attention == "flash" else heads*(tokens*(nope_dim + rope_dim) +
            context*(batch*(nope_dim + v_head_dim) + 2*tokens)) if mla == "expanded" else tokens*heads*(2*context +
            rope_dim + kv_lora_rank),
        read_cache=batch*context*rope_dim if mla == "expanded" else batch*context*(rope_dim + kv_lora_rank) if attention
            == "flash" else batch*context*(rope_dim + 2*kv_lora_rank),
        write_act=(tokens*heads*v_head_dim if mla == "expanded" else tokens*heads*kv_lora_rank) if attention == "flash"
            else tokens*heads*(2*context + v_head_dim) if mla == "expanded" else tokens*heads*(2*context +
            kv_lora_rank)))

def output_projection(*, hidden, heads, v_head_dim, tokens, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(tensor("param", "persistent", "param", "w_o", 1, "", **{"in": heads*v_head_dim, "out":
            hidden}),
        forward=dict(matmul=2*tokens*hidden*heads*v_head_dim, read_act=tokens*heads*v_head_dim,
        read_param=hidden*heads*v_head_dim, write_act=tokens*hidden))

def residual(*, hidden, tokens, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(forward=dict(vector=tokens*hidden, read_act=2*tokens*hidden, write_act=tokens*hidden))

def ffn_up(*, hidden, ffn, tokens, **_):
    """Project each token to the feed-forward width, twice where a gate is computed beside it: one matmul."""
    return component(tensor("param", "persistent", "param", "w_up", 1, "", **{"in": hidden, "out": 2*ffn}),
        forward=dict(matmul=4*tokens*hidden*ffn, read_act=tokens*hidden, read_param=2*hidden*ffn,
        write_act=2*tokens*ffn))

def ffn_activation(*, ffn, cost_silu, tokens, **_):
    """Apply the activation to every element, times the other half where the block is gated: one kernel."""
    return component(forward=dict(vector=tokens*ffn*(cost_silu + 1), read_act=2*tokens*ffn, write_act=tokens*ffn))

def ffn_down(*, hidden, ffn, tokens, **_):
    """Project the feed-forward width back to the residual stream."""
    return component(tensor("param", "persistent", "param", "w_down", 1, "", **{"in": ffn, "out": hidden}),
        forward=dict(matmul=2*tokens*hidden*ffn, read_act=tokens*ffn, read_param=hidden*ffn, write_act=tokens*hidden))

def router(*, hidden, experts, top_k, cost_div, cost_sigmoid, tokens, **_):
    """Score every routed expert for each token and keep the top K."""
    return component(tensor("param", "persistent", "param", "w_router", 1, "", **{"in": hidden, "out": experts}),
        tensor("buffer", "persistent", "FP32", "correction", 1, "", **{"experts": experts}),
        forward=dict(matmul=2*tokens*hidden*experts, vector=tokens*(experts*(cost_sigmoid + 1) + top_k*(cost_div + 1)),
        read_act=tokens*(hidden + experts), read_param=hidden*experts, write_act=tokens*(experts + top_k),
        read_FP32=experts, write_INT32=tokens*top_k))

def moe_experts(*, hidden, moe_ffn, experts, top_k, cost_silu, tokens, experts_hit, **_):
    """Permute tokens to experts, run grouped matmuls over T K rows, weigh and add the results."""
    return component(tensor("param", "persistent", "param", "w_up", 1, "", active=2*hidden*moe_ffn*top_k,
            **{"experts": experts, "in": hidden, "out": 2*moe_ffn}),
        tensor("param", "persistent", "param", "w_down", 1, "", active=hidden*moe_ffn*top_k, **{"experts": experts,
            "in": moe_ffn, "out": hidden}),
        forward=dict(vector=tokens*top_k*(2*hidden + moe_ffn*(cost_silu + 1)), matmul=6*tokens*hidden*moe_ffn*top_k,
        read_act=tokens*(hidden + top_k*(2*hidden + 3*moe_ffn + 1)), read_INT32=2*tokens*top_k,
        write_act=tokens*(hidden*(2*top_k + 1) + 3*moe_ffn*top_k), read_param=3*hidden*moe_ffn*experts_hit))

def moe_shared_experts(*, hidden, moe_ffn, shared_experts, cost_silu, tokens, **_):
    """One block of the shared width for all tokens; several shared experts are one block as wide as all of them."""
    return component(tensor("param", "persistent", "param", "w_up", 1, "", **{"in": hidden, "out":
            2*moe_ffn*shared_experts}),
        tensor("param", "persistent", "param", "w_down", 1, "", **{"in": moe_ffn*shared_experts, "out": hidden}),
        forward=dict(matmul=6*tokens*hidden*moe_ffn*shared_experts,
        vector=tokens*moe_ffn*shared_experts*(cost_silu + 1), read_act=tokens*(hidden + 3*moe_ffn*shared_experts),
        read_param=3*hidden*moe_ffn*shared_experts, write_act=tokens*(hidden + 3*moe_ffn*shared_experts)))

def ffn_residual(*, hidden, tokens, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(forward=dict(vector=2*tokens*hidden, read_act=3*tokens*hidden, write_act=tokens*hidden))

def mtp_projection(*, hidden, tokens, **_):
    """Concatenate the normed embedding and the normed hidden state, 2h wide, and project to h."""
    return component(tensor("param", "persistent", "param", "w_mtp", 1, "", **{"in": 2*hidden, "out": hidden}),
        forward=dict(matmul=4*tokens*hidden**2, read_act=2*tokens*hidden, read_param=2*hidden**2,
        write_act=tokens*hidden))

def final_norm(*, hidden, cost_div, cost_rsqrt, tokens, **_):
    """Norm the last layer's output, in the body's form of RMSNorm or LayerNorm."""
    return component(tensor("param", "persistent", "param", "weight", 1, "", **{"hidden": hidden}),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden))

def lm_head(*, batch, hidden, vocab, tokens, logits, **_):
    """Project the final hidden state to the vocabulary; tied, the weight is the embedding's and is owned there."""
    return component(forward=dict(matmul=2*batch*hidden*vocab if logits == "last" else 2*tokens*hidden*vocab,
        read_act=batch*hidden if logits == "last" else tokens*hidden, read_param=hidden*vocab,
        write_act=batch*vocab if logits == "last" else tokens*vocab))

def token_embedding(*, hidden, vocab, tokens, **_):
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma)."""
    return component(tensor("param", "persistent", "param", "w_embedding", 1, "", **{"vocab": vocab, "embed":
            hidden}),
        forward=dict(read_param=tokens*hidden, read_INT64=tokens, write_act=tokens*hidden))

def ends_lm_head(*, batch, hidden, vocab, tokens, logits, **_):
    """Project the final hidden state to the vocabulary; tied, the weight is the embedding's and is owned there."""
    return component(tensor("param", "persistent", "param", "w_head", 1, "", **{"in": hidden, "out": vocab}),
        forward=dict(matmul=2*batch*hidden*vocab if logits == "last" else 2*tokens*hidden*vocab,
        read_act=batch*hidden if logits == "last" else tokens*hidden, read_param=hidden*vocab,
        write_act=batch*vocab if logits == "last" else tokens*vocab))

def part(function, type, group, name=None, count=1, times=None, tied_to=""):
    """A component of a layer, how often the layer has it, and the component whose parameters it borrows."""
    return function, name or function.__name__, type, group, count, times, tied_to

LAYERS = {  # Kinds, how many the model has, and their components.
    "dense": ("dense_layers", (
        part(rms_norm, "rms_norm", "norm", name="attention_norm"), part(mla_q_down, "mla_q_down", "attention"),
        part(mla_q_up, "mla_q_up", "attention"), part(mla_kv_down, "mla_kv_down", "attention"),
        part(mla_kv_up, "mla_kv_up", "attention"), part(attention_core, "attention_core", "attention"),
        part(output_projection, "output_projection", "attention"),
        part(residual, "residual", "other", name="attention_residual"),
        part(rms_norm, "rms_norm", "norm", name="ffn_norm"), part(ffn_up, "ffn_up", "ffn"),
        part(ffn_activation, "ffn_activation", "ffn"), part(ffn_down, "ffn_down", "ffn"),
        part(residual, "residual", "other", name="ffn_residual"),
    )),
    "moe": ("moe_layers + mtp_depth", (
        part(rms_norm, "rms_norm", "norm", name="attention_norm"), part(mla_q_down, "mla_q_down", "attention"),
        part(mla_q_up, "mla_q_up", "attention"), part(mla_kv_down, "mla_kv_down", "attention"),
        part(mla_kv_up, "mla_kv_up", "attention"), part(attention_core, "attention_core", "attention"),
        part(output_projection, "output_projection", "attention"),
        part(residual, "residual", "other", name="attention_residual"),
        part(rms_norm, "rms_norm", "norm", name="ffn_norm"), part(router, "router", "ffn"),
        part(moe_experts, "moe_experts", "ffn"),
        part(moe_shared_experts, "shared_experts", "ffn", name="shared_experts"),
        part(ffn_residual, "residual", "other"),
    )),
    "mtp": ("mtp_depth", (
        part(rms_norm, "rms_norm", "norm", name="embedding_norm"),
        part(rms_norm, "rms_norm", "norm", name="hidden_norm"), part(mtp_projection, "mtp_projection", "other"),
        part(final_norm, "final_norm", "norm"), part(lm_head, "lm_head", "head", tied_to="lm_head"),
    )),
    "ends": ("1", (
        part(token_embedding, "token_embedding", "embedding"), part(final_norm, "final_norm", "norm"),
        part(ends_lm_head, "lm_head", "head", name="lm_head"),
    )),
}
Totals = namedtuple("Totals", ("params", "params_active", "buffers", "forward_matmul_flops", "forward_vector_flops",
    "forward_read_bytes", "forward_write_bytes", "param_elements", "param_bytes", "buffer_elements", "buffer_bytes",
    "cache_elements", "cache_bytes"))

def component(*tensors, again=None, **phases):
    """What functions return: tensors, and amounts by phase; backward does `again` times what forward does."""
    if again is not None:
        backward, forward = phases.setdefault("backward", {}), phases["forward"]
        backward |= {name: backward.get(name, 0) + again*amount for name, amount in forward.items()}
    return tensors, phases

def tensor(role, lifetime, slot, name, kept=1, storage=None, /, stated=None, stated_bytes=None, active=None, **axes):
    """A tensor: its extents, times what is kept of them; None of one that does not exist."""
    shape = [(axis.rstrip("_"), e) for axis, some in axes.items() for e in (some if isinstance(some, list) else [some])]
    if kept is None:
        kept, stated, stated_bytes, shape = 0, 0, 0, [(axis, 0) for axis, _ in shape]
    every = prod(extent for _, extent in shape) if stated is None else stated
    return name, role, slot, lifetime, storage, kept, every, stated_bytes, every if active is None else active, shape

saved = partial(tensor, "activation", "saved", "act")
saved_as, gradient = partial(tensor, "activation", "saved"), partial(tensor, "input_gradient", "transient", "act_grad")

def parameter(name, active=None, /, **axes):
    """A trained parameter, its master copy (none where the precision gives it no width), gradient and two moments."""
    implied = ("", "param", "param"), ("master_", "master_param", "master"), ("grad_", "param_gradient", "param_grad")
    held = [tensor(role, "persistent", slot, before + name, active=active, **axes) for before, role, slot in implied]
    return *held, tensor("optimizer_state", "persistent", "opt", "moments_" + name, **axes, moments=2)

def exact(above, below):
    """A quotient: whole where it can be, else a fraction."""
    return above/below if isinstance(above, float) else whole(Fraction(above)/below)

def whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value

@cache
def columns(name):
    """Quantity, unit, slot and direction of an amount, once for each row that it makes."""
    first, _, slot = name.removesuffix("_bytes").partition("_")
    if first in ("matmul", "vector"):
        return [("flops", first, slot or {"matmul": "compute_w", "vector": "compute_accum"}[first], "")]
    return [("hbm_bytes", "", slot, way) for way in (("read", "write") if first == "add" else (first,))]

@cache
def fields(phase, quantity, unit, slot, direction, tensor):
    """Totals that a row adds to."""
    found = [f"{phase}_{unit or direction}_{quantity.removeprefix('hbm_')}" if phase else f"{unit}_{quantity}"]
    found += {"param_elements": ["params", "params_active"], "buffer_elements": ["buffers"]}.get(found[0], [])
    return [name for name in found if name in Totals._fields]

def rows(made, given):
    """Key and value of every row of a component, with what one token reads of a parameter."""
    width = given["widths"]
    stated = ((phase, name, amount) for phase, amounts in made[1].items() for name, amount in amounts.items())
    work = [(phase, *key, name, amount) for phase, name, amount in stated for key in columns(name)]
    for phase, quantity, unit, slot, direction, name, amount in sorted(work, key=itemgetter(1)):
        if name[:4] == "add_" and direction == "read":
            amount *= given["accumulating"]
        counted = not unit and name[-6:] != "_bytes"
        yield (phase, quantity, unit, slot, direction, ""), amount*width[slot] if counted else amount, 0
    for name, role, slot, _, _, kept, every, bytes, active, shape in made[0]:
        copies = min(1, ceil(width[slot])) if role == "master_param" and FORMULAS == "standard" else 1
        yield ("", "elements", role, slot, "", name), every*kept*copies, active
        yield ("", "bytes", role, slot, "", name), every*kept*width[slot] if bytes is None else bytes, 0
        yield from ((("", "shape", role, slot, axis, name), extent, 0) for axis, extent in shape)

def totals(kind=None, /, **given):
    """Sums over the whole model, or over one layer of a kind, for one micro-batch."""
    given, found = sizes(**given), dict.fromkeys(Totals._fields, 0)
    for name, (_, parts) in LAYERS.items():
        layers = given["counts"][name] if kind is None else 1
        for function, _, _, _, count, *_ in parts if kind in (None, name) else ():
            for key, value, active in rows(function(**given), given):
                for field in fields(*key):
                    found[field] += layers*count*(active if field == "params_active" else value)
    return Totals(*map(whole, found.values()))

_kinds = (kind_dense, kind_moe, kind_mtp, kind_ends) = [partial(totals, kind) for kind in LAYERS]

def components(**given):
    """Every row, for one instance, in the order of ROWS."""
    given = sizes(**given)
    made = [part[0](**given) for _, parts in LAYERS.values() for part in parts]
    return tuple(whole(value) for each in made for _, value, _ in rows(each, given))

for _function in (sizes, totals, components, *_kinds):
    _function.__wrapped__ = derived  # It takes what `derived` takes.
_ONES = sizes(**dict.fromkeys((*DIMS, *WIDTHS), 1))
# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = tuple(
    (kind, name, type, times or layers, *key) for kind, (layers, parts) in LAYERS.items()
    for function, name, type, _, _, times, _ in parts for key, _, _ in rows(function(**_ONES), _ONES)
)
