"""Costs of mamba2, formula set standard, in exact integers.

Made by `symcost generate`; do not edit. Standard library only. Numbers are integers, or Fractions where a width or a
coefficient is not whole; logarithms and expectations are floats. A component is a function: an instance's tensors by
their extents, then FLOPs by phase and unit, and elements moved by phase, direction and slot, whose width makes bytes.
"""

from collections import namedtuple
from functools import cache, partial
from math import ceil, prod
from operator import itemgetter

FAMILY, FORMULAS = "mamba2", "standard"
WORKLOAD = "inference"
FORMULAS_SHA256 = "25dfaeef755b754f9d39f44a98d00bfffa850d81c1aedb4d95701eeb4ddea64f"
DIMS = ("batch", "seq", "layers", "hidden", "vocab", "conv_kernel", "chunk", "inner", "state", "ssm_heads",
    "ssm_head_dim", "ssm_groups")
WIDTHS = ("width_param", "width_act")
COEFFICIENTS = {"cost_exp": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_silu": 5, "cost_softplus": 3}
CONVENTIONS = {"recurrence": ("chunked", "recurrent"), "cache": ("serving", "library"), "logits": ("last", "all")}
DTYPES = {"FP32": 4, "INT64": 8}

def sizes(*, batch, seq, layers, hidden, vocab, conv_kernel, chunk, inner, state, ssm_heads, ssm_head_dim, ssm_groups,
    width_param, width_act, cost_exp=1, cost_div=1, cost_rsqrt=2, cost_silu=5, cost_softplus=3, recurrence="chunked",
    cache="serving", logits="last"):
    """All that components are called with: what is given, what follows from it, and how many layers there are."""
    for name, options in CONVENTIONS.items():
        if str(locals()[name]).lower() not in options:
            raise ValueError(f"{name}={locals()[name]!r} is no option; known: {', '.join(options)}")
    tokens = batch*seq
    counts = {"mamba": layers, "ends": 1}
    widths = DTYPES | {name[6:]: size for name, size in locals().items() if name[:6] == "width_"}
    return locals()

def attention_norm(*, hidden, cost_div, cost_rsqrt, tokens, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    return component(tensor("param", "persistent", "param", "weight", 1, "", **{"hidden": hidden}),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden))

def linear_projection(*, hidden, inner, state, ssm_heads, ssm_groups, tokens, **_):
    """Project each token from `inner` to `outer` elements: all that the layer's parts need, in one matmul."""
    return component(tensor("param", "persistent", "param", "w", 1, "", **{"in": hidden, "out": 2*inner +
            2*state*ssm_groups + ssm_heads}),
        forward=dict(matmul=2*tokens*hidden*(2*inner + 2*state*ssm_groups + ssm_heads), read_act=tokens*hidden,
        read_param=hidden*(2*inner + 2*state*ssm_groups + ssm_heads),
        write_act=tokens*(2*inner + 2*state*ssm_groups + ssm_heads)))

def short_convolution(*, batch, conv_kernel, inner, state, ssm_groups, cost_silu, tokens, cache, **_):
    """Filter every channel with its own few taps over the tokens before it, then SiLU: one kernel each way."""
    return component(tensor("param", "persistent", "param", "w_conv", 1, "", **{"channels": inner +
            2*state*ssm_groups, "taps": conv_kernel}),
        tensor("param", "persistent", "param", "b_conv", 1, "", **{"channels": inner + 2*state*ssm_groups}),
        tensor("cache", "persistent", "act", "conv_state", 1, "", **{"batch": batch, "channels": inner +
            2*state*ssm_groups, "taps": conv_kernel - 1 if cache == "serving" else conv_kernel}),
        forward=dict(vector=tokens*(2*conv_kernel + cost_silu + 1)*(inner + 2*state*ssm_groups),
        read_act=batch*(conv_kernel*(inner + 2*state*ssm_groups) - inner - 2*state*ssm_groups) + tokens*(inner +
            2*state*ssm_groups) if cache == "serving" else (batch*conv_kernel + tokens)*(inner + 2*state*ssm_groups),
        read_param=conv_kernel*(inner + 2*state*ssm_groups) + inner + 2*state*ssm_groups,
        write_act=batch*(conv_kernel*(inner + 2*state*ssm_groups) - inner - 2*state*ssm_groups) + tokens*(inner +
            2*state*ssm_groups) if cache == "serving" else (batch*conv_kernel + tokens)*(inner + 2*state*ssm_groups)))

def ssm_scan(*, batch, chunk, inner, state, ssm_heads, ssm_head_dim, ssm_groups, cost_exp, cost_softplus, tokens,
    recurrence, **_):
    """Mamba-2: one decay a head, so that a chunk of Q tokens is matrix products; scores are shared by a group."""
    return component(tensor("param", "persistent", "param", "a_log", 1, "", **{"heads": ssm_heads}),
        tensor("param", "persistent", "param", "d", 1, "", **{"heads": ssm_heads}),
        tensor("param", "persistent", "param", "dt_bias", 1, "", **{"heads": ssm_heads}),
        tensor("cache", "persistent", "FP32", "state", 1, "", **{"batch": batch, "heads": ssm_heads, "head_dim":
            ssm_head_dim, "state": state}),
        forward=dict(matmul_compute_a=2*tokens*(chunk*(state*ssm_groups + ssm_heads*ssm_head_dim) +
            2*state*ssm_heads*ssm_head_dim) if recurrence == "chunked" else 4*tokens*state*ssm_heads*ssm_head_dim,
        vector=tokens*ssm_heads*(chunk*(cost_exp + 2) + cost_softplus + 2) if recurrence == "chunked" else
            tokens*ssm_heads*(2*state*ssm_head_dim + cost_softplus + 2),
        read_act=tokens*(inner + 2*state*ssm_groups + ssm_heads), read_param=3*ssm_heads,
        read_FP32=batch*state*ssm_heads*ssm_head_dim, write_act=tokens*inner,
        write_FP32=batch*state*ssm_heads*ssm_head_dim))

def gated_norm(*, inner, cost_div, cost_rsqrt, cost_silu, tokens, **_):
    """Norm `vectors` vectors of `width` elements a token with one weight, times the gate: one kernel each way."""
    return component(tensor("param", "persistent", "param", "weight", 1, "", **{"inner": inner}),
        forward=dict(vector=tokens*(inner*(cost_silu + 5) + cost_div + cost_rsqrt + 1), read_act=2*tokens*inner,
        read_param=inner, write_act=tokens*inner))

def output_projection(*, hidden, ssm_heads, ssm_head_dim, tokens, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(tensor("param", "persistent", "param", "w_o", 1, "", **{"in": ssm_heads*ssm_head_dim, "out":
            hidden}),
        forward=dict(matmul=2*tokens*hidden*ssm_heads*ssm_head_dim, read_act=tokens*ssm_heads*ssm_head_dim,
        read_param=hidden*ssm_heads*ssm_head_dim, write_act=tokens*hidden))

def attention_residual(*, hidden, tokens, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(forward=dict(vector=tokens*hidden, read_act=2*tokens*hidden, write_act=tokens*hidden))

def token_embedding(*, hidden, vocab, tokens, **_):
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma)."""
    return component(tensor("param", "persistent", "param", "w_embedding", 1, "", **{"vocab": vocab, "embed":
            hidden}),
        forward=dict(read_param=tokens*hidden, read_INT64=tokens, write_act=tokens*hidden))

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

def part(function, type, group, name=None, count=1, times=None, tied_to=""):
    """A component of a layer, how often the layer has it, and the component whose parameters it borrows."""
    return function, name or function.__name__, type, group, count, times, tied_to

LAYERS = {  # Kinds, how many the model has, and their components.
    "mamba": ("layers", (
        part(attention_norm, "rms_norm", "norm"), part(linear_projection, "linear_projection", "attention"),
        part(short_convolution, "short_convolution", "attention"), part(ssm_scan, "ssm_scan", "attention"),
        part(gated_norm, "gated_norm", "attention"), part(output_projection, "output_projection", "attention"),
        part(attention_residual, "residual", "other"),
    )),
    "ends": ("1", (
        part(token_embedding, "token_embedding", "embedding"), part(final_norm, "final_norm", "norm"),
        part(lm_head, "lm_head", "head", tied_to="token_embedding"),
    )),
}
Totals = namedtuple("Totals", ("params", "params_active", "buffers", "forward_matmul_flops", "forward_vector_flops",
    "forward_read_bytes", "forward_write_bytes", "param_elements", "param_bytes", "buffer_elements", "buffer_bytes",
    "cache_elements", "cache_bytes"))

def component(*tensors, again=None, **phases):
    """What functions return: tensors, and amounts by phase; backward does `again` times what forward does."""
    if again is not None:
        backward, forward = phases["backward"], phases["forward"]
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

def whole(value):
    return value.numerator if getattr(value, "denominator", 0) == 1 else value

@cache
def columns(name):
    """Quantity, unit, slot and direction of an amount, once for each row that it makes."""
    first, _, slot = name.partition("_")
    if first in ("read", "write", "total", "add"):
        slot = slot.removesuffix("_bytes")
        return [("hbm_bytes", "", slot, way) for way in (("read", "write") if first == "add" else (first,))]
    return [("flops", first, slot or {"matmul": "compute_w", "vector": "compute_accum"}[first], "")]

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

def add(given, only=None):
    """Totals of the model, or of one layer of a kind."""
    found = dict.fromkeys(Totals._fields, 0)
    for kind, (_, parts) in LAYERS.items():
        layers = given["counts"][kind] if only is None else 1
        for function, _, _, _, count, *_ in parts if only in (None, kind) else ():
            for key, value, active in rows(function(**given), given):
                for name in fields(*key):
                    found[name] += layers*count*(active if name == "params_active" else value)
    return Totals(*map(whole, found.values()))

def totals(**given):
    """Sums over the whole model, for one micro-batch."""
    return add(sizes(**given))

def kind_mamba(**given):
    """The same sums for one `mamba`."""
    return add(sizes(**given), "mamba")

def kind_ends(**given):
    """The same sums for one `ends`."""
    return add(sizes(**given), "ends")

def components(**given):
    """Every row, for one instance, in the order of ROWS."""
    given = sizes(**given)
    made = [part[0](**given) for _, parts in LAYERS.values() for part in parts]
    return tuple(whole(value) for each in made for _, value, _ in rows(each, given))

for _function in (totals, components, kind_mamba, kind_ends):
    _function.__wrapped__ = sizes  # It takes what `sizes` takes.
_ONES = sizes(**dict.fromkeys((*DIMS, *WIDTHS), 1))
# Kind, component, type, how many the model has, phase, quantity, unit or role, slot, direction or axis, tensor.
ROWS = tuple(
    (kind, name, type, times or layers, *key) for kind, (layers, parts) in LAYERS.items()
    for function, name, type, _, _, times, _ in parts for key, _, _ in rows(function(**_ONES), _ONES)
)
