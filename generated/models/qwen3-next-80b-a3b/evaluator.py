"""Costs of qwen3_next, formula set standard, in exact integers.

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

FAMILY, FORMULAS = "qwen3_next", "standard"
FORMULAS_SHA256 = "da535f68ff24e46799f74dbc3858e0a760490420e741cd76faba4425655bb17e"
DIMS = ("batch", "seq", "context", "full_attention_layers", "linear_attention_layers", "hidden", "vocab", "heads",
    "kv_heads", "head_dim", "rope_dim", "moe_ffn", "shared_ffn", "experts", "top_k", "linear_key_heads",
    "linear_key_dim", "linear_value_heads", "linear_value_dim", "conv_kernel", "chunk", "grad_accum")
WIDTHS = ("width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt")
MAY_BE_ZERO = ("full_attention_layers", "linear_attention_layers", "experts", "top_k")
COEFFICIENTS = {"cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_sigmoid": 4, "cost_silu": 5,
    "cost_softplus": 3}
CONVENTIONS = {"flops": ("model", "hardware"), "attention": ("flash", "eager"),
    "pairs": ("full", "causal", "causal_half"), "activations": ("fused", "paper", "autograd"),
    "recompute": ("none", "selective", "full"), "recurrence": ("chunked", "recurrent"), "loss": ("eager", "fused"),
    "expert_hits": ("min", "expected", "least")}
DTYPES = {"FP32": 4, "BOOL": 1, "INT32": 4, "INT64": 8, "UINT64": 8}

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

def derived(*, batch, seq, context, full_attention_layers, linear_attention_layers, hidden, vocab, heads, kv_heads,
    head_dim, rope_dim, moe_ffn, shared_ffn, experts, top_k, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, chunk, grad_accum=1, width_param, width_master, width_act, width_param_grad,
    width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4, cost_silu=5,
    cost_softplus=3, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    recurrence="chunked", loss="eager", expert_hits="min"):
    """What is given, what follows from it, and how many layers there are."""
    tokens = batch*seq
    layer_kept = 1 if recompute != "full" else 0  # 1 where a layer keeps its tensors
    core_kept = 1 if recompute == "none" else 0  # 1 where an attention core keeps its internals
    layer_rerun = 0 if flops == "model" or recompute != "full" else 1  # 1 where a layer's forward runs again and counts
    core_rerun = 0 if flops == "model" or recompute == "none" else 1  # 1 where a core's forward runs again and counts
    accumulating = min(1, grad_accum - 1)  # 1 for a micro-batch that adds to gradients of earlier ones
    # experts that at least one token visits
    experts_hit = (
        min(experts, tokens*top_k) if expert_hits == "min" else experts*(1 - ((experts - top_k)/experts)**tokens) if
            expert_hits == "expected" else top_k
    )
    # query-key pairs of a sequence and head
    pairs_size = (
        seq*context if pairs == "full" else exact(seq*(2*context + 1 - seq), 2) if pairs == "causal" else
            exact(seq*context, 2)
    )
    params = (
        2*full_attention_layers*head_dim + linear_attention_layers*(2*linear_key_heads*linear_key_dim*conv_kernel +
            linear_value_heads*(linear_value_dim*conv_kernel + 2) + linear_value_dim) +
            hidden*(full_attention_layers*(head_dim*(3*heads + 2*kv_heads) + 3*shared_ffn + experts*(3*moe_ffn + 1) + 3)
            + linear_attention_layers*(3*shared_ffn + experts*(3*moe_ffn + 1) + 2*linear_key_heads*linear_key_dim +
            linear_value_heads*(3*linear_value_dim + 2) + 3) + 2*vocab + 1)
    )
    counts = {"linear_attention": linear_attention_layers, "full_attention": full_attention_layers, "ends": 1}
    widths = DTYPES | {name[6:]: size for name, size in locals().items() if name[:6] == "width_"}
    return locals()

def attention_norm(*, hidden, cost_div, cost_rsqrt, tokens, layer_kept, layer_rerun, activations, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    upcast_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved("layer_input", 1 if activations != "autograd" else 1 - layer_kept, "layer.input", rows=tokens,
            hidden=hidden), saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast_weight", upcast_kept, hidden=hidden),
        saved_as("FP32", "normed_float", upcast_kept, rows=tokens, hidden=hidden),
        saved("output", layer_kept, tokens=tokens, hidden=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1) + hidden, read_act=tokens*hidden,
        read_param=hidden, write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden,
        read_act_grad=tokens*hidden, read_act=tokens*hidden, read_FP32=tokens, read_param=hidden,
        write_act_grad=tokens*hidden, add_param_grad=hidden), again=layer_rerun)

def linear_projection(*, hidden, heads, head_dim, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, tokens, layer_kept, layer_rerun, activations, **_):
    """Project each token from `inner` to `outer` elements: all that the layer's parts need, in one matmul."""
    decay_kept = layer_kept if activations != "autograd" else None
    return component(*parameter("w", in_=hidden, out=2*(linear_key_heads*linear_key_dim +
            linear_value_heads*(linear_value_dim + 1))), gradient("d_x", tokens=tokens, hidden=hidden),
        saved("qkv", layer_kept, tokens=tokens, channels=2*linear_key_heads*linear_key_dim +
            linear_value_heads*linear_value_dim), saved("decay", decay_kept, tokens=tokens, heads=linear_value_heads),
        saved("step", decay_kept, tokens=tokens, heads=linear_value_heads),
        saved("z", decay_kept, rows=tokens*linear_value_heads, head_dim=linear_value_dim),
        **linear(tokens, hidden, 2*(linear_key_heads*linear_key_dim + linear_value_heads*(linear_value_dim + 1))),
        again=layer_rerun)

def short_convolution(*, batch, seq, heads, head_dim, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, conv_kernel, cost_silu, tokens, layer_kept, layer_rerun, activations, **_):
    """Filter every channel with its own few taps over the tokens before it, then SiLU: one kernel each way."""
    q_kept = layer_kept if activations != "autograd" else None
    return component(*parameter("w_conv", channels=2*linear_key_heads*linear_key_dim +
            linear_value_heads*linear_value_dim, taps=conv_kernel),
        gradient("d_x", tokens=tokens, channels=2*linear_key_heads*linear_key_dim +
            linear_value_heads*linear_value_dim),
        saved("padded_sum", layer_kept if activations == "autograd" else None, batch=batch,
            channels=2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim, tokens=seq + conv_kernel -
            1), saved("q", q_kept, tokens=tokens, heads=linear_key_heads, head_dim=linear_key_dim),
        saved("k", q_kept, tokens=tokens, heads=linear_key_heads, head_dim=linear_key_dim),
        saved("v", q_kept, tokens=tokens, heads=linear_value_heads, head_dim=linear_value_dim),
        forward=dict(vector=tokens*(2*conv_kernel + cost_silu)*(2*linear_key_heads*linear_key_dim +
            linear_value_heads*linear_value_dim),
        read_act=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim),
        read_param=conv_kernel*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim),
        write_act=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim)),
        backward=dict(vector=tokens*(2*linear_key_heads*linear_key_dim +
            linear_value_heads*linear_value_dim)*(4*conv_kernel + cost_silu + 3),
        read_act_grad=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim),
        read_act=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim),
        read_param=conv_kernel*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim),
        write_act_grad=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim),
        add_param_grad=conv_kernel*(2*linear_key_heads*linear_key_dim + linear_value_heads*linear_value_dim)),
        again=layer_rerun)

def gated_delta_rule(*, batch, seq, heads, head_dim, linear_key_heads, linear_key_dim, linear_value_heads,
    linear_value_dim, chunk, cost_exp, cost_rsqrt, cost_sigmoid, cost_softplus, tokens, layer_kept, layer_rerun,
    activations, recurrence, **_):
    """Run the recurrence over a sequence, token by token or in chunks of c tokens."""
    step_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("dt_bias", heads=linear_value_heads), *parameter("a_log", heads=linear_value_heads),
        saved("solved", layer_kept if activations != "autograd" and recurrence == "chunked" else None, tokens=tokens,
            heads=linear_value_heads, chunk=chunk),
        gradient("d_q", tokens=tokens, heads=linear_key_heads, head_dim=linear_key_dim),
        gradient("d_k", tokens=tokens, heads=linear_key_heads, head_dim=linear_key_dim),
        gradient("d_v", tokens=tokens, heads=linear_value_heads, head_dim=linear_value_dim),
        gradient("d_decay", tokens=tokens, heads=linear_value_heads),
        gradient("d_step", tokens=tokens, heads=linear_value_heads),
        saved("step", step_kept, alike=1, elements=tokens*linear_value_heads),
        saved_as("FP32", "rates", step_kept, alike=2, elements=linear_value_heads),
        saved_as("FP32", "per_token", step_kept, alike=4, elements=tokens*linear_value_heads),
        saved_as("FP32", "q_and_k_float", step_kept, alike=2, elements=tokens*linear_key_dim*linear_value_heads),
        saved_as("FP32", "per_padded_token", step_kept, alike=4, elements=batch*linear_value_heads*chunk*ceil(exact(seq,
            chunk))), saved_as("BOOL", "mask", step_kept, alike=1, elements=chunk**2),
        saved_as("FP32", "pairs", step_kept, alike=5, elements=batch*linear_value_heads*chunk**2*ceil(exact(seq,
            chunk))),
        saved_as("FP32", "keys_and_queries", step_kept, alike=min(1, ceil(exact(seq, chunk)) - 1) + 5,
            elements=batch*linear_key_dim*linear_value_heads*chunk*ceil(exact(seq, chunk))),
        saved_as("FP32", "values", step_kept, alike=3,
            elements=batch*linear_value_heads*linear_value_dim*chunk*ceil(exact(seq, chunk))),
        saved_as("FP32", "decay_of_chunks", step_kept, alike=1, elements=batch*linear_value_heads*ceil(exact(seq,
            chunk))),
        saved_as("FP32", "states", step_kept, alike=1,
            elements=batch*linear_key_dim*linear_value_heads*linear_value_dim*ceil(exact(seq, chunk))),
        saved("output", layer_kept if activations != "autograd" else None, rows=tokens*linear_value_heads,
            head_dim=linear_value_dim),
        forward=dict(matmul_compute_a=2*tokens*linear_value_heads*(3*linear_key_dim*(linear_value_dim + chunk) +
            2*linear_value_dim*chunk) if recurrence == "chunked" else
            6*tokens*linear_key_dim*linear_value_heads*linear_value_dim,
        vector=tokens*(2*linear_key_heads*(3*linear_key_dim + cost_rsqrt) + linear_value_heads*(chunk*(cost_exp + 3) +
            cost_exp + cost_sigmoid + cost_softplus + 3)) if recurrence == "chunked" else
            tokens*(2*linear_key_heads*(3*linear_key_dim + cost_rsqrt) +
            linear_value_heads*(linear_key_dim*linear_value_dim + cost_exp + cost_sigmoid + cost_softplus + 3)),
        read_act=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*(linear_value_dim + 2)),
        read_param=2*linear_value_heads,
        write_act=tokens*linear_value_heads*(linear_value_dim + chunk) if recurrence == "chunked" else
            tokens*linear_value_heads*linear_value_dim),
        backward=dict(matmul_compute_a=4*tokens*linear_value_heads*(3*linear_key_dim*(linear_value_dim + chunk) +
            2*linear_value_dim*chunk) if recurrence == "chunked" else
            12*tokens*linear_key_dim*linear_value_heads*linear_value_dim,
        vector=2*tokens*(2*linear_key_heads*(3*linear_key_dim + cost_rsqrt) + linear_value_heads*(chunk*(cost_exp + 3) +
            cost_exp + cost_sigmoid + cost_softplus + 3)) if recurrence == "chunked" else
            2*tokens*(2*linear_key_heads*(3*linear_key_dim + cost_rsqrt) +
            linear_value_heads*(linear_key_dim*linear_value_dim + cost_exp + cost_sigmoid + cost_softplus + 3)),
        read_act=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*(linear_value_dim + chunk + 2)) if
            recurrence == "chunked" else tokens*(2*linear_key_heads*linear_key_dim +
            linear_value_heads*(linear_value_dim + 2)), read_param=2*linear_value_heads,
        read_act_grad=tokens*linear_value_heads*linear_value_dim,
        write_act_grad=tokens*(2*linear_key_heads*linear_key_dim + linear_value_heads*(linear_value_dim + 2)),
        add_param_grad=2*linear_value_heads), again=layer_rerun)

def gated_norm(*, heads, head_dim, linear_value_heads, linear_value_dim, cost_div, cost_rsqrt, cost_silu, tokens,
    layer_kept, layer_rerun, activations, **_):
    """Norm `vectors` vectors of `width` elements a token with one weight, times the gate: one kernel each way."""
    upcast_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("weight", head_dim=linear_value_dim),
        saved_as("FP32", "rstd", layer_kept if activations == "fused" else None, rows=tokens*linear_value_heads),
        gradient("d_x", rows=tokens*linear_value_heads, head_dim=linear_value_dim),
        gradient("d_z", rows=tokens*linear_value_heads, head_dim=linear_value_dim),
        saved_as("FP32", "upcast", upcast_kept, alike=1, elements=tokens*linear_value_heads*linear_value_dim),
        saved_as("FP32", "root", upcast_kept, alike=1, elements=tokens*linear_value_heads),
        saved("normed", upcast_kept, alike=2, elements=tokens*linear_value_heads*linear_value_dim),
        saved_as("FP32", "gate_float", upcast_kept, alike=2, elements=tokens*linear_value_heads*linear_value_dim),
        saved("output", layer_kept, tokens=tokens, heads=linear_value_heads, head_dim=linear_value_dim),
        forward=dict(vector=tokens*linear_value_heads*(linear_value_dim*(cost_silu + 5) + cost_div + cost_rsqrt + 1),
        read_act=2*tokens*linear_value_heads*linear_value_dim, read_param=linear_value_dim,
        write_act=tokens*linear_value_heads*linear_value_dim, write_FP32=tokens*linear_value_heads),
        backward=dict(vector=tokens*linear_value_heads*linear_value_dim*(cost_silu + 15),
        read_act_grad=tokens*linear_value_heads*linear_value_dim, read_act=2*tokens*linear_value_heads*linear_value_dim,
        read_FP32=tokens*linear_value_heads, read_param=linear_value_dim,
        write_act_grad=2*tokens*linear_value_heads*linear_value_dim, add_param_grad=linear_value_dim),
        again=layer_rerun)

def output_projection(*, hidden, heads, head_dim, linear_value_heads, linear_value_dim, tokens, layer_rerun, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(*parameter("w_o", in_=linear_value_heads*linear_value_dim, out=hidden),
        gradient("d_heads", tokens=tokens, heads=linear_value_heads, head_dim=linear_value_dim),
        **linear(tokens, linear_value_heads*linear_value_dim, hidden), again=layer_rerun)

def attention_residual(*, hidden, tokens, layer_kept, layer_rerun, activations, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=tokens, hidden=hidden),
        saved("output", layer_kept if activations != "autograd" else None, rows=tokens, hidden=hidden),
        forward=dict(vector=tokens*hidden, read_act=2*tokens*hidden, write_act=tokens*hidden),
        backward=dict(vector=tokens*hidden, read_act_grad=2*tokens*hidden, write_act_grad=tokens*hidden),
        again=layer_rerun)

def ffn_norm(*, hidden, cost_div, cost_rsqrt, tokens, layer_kept, layer_rerun, activations, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    upcast_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast_weight", upcast_kept, hidden=hidden),
        saved_as("FP32", "normed_float", upcast_kept, rows=tokens, hidden=hidden),
        saved("output", layer_kept, tokens=tokens, hidden=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1) + hidden, read_act=tokens*hidden,
        read_param=hidden, write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden,
        read_act_grad=tokens*hidden, read_act=tokens*hidden, read_FP32=tokens, read_param=hidden,
        write_act_grad=tokens*hidden, add_param_grad=hidden), again=layer_rerun)

def router(*, hidden, experts, top_k, cost_exp, cost_div, tokens, layer_kept, layer_rerun, activations, **_):
    """Score every routed expert for each token and keep the top K."""
    scores_float_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("w_router", in_=hidden, out=experts),
        saved("probabilities", layer_kept if activations != "autograd" else None, tokens=tokens, experts=experts),
        saved_as("INT32", "index", layer_kept if activations == "fused" else None, tokens=tokens, top_k=top_k),
        gradient("d_x", tokens=tokens, hidden=hidden), gradient("d_logits", tokens=tokens, experts=experts),
        saved_as("FP32", "scores_float", scores_float_kept, tokens=tokens, experts=experts),
        saved_as("INT64", "choice", scores_float_kept, tokens=tokens, top_k=top_k),
        saved_as("FP32", "sum_float", scores_float_kept, tokens=tokens),
        saved_as("FP32", "chosen_float", scores_float_kept, tokens=tokens, top_k=top_k),
        forward=dict(matmul=2*tokens*hidden*experts,
        vector=tokens*(experts*(cost_exp + cost_div + 3) + top_k*(cost_div + 1)), read_act=tokens*(hidden + experts),
        read_param=hidden*experts, write_act=tokens*(2*experts + top_k), write_INT32=tokens*top_k),
        backward=dict(matmul=4*tokens*hidden*experts, vector=4*tokens*experts, read_act_grad=tokens*(2*experts + top_k),
        read_param=hidden*experts, write_act_grad=tokens*(hidden + experts), read_act=tokens*(hidden + experts),
        add_param_grad=hidden*experts, read_INT32=tokens*top_k), again=layer_rerun)

def moe_experts(*, hidden, moe_ffn, experts, top_k, cost_silu, tokens, layer_kept, layer_rerun, experts_hit,
    activations, **_):
    """Permute tokens to experts, run grouped matmuls over T K rows, weigh and add the results."""
    gate_kept = layer_kept if activations != "autograd" else None
    row_weights_kept = layer_kept if activations == "autograd" else None
    return component(saved("permuted", layer_kept, rows=tokens*top_k, hidden=hidden),
        saved("outputs", layer_kept, rows=tokens*top_k, hidden=hidden),
        saved_as("INT32", "row_map", layer_kept if activations == "fused" else None, rows=tokens*top_k),
        *parameter("w_up", 2*hidden*moe_ffn*top_k, experts=experts, in_=hidden, out=2*moe_ffn),
        saved("gate", gate_kept, rows=tokens*top_k, ffn=moe_ffn),
        saved("up", gate_kept, rows=tokens*top_k, ffn=moe_ffn),
        *parameter("w_down", hidden*moe_ffn*top_k, experts=experts, in_=moe_ffn, out=hidden),
        saved("product", layer_kept, rows=tokens*top_k, ffn=moe_ffn),
        gradient("d_outputs", rows=tokens*top_k, hidden=hidden), gradient("d_weights", rows=tokens*top_k),
        gradient("d_x", tokens=tokens, hidden=hidden), gradient("d_permuted", rows=tokens*top_k, hidden=hidden),
        gradient("d_gate_up", rows=tokens*top_k, ffn=2*moe_ffn), gradient("d_product", rows=tokens*top_k, ffn=moe_ffn),
        saved("row_weights", row_weights_kept, rows=tokens*top_k),
        saved_as("INT64", "places", row_weights_kept, rows=tokens*top_k, numbers=3),
        saved_as("INT32", "ends", row_weights_kept, experts=experts),
        saved("gate_up", row_weights_kept, rows=tokens*top_k, ffn=moe_ffn, halves=2),
        saved("activated", row_weights_kept, rows=tokens*top_k, ffn=moe_ffn),
        forward=dict(vector=tokens*top_k*(2*hidden + moe_ffn*(cost_silu + 1)), matmul=6*tokens*hidden*moe_ffn*top_k,
        read_act=tokens*(hidden + top_k*(2*hidden + 3*moe_ffn + 1)), read_INT32=2*tokens*top_k,
        write_act=tokens*(hidden*(2*top_k + 1) + 3*moe_ffn*top_k), read_param=3*hidden*moe_ffn*experts_hit),
        backward=dict(vector=tokens*top_k*(4*hidden + moe_ffn*(cost_silu + 5)), matmul=12*tokens*hidden*moe_ffn*top_k,
        read_act_grad=tokens*(hidden*(3*top_k + 1) + 5*moe_ffn*top_k), read_act=tokens*top_k*(2*hidden + 3*moe_ffn + 1),
        read_INT32=2*tokens*top_k, write_act_grad=tokens*(hidden + top_k*(2*hidden + 3*moe_ffn + 1)),
        read_param=3*hidden*moe_ffn*experts_hit, add_param_grad=3*hidden*moe_ffn*experts), again=layer_rerun)

def shared_experts(*, hidden, shared_ffn, cost_silu, tokens, layer_kept, layer_rerun, activations, **_):
    """One block of the shared width for all tokens; several shared experts are one block as wide as all of them."""
    return component(*parameter("w_up", in_=hidden, out=2*shared_ffn),
        saved("gate", layer_kept, rows=tokens, ffn=shared_ffn), saved("up", layer_kept, rows=tokens, ffn=shared_ffn),
        *parameter("w_down", in_=shared_ffn, out=hidden), saved("product", layer_kept, rows=tokens, ffn=shared_ffn),
        gradient("d_x", rows=tokens, hidden=hidden), gradient("d_gate_up", rows=tokens, ffn=2*shared_ffn),
        gradient("d_product", rows=tokens, ffn=shared_ffn),
        saved("activated", layer_kept if activations == "autograd" else None, rows=tokens, ffn=shared_ffn),
        saved("output", layer_kept, tokens=tokens, hidden=hidden),
        forward=dict(matmul=6*tokens*hidden*shared_ffn, vector=tokens*shared_ffn*(cost_silu + 1),
        read_act=tokens*(hidden + 3*shared_ffn), read_param=3*hidden*shared_ffn,
        write_act=tokens*(hidden + 3*shared_ffn)), backward=dict(matmul=12*tokens*hidden*shared_ffn,
        vector=tokens*shared_ffn*(cost_silu + 5), read_act_grad=tokens*(2*hidden + 5*shared_ffn),
        read_param=3*hidden*shared_ffn, write_act_grad=tokens*(hidden + 3*shared_ffn),
        read_act=tokens*(hidden + 3*shared_ffn), add_param_grad=3*hidden*shared_ffn), again=layer_rerun)

def shared_gate(*, hidden, cost_sigmoid, tokens, layer_kept, layer_rerun, activations, **_):
    """Score each token once and scale the shared experts' output by the logistic of the score."""
    return component(*parameter("w_gate", in_=hidden, out=1),
        saved("logit", layer_kept if activations != "autograd" else None, tokens=tokens, out=1),
        gradient("d_x", tokens=tokens, hidden=hidden), gradient("d_shared", tokens=tokens, hidden=hidden),
        gradient("d_logit", tokens=tokens, out=1),
        saved("logistic", layer_kept if activations == "autograd" else None, tokens=tokens, out=1),
        forward=dict(matmul=2*tokens*hidden, vector=tokens*(hidden + cost_sigmoid), read_act=tokens*(2*hidden + 1),
        read_param=hidden, write_act=tokens*(hidden + 1)), backward=dict(matmul=4*tokens*hidden,
        vector=3*tokens*(hidden + 1), read_act_grad=tokens*(hidden + 2), read_param=hidden,
        write_act_grad=tokens*(2*hidden + 1), read_act=tokens*(2*hidden + 1), add_param_grad=hidden), again=layer_rerun)

def ffn_residual(*, hidden, tokens, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=tokens, hidden=hidden),
        forward=dict(vector=2*tokens*hidden, read_act=3*tokens*hidden, write_act=tokens*hidden),
        backward=dict(vector=2*tokens*hidden, read_act_grad=3*tokens*hidden, write_act_grad=tokens*hidden),
        again=layer_rerun)

def qkv_projection(*, batch, context, hidden, heads, kv_heads, head_dim, tokens, layer_kept, layer_rerun, attention,
    activations, recompute, **_):
    """Project each token to the queries of all heads and the keys and values that groups of heads share."""
    q_kept = layer_kept if activations != "autograd" else None
    return component(*parameter("w_qkv", in_=hidden, out=2*head_dim*(heads + kv_heads)),
        gradient("d_x", tokens=tokens, hidden=hidden), saved("q", q_kept, rows=tokens*heads, head_dim=head_dim),
        saved("k", q_kept, rows=tokens*kv_heads, head_dim=head_dim),
        saved("v", layer_kept if attention == "flash" or activations != "autograd" or recompute == "selective" else
            None, tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        saved("gate", q_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        **linear(tokens, hidden, 2*head_dim*(heads + kv_heads)), again=layer_rerun)

def qk_norm(*, batch, context, heads, kv_heads, head_dim, cost_div, cost_rsqrt, tokens, layer_kept, layer_rerun,
    attention, activations, recompute, **_):
    """Norm queries and keys: a kernel for each."""
    q_statistics_kept = layer_kept if activations != "paper" else None
    q_upcast_kept = layer_kept if activations == "autograd" else None
    q_kept = layer_kept if attention == "flash" or activations != "autograd" or recompute == "selective" else None
    return component(*parameter("q_weight", head_dim=head_dim),
        saved_as("FP32", "q_statistics", q_statistics_kept, rows=tokens*heads),
        *parameter("k_weight", head_dim=head_dim),
        saved_as("FP32", "k_statistics", q_statistics_kept, rows=tokens*kv_heads),
        gradient("d_q_x", rows=tokens*heads, head_dim=head_dim),
        gradient("d_k_x", rows=tokens*kv_heads, head_dim=head_dim),
        saved_as("FP32", "q_upcast", q_upcast_kept, rows=tokens*heads, head_dim=head_dim),
        saved_as("FP32", "q_upcast_weight", q_upcast_kept, head_dim=head_dim),
        saved_as("FP32", "q_normed_float", q_upcast_kept, rows=tokens*heads, head_dim=head_dim),
        saved_as("FP32", "k_upcast", q_upcast_kept, rows=tokens*kv_heads, head_dim=head_dim),
        saved_as("FP32", "k_upcast_weight", q_upcast_kept, head_dim=head_dim),
        saved_as("FP32", "k_normed_float", q_upcast_kept, rows=tokens*kv_heads, head_dim=head_dim),
        saved("q", q_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        saved("k", q_kept, tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        forward=dict(vector=tokens*(4*head_dim + cost_div + cost_rsqrt + 1)*(heads + kv_heads) + 2*head_dim,
        read_act=tokens*head_dim*(heads + kv_heads), read_param=2*head_dim,
        write_act=tokens*head_dim*(heads + kv_heads), write_FP32=tokens*(heads + kv_heads)),
        backward=dict(vector=10*tokens*head_dim*(heads + kv_heads), read_act_grad=tokens*head_dim*(heads + kv_heads),
        read_act=tokens*head_dim*(heads + kv_heads), read_FP32=tokens*(heads + kv_heads), read_param=2*head_dim,
        write_act_grad=tokens*head_dim*(heads + kv_heads), add_param_grad=2*head_dim), again=layer_rerun)

def attention_core(*, batch, seq, context, heads, kv_heads, head_dim, rope_dim, cost_exp, cost_div, tokens, layer_kept,
    core_kept, core_rerun, pairs_size, flops, attention, activations, recompute, **_):
    """Weigh each value by the softmax of its key's product with the query, over the keys that a query may see."""
    kernel_output_kept = (
        core_kept if attention == "flash" and activations == "autograd" and recompute != "selective" else None
    )
    d_probabilities_kept = 1 if attention == "eager" else None
    queries_kept = (
        core_kept if attention == "eager" and activations == "autograd" and recompute != "selective" else None
    )
    return component(saved("output", layer_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        saved_as("FP32", "log_sum_exp", core_kept if attention == "flash" and (activations == "fused" or activations ==
            "autograd" and recompute != "selective") else None, tokens=tokens, heads=heads),
        gradient("d_q", tokens=tokens, heads=heads, head_dim=head_dim),
        gradient("d_k", tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        gradient("d_v", tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        saved("kernel_output", kernel_output_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        saved_as("UINT64", "random_state", kernel_output_kept, values=3),
        saved("probabilities", core_kept if attention == "eager" and activations != "autograd" else None, batch=batch,
            heads=heads, queries=seq, keys=context),
        gradient("d_probabilities", d_probabilities_kept, batch=batch, heads=heads, queries=seq, keys=context),
        gradient("d_scores", d_probabilities_kept, batch=batch, heads=heads, queries=seq, keys=context),
        saved("queries", queries_kept, batch=batch, heads=heads, queries=seq, head_dim=head_dim),
        saved("keys", queries_kept, batch=batch, heads=heads, keys=context, head_dim=head_dim),
        saved("values", queries_kept, batch=batch, heads=heads, keys=context, head_dim=head_dim),
        saved_as("FP32", "softmax_float", queries_kept, batch=batch, heads=heads, queries=seq, keys=context),
        saved("weights", queries_kept, batch=batch, heads=heads, queries=seq, keys=context),
        forward=dict(matmul_compute_a=4*batch*heads*head_dim*pairs_size,
        vector=3*tokens*kv_heads*rope_dim + heads*(batch*pairs_size*(cost_exp + cost_div + 4) + 3*tokens*rope_dim),
        read_act=head_dim*(2*batch*context*kv_heads + tokens*heads) if attention == "flash" else tokens*heads*head_dim +
            2*context*(batch*kv_heads*head_dim + tokens*heads),
        write_act=tokens*heads*head_dim if attention == "flash" else tokens*heads*(2*context + head_dim),
        write_FP32=tokens*heads if attention == "flash" else 0),
        backward=dict(matmul_compute_a=8*batch*heads*head_dim*pairs_size if flops == "model" or attention == "eager"
            else 10*batch*heads*head_dim*pairs_size,
        vector=3*tokens*kv_heads*rope_dim + heads*(5*batch*pairs_size + 3*tokens*rope_dim) if flops == "model" or
            attention == "eager" else 3*tokens*kv_heads*rope_dim + heads*(batch*pairs_size*(cost_exp + 7) +
            3*tokens*rope_dim),
        read_act=2*head_dim*(batch*context*kv_heads + tokens*heads) if attention == "flash" else tokens*heads*head_dim +
            2*context*(batch*kv_heads*head_dim + tokens*heads),
        read_act_grad=2*tokens*heads*head_dim if attention == "flash" else tokens*heads*(3*context + 2*head_dim),
        write_FP32=tokens*heads if attention == "flash" else 0, read_FP32=2*tokens*heads if attention == "flash" else 0,
        write_act_grad=head_dim*(2*batch*context*kv_heads + tokens*heads) if attention == "flash" else
            tokens*heads*head_dim + 2*context*(batch*kv_heads*head_dim + tokens*heads)), again=core_rerun)

def attention_gate(*, heads, head_dim, cost_sigmoid, tokens, layer_kept, layer_rerun, activations, **_):
    """Multiply every element (`element`) or every head (`head`) of the core's output by a gate: one kernel."""
    return component(gradient("d_output", tokens=tokens, heads=heads, head_dim=head_dim),
        gradient("d_gate", tokens=tokens, heads=heads, head_dim=head_dim),
        saved("logistic", layer_kept if activations == "autograd" else None, tokens=tokens, heads=heads,
            head_dim=head_dim), saved("output", layer_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        forward=dict(vector=tokens*heads*head_dim*(cost_sigmoid + 1), read_act=2*tokens*heads*head_dim,
        write_act=tokens*heads*head_dim), backward=dict(vector=tokens*heads*head_dim*(cost_sigmoid + 4),
        read_act_grad=tokens*heads*head_dim, read_act=2*tokens*heads*head_dim, write_act_grad=2*tokens*heads*head_dim),
        again=layer_rerun)

def full_attention_output_projection(*, hidden, heads, head_dim, tokens, layer_rerun, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(*parameter("w_o", in_=heads*head_dim, out=hidden),
        gradient("d_heads", tokens=tokens, heads=heads, head_dim=head_dim),
        **linear(tokens, heads*head_dim, hidden), again=layer_rerun)

def token_embedding(*, hidden, vocab, tokens, accumulating, **_):
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma)."""
    return component(*parameter("w_embedding", vocab=vocab, embed=hidden), saved_as("INT64", "ids", tokens=tokens),
        forward=dict(read_param=tokens*hidden, read_INT64=tokens, write_act=tokens*hidden),
        backward=dict(vector=tokens*hidden, write_param_grad=hidden*(tokens + vocab*(1 - accumulating)),
        read_act_grad=tokens*hidden, read_INT64=tokens, read_param_grad=tokens*hidden))

def final_norm(*, hidden, cost_div, cost_rsqrt, tokens, activations, **_):
    """Norm the last layer's output, in the body's form of RMSNorm or LayerNorm."""
    upcast_kept = 1 if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved("body_output", 1 if activations != "autograd" else None, "body.output", rows=tokens, hidden=hidden),
        saved_as("FP32", "statistics", 1 if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast_weight", upcast_kept, hidden=hidden),
        saved_as("FP32", "normed_float", upcast_kept, rows=tokens, hidden=hidden),
        saved("output", tokens=tokens, embed=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1) + hidden, read_act=tokens*hidden,
        read_param=hidden, write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden,
        read_act_grad=tokens*hidden, read_act=tokens*hidden, read_FP32=tokens, read_param=hidden,
        write_act_grad=tokens*hidden, add_param_grad=hidden))

def lm_head(*, hidden, vocab, tokens, **_):
    """Project the final hidden state to the vocabulary; tied, the weight is the embedding's and is owned there."""
    return component(*parameter("w_head", in_=hidden, out=vocab), gradient("d_x", tokens=tokens, embed=hidden),
        **linear(tokens, hidden, vocab))

def cross_entropy(*, vocab, cost_exp, cost_log, cost_div, tokens, loss, **_):
    """Log-softmax over the vocabulary and the negative log-likelihood of each target."""
    return component(saved_as("FP32", "log_softmax", 1 if loss == "eager" else None, tokens=tokens, vocab=vocab),
        saved_as("INT64", "targets", 1 if loss == "eager" else None, tokens=tokens),
        gradient("d_logits", tokens=tokens, vocab=vocab),
        forward=dict(vector=tokens*(vocab*(cost_exp + 4) + cost_log + 1), read_act=tokens*vocab,
        write_FP32=2*tokens*vocab if loss == "eager" else 0, read_FP32=tokens*vocab if loss == "eager" else 0,
        read_INT64=tokens, write_act_grad=0 if loss == "eager" else tokens*vocab),
        backward=dict(vector=tokens*vocab*(cost_exp + cost_div + 1), read_FP32=2*tokens*vocab if loss == "eager" else 0,
        read_INT64=tokens if loss == "eager" else 0, write_FP32=tokens*vocab if loss == "eager" else 0,
        write_act_grad=tokens*vocab, read_act_grad=0 if loss == "eager" else tokens*vocab))

def optimizer_step(*, width_master, cost_div, cost_rsqrt, params, **_):
    """Update both moments, the weights and their low-precision copy in one kernel over all parameters."""
    return component(optimizer=dict(vector=params*(cost_div + cost_rsqrt + 14), read_param_grad=params,
        read_master=params, read_param=params*(1 - min(1, ceil(width_master))), read_opt=2*params, write_param=params,
        write_master=params, write_opt=2*params))

def part(function, type, group, name=None, count=1, times=None, tied_to=""):
    """A component of a layer, how often the layer has it, and the component whose parameters it borrows."""
    return function, name or function.__name__, type, group, count, times, tied_to

LAYERS = {  # Kinds, how many the model has, and their components.
    "linear_attention": ("linear_attention_layers", (
        part(attention_norm, "rms_norm", "norm"), part(linear_projection, "linear_projection", "attention"),
        part(short_convolution, "short_convolution", "attention"),
        part(gated_delta_rule, "gated_delta_rule", "attention"), part(gated_norm, "gated_norm", "attention"),
        part(output_projection, "output_projection", "attention"), part(attention_residual, "residual", "other"),
        part(ffn_norm, "rms_norm", "norm"), part(router, "router", "ffn"), part(moe_experts, "moe_experts", "ffn"),
        part(shared_experts, "shared_experts", "ffn"), part(shared_gate, "shared_gate", "ffn"),
        part(ffn_residual, "residual", "other"),
    )),
    "full_attention": ("full_attention_layers", (
        part(attention_norm, "rms_norm", "norm"), part(qkv_projection, "qkv_projection", "attention"),
        part(qk_norm, "qk_norm", "attention"), part(attention_core, "attention_core", "attention"),
        part(attention_gate, "attention_gate", "attention"),
        part(full_attention_output_projection, "output_projection", "attention", name="output_projection"),
        part(attention_residual, "residual", "other"), part(ffn_norm, "rms_norm", "norm"),
        part(router, "router", "ffn"), part(moe_experts, "moe_experts", "ffn"),
        part(shared_experts, "shared_experts", "ffn"), part(shared_gate, "shared_gate", "ffn"),
        part(ffn_residual, "residual", "other"),
    )),
    "ends": ("1", (
        part(token_embedding, "token_embedding", "embedding"), part(final_norm, "final_norm", "norm"),
        part(lm_head, "lm_head", "head"), part(cross_entropy, "cross_entropy", "loss"),
        part(optimizer_step, "optimizer_step", "other"),
    )),
}
Totals = namedtuple("Totals", ("params", "params_active", "buffers", "forward_matmul_flops", "forward_vector_flops",
    "backward_matmul_flops", "backward_vector_flops", "optimizer_matmul_flops", "optimizer_vector_flops",
    "forward_read_bytes", "forward_write_bytes", "backward_read_bytes", "backward_write_bytes", "optimizer_read_bytes",
    "optimizer_write_bytes", "param_elements", "param_bytes", "master_param_elements", "master_param_bytes",
    "optimizer_state_elements", "optimizer_state_bytes", "param_gradient_elements", "param_gradient_bytes",
    "activation_elements", "activation_bytes", "buffer_elements", "buffer_bytes"))

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

def linear(tokens, inputs, outputs):
    """Work of a projection: a matrix product forward, two backward, the weight's gradient added to earlier ones."""
    x, w, y = tokens*inputs, inputs*outputs, tokens*outputs
    back = dict(matmul=4*tokens*w, read_act_grad=2*y, read_param=w, write_act_grad=x, read_act=x, add_param_grad=w)
    return dict(forward=dict(matmul=2*tokens*w, read_act=x, read_param=w, write_act=y), backward=back)

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

_kinds = (kind_linear_attention, kind_full_attention, kind_ends) = [partial(totals, kind) for kind in LAYERS]

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
