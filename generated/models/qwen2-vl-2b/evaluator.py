"""Costs of qwen2_vl, formula set standard, in exact integers.

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

FAMILY, FORMULAS = "qwen2_vl", "standard"
FORMULAS_SHA256 = "0380e724e80d2fd7b3e0b23899919a487a30617a332a09ec277415469c34dd3a"
DIMS = ("batch", "seq", "context", "images", "patches", "layers", "vision_layers", "hidden", "vision_hidden", "vocab",
    "heads", "vision_heads", "kv_heads", "vision_kv_heads", "head_dim", "vision_head_dim", "ffn", "vision_ffn",
    "vision_patch", "vision_temporal_patch", "vision_merge", "vision_channels", "grad_accum")
WIDTHS = ("width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt")
MAY_BE_ZERO = ("images", "layers", "vision_layers")
COEFFICIENTS = {"cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_sigmoid": 4, "cost_silu": 5,
    "cost_gelu": 8}
CONVENTIONS = {"flops": ("model", "hardware"), "attention": ("flash", "eager"),
    "pairs": ("full", "causal", "causal_half"), "activations": ("fused", "paper"),
    "recompute": ("none", "selective", "full"), "loss": ("eager", "fused")}
DTYPES = {"FP32": 4, "INT64": 8}

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

def derived(*, batch, seq, context, images, patches, layers, vision_layers, hidden, vision_hidden, vocab, heads,
    vision_heads, kv_heads, vision_kv_heads, head_dim, vision_head_dim, ffn, vision_ffn, vision_patch,
    vision_temporal_patch, vision_merge, vision_channels, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_sigmoid=4,
    cost_silu=5, cost_gelu=8, flops="model", attention="flash", pairs="full", activations="fused", recompute="none",
    loss="eager"):
    """What is given, what follows from it, and how many layers there are."""
    tokens = batch*seq
    layer_kept = 1 if recompute != "full" else 0  # 1 where a layer keeps its tensors
    core_kept = 1 if recompute == "none" else 0  # 1 where an attention core keeps its internals
    layer_rerun = 0 if flops == "model" or recompute != "full" else 1  # 1 where a layer's forward runs again and counts
    core_rerun = 0 if flops == "model" or recompute == "none" else 1  # 1 where a core's forward runs again and counts
    accumulating = min(1, grad_accum - 1)  # 1 for a micro-batch that adds to gradients of earlier ones
    # query-key pairs of a sequence and head
    pairs_size = (
        seq*context if pairs == "full" else exact(seq*(2*context + 1 - seq), 2) if pairs == "causal" else
            exact(seq*context, 2)
    )
    vision_merged_patches = patches//vision_merge**2  # tokens of an image, after merging (vision)
    params = (
        layers*(hidden*(2*head_dim*(heads + kv_heads) + 3*ffn + 2) + head_dim*(heads + 2*kv_heads)) +
            vision_layers*(vision_head_dim*(vision_heads + 2*vision_kv_heads) + vision_ffn) + hidden*(vocab + 2) +
            vision_hidden*(2*vision_layers*(vision_head_dim*(vision_heads + vision_kv_heads) + vision_ffn + 3) +
            vision_patch**2*vision_temporal_patch*vision_channels + vision_merge**2*(hidden +
            vision_hidden*vision_merge**2 + 1) + 2)
    )
    counts = {"dense": layers, "vision_encoder": vision_layers, "ends": 1}
    widths = DTYPES | {name[6:]: size for name, size in locals().items() if name[:6] == "width_"}
    return locals()

def attention_norm(*, hidden, cost_div, cost_rsqrt, tokens, layer_kept, layer_rerun, activations, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    return component(*parameter("weight", hidden=hidden),
        saved("layer_input", 1, "layer.input", rows=tokens, hidden=hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden), saved("output", layer_kept, tokens=tokens, hidden=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden, read_act_grad=tokens*hidden,
        read_act=tokens*hidden, read_FP32=tokens, read_param=hidden, write_act_grad=tokens*hidden,
        add_param_grad=hidden), again=layer_rerun)

def qkv_projection(*, batch, context, hidden, heads, kv_heads, head_dim, tokens, layer_kept, layer_rerun, **_):
    """Project each token to the queries of all heads and the keys and values that groups of heads share."""
    return component(*parameter("w_qkv", in_=hidden, out=head_dim*(heads + 2*kv_heads)),
        *parameter("b_qkv", out=head_dim*(heads + 2*kv_heads)), gradient("d_x", tokens=tokens, hidden=hidden),
        saved("q", layer_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        saved("k", layer_kept, tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        saved("v", layer_kept, tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        forward=dict(matmul=2*tokens*hidden*head_dim*(heads + 2*kv_heads), vector=tokens*head_dim*(heads + 2*kv_heads),
        read_act=tokens*hidden, read_param=head_dim*(hidden*(heads + 2*kv_heads) + heads + 2*kv_heads),
        write_act=tokens*head_dim*(heads + 2*kv_heads)),
        backward=dict(matmul=4*tokens*hidden*head_dim*(heads + 2*kv_heads), vector=tokens*head_dim*(heads + 2*kv_heads),
        read_act_grad=2*tokens*head_dim*(heads + 2*kv_heads), read_param=hidden*head_dim*(heads + 2*kv_heads),
        write_act_grad=tokens*hidden, read_act=tokens*hidden,
        add_param_grad=head_dim*(hidden*(heads + 2*kv_heads) + heads + 2*kv_heads)), again=layer_rerun)

def attention_core(*, batch, seq, context, heads, kv_heads, head_dim, cost_exp, cost_div, tokens, layer_kept, core_kept,
    core_rerun, pairs_size, flops, attention, activations, **_):
    """Weigh each value by the softmax of its key's product with the query, over the keys that a query may see."""
    d_probabilities_kept = 1 if attention == "eager" else None
    return component(saved("output", layer_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        saved_as("FP32", "log_sum_exp", core_kept if attention == "flash" and activations != "paper" else None,
            tokens=tokens, heads=heads), gradient("d_q", tokens=tokens, heads=heads, head_dim=head_dim),
        gradient("d_k", tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        gradient("d_v", tokens=batch*context, heads=kv_heads, head_dim=head_dim),
        saved("probabilities", core_kept if attention == "eager" else None, batch=batch, heads=heads, queries=seq,
            keys=context),
        gradient("d_probabilities", d_probabilities_kept, batch=batch, heads=heads, queries=seq, keys=context),
        gradient("d_scores", d_probabilities_kept, batch=batch, heads=heads, queries=seq, keys=context),
        forward=dict(matmul_compute_a=4*batch*heads*head_dim*pairs_size,
        vector=3*tokens*kv_heads*head_dim + heads*(batch*pairs_size*(cost_exp + cost_div + 4) + 3*tokens*head_dim),
        read_act=head_dim*(2*batch*context*kv_heads + tokens*heads) if attention == "flash" else tokens*heads*head_dim +
            2*context*(batch*kv_heads*head_dim + tokens*heads),
        write_act=tokens*heads*head_dim if attention == "flash" else tokens*heads*(2*context + head_dim),
        write_FP32=tokens*heads if attention == "flash" else 0),
        backward=dict(matmul_compute_a=8*batch*heads*head_dim*pairs_size if flops == "model" or attention == "eager"
            else 10*batch*heads*head_dim*pairs_size,
        vector=3*tokens*kv_heads*head_dim + heads*(5*batch*pairs_size + 3*tokens*head_dim) if flops == "model" or
            attention == "eager" else 3*tokens*kv_heads*head_dim + heads*(batch*pairs_size*(cost_exp + 7) +
            3*tokens*head_dim),
        read_act=2*head_dim*(batch*context*kv_heads + tokens*heads) if attention == "flash" else tokens*heads*head_dim +
            2*context*(batch*kv_heads*head_dim + tokens*heads),
        read_act_grad=2*tokens*heads*head_dim if attention == "flash" else tokens*heads*(3*context + 2*head_dim),
        write_FP32=tokens*heads if attention == "flash" else 0, read_FP32=2*tokens*heads if attention == "flash" else 0,
        write_act_grad=head_dim*(2*batch*context*kv_heads + tokens*heads) if attention == "flash" else
            tokens*heads*head_dim + 2*context*(batch*kv_heads*head_dim + tokens*heads)), again=core_rerun)

def output_projection(*, hidden, heads, head_dim, tokens, layer_rerun, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(*parameter("w_o", in_=heads*head_dim, out=hidden),
        gradient("d_heads", tokens=tokens, heads=heads, head_dim=head_dim),
        **linear(tokens, heads*head_dim, hidden), again=layer_rerun)

def attention_residual(*, hidden, tokens, layer_kept, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=tokens, hidden=hidden),
        saved("output", layer_kept, rows=tokens, hidden=hidden),
        forward=dict(vector=tokens*hidden, read_act=2*tokens*hidden, write_act=tokens*hidden),
        backward=dict(vector=tokens*hidden, read_act_grad=2*tokens*hidden, write_act_grad=tokens*hidden),
        again=layer_rerun)

def ffn_norm(*, hidden, cost_div, cost_rsqrt, tokens, layer_kept, layer_rerun, activations, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    return component(*parameter("weight", hidden=hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden), saved("output", layer_kept, tokens=tokens, hidden=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden, read_act_grad=tokens*hidden,
        read_act=tokens*hidden, read_FP32=tokens, read_param=hidden, write_act_grad=tokens*hidden,
        add_param_grad=hidden), again=layer_rerun)

def ffn_up(*, hidden, ffn, tokens, layer_kept, layer_rerun, **_):
    """Project each token to the feed-forward width, twice where a gate is computed beside it: one matmul."""
    return component(*parameter("w_up", in_=hidden, out=2*ffn), gradient("d_x", tokens=tokens, hidden=hidden),
        saved("gate", layer_kept, rows=tokens, ffn=ffn), saved("up", layer_kept, rows=tokens, ffn=ffn),
        **linear(tokens, hidden, 2*ffn), again=layer_rerun)

def ffn_activation(*, ffn, cost_silu, tokens, layer_kept, layer_rerun, **_):
    """Apply the activation to every element, times the other half where the block is gated: one kernel."""
    return component(gradient("d_gate", rows=tokens, ffn=ffn), gradient("d_up", rows=tokens, ffn=ffn),
        saved("output", layer_kept, tokens=tokens, ffn=ffn),
        forward=dict(vector=tokens*ffn*(cost_silu + 1), read_act=2*tokens*ffn, write_act=tokens*ffn),
        backward=dict(vector=tokens*ffn*(cost_silu + 5), read_act_grad=tokens*ffn, read_act=2*tokens*ffn,
        write_act_grad=2*tokens*ffn), again=layer_rerun)

def ffn_down(*, hidden, ffn, tokens, layer_rerun, **_):
    """Project the feed-forward width back to the residual stream."""
    return component(*parameter("w_down", in_=ffn, out=hidden), gradient("d_product", tokens=tokens, ffn=ffn),
        **linear(tokens, ffn, hidden), again=layer_rerun)

def ffn_residual(*, hidden, tokens, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=tokens, hidden=hidden),
        forward=dict(vector=tokens*hidden, read_act=2*tokens*hidden, write_act=tokens*hidden),
        backward=dict(vector=tokens*hidden, read_act_grad=2*tokens*hidden, write_act_grad=tokens*hidden),
        again=layer_rerun)

def vision_attention_norm(*, images, patches, hidden, vision_hidden, cost_div, cost_rsqrt, tokens, layer_kept,
    layer_rerun, activations, **_):
    """Centre each token and scale it to unit variance, then apply a learned weight and bias."""
    return component(*parameter("weight", hidden=vision_hidden), *parameter("bias", hidden=vision_hidden),
        saved("layer_input", 1, "layer.input", rows=images*patches, hidden=vision_hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=images*patches, values=2),
        gradient("d_x", rows=images*patches, hidden=vision_hidden),
        saved("output", layer_kept, tokens=images*patches, hidden=vision_hidden),
        forward=dict(vector=images*patches*(7*vision_hidden + 2*cost_div + cost_rsqrt + 1),
        read_act=images*patches*vision_hidden, read_param=2*vision_hidden*min(1, images),
        write_act=images*patches*vision_hidden, write_FP32=2*images*patches),
        backward=dict(vector=13*images*patches*vision_hidden, read_act_grad=images*patches*vision_hidden,
        read_act=images*patches*vision_hidden, read_FP32=2*images*patches, read_param=vision_hidden*min(1, images),
        write_act_grad=images*patches*vision_hidden, add_param_grad=2*vision_hidden*min(1, images)), again=layer_rerun)

def vision_qkv_projection(*, images, patches, hidden, vision_hidden, heads, vision_heads, vision_kv_heads, head_dim,
    vision_head_dim, tokens, layer_kept, layer_rerun, **_):
    """Project each token to the queries of all heads and the keys and values that groups of heads share."""
    return component(*parameter("w_qkv", in_=vision_hidden, out=vision_head_dim*(vision_heads + 2*vision_kv_heads)),
        *parameter("b_qkv", out=vision_head_dim*(vision_heads + 2*vision_kv_heads)),
        gradient("d_x", tokens=images*patches, hidden=vision_hidden),
        saved("q", layer_kept, tokens=images*patches, heads=vision_heads, head_dim=vision_head_dim),
        saved("k", layer_kept, tokens=images*patches, heads=vision_kv_heads, head_dim=vision_head_dim),
        saved("v", layer_kept, tokens=images*patches, heads=vision_kv_heads, head_dim=vision_head_dim),
        forward=dict(matmul=2*images*patches*vision_hidden*vision_head_dim*(vision_heads + 2*vision_kv_heads),
        vector=images*patches*vision_head_dim*(vision_heads + 2*vision_kv_heads), read_act=images*patches*vision_hidden,
        read_param=vision_head_dim*min(1, images)*(vision_hidden*(vision_heads + 2*vision_kv_heads) + vision_heads +
            2*vision_kv_heads), write_act=images*patches*vision_head_dim*(vision_heads + 2*vision_kv_heads)),
        backward=dict(matmul=4*images*patches*vision_hidden*vision_head_dim*(vision_heads + 2*vision_kv_heads),
        vector=images*patches*vision_head_dim*(vision_heads + 2*vision_kv_heads),
        read_act_grad=2*images*patches*vision_head_dim*(vision_heads + 2*vision_kv_heads),
        read_param=vision_hidden*vision_head_dim*min(1, images)*(vision_heads + 2*vision_kv_heads),
        write_act_grad=images*patches*vision_hidden, read_act=images*patches*vision_hidden,
        add_param_grad=vision_head_dim*min(1, images)*(vision_hidden*(vision_heads + 2*vision_kv_heads) + vision_heads +
            2*vision_kv_heads)), again=layer_rerun)

def vision_attention_core(*, batch, images, patches, heads, vision_heads, vision_kv_heads, head_dim, vision_head_dim,
    cost_exp, cost_div, tokens, layer_kept, core_kept, core_rerun, flops, attention, activations, **_):
    """Weigh each value by the softmax of its key's product with the query, over the keys that a query may see."""
    d_probabilities_kept = 1 if attention == "eager" else None
    return component(saved("output", layer_kept, tokens=images*patches, heads=vision_heads,
            head_dim=vision_head_dim),
        saved_as("FP32", "log_sum_exp", core_kept if attention == "flash" and activations != "paper" else None,
            tokens=images*patches, heads=vision_heads),
        gradient("d_q", tokens=images*patches, heads=vision_heads, head_dim=vision_head_dim),
        gradient("d_k", tokens=images*patches, heads=vision_kv_heads, head_dim=vision_head_dim),
        gradient("d_v", tokens=images*patches, heads=vision_kv_heads, head_dim=vision_head_dim),
        saved("probabilities", core_kept if attention == "eager" else None, batch=images, heads=vision_heads,
            queries=patches, keys=patches),
        gradient("d_probabilities", d_probabilities_kept, batch=images, heads=vision_heads, queries=patches,
            keys=patches),
        gradient("d_scores", d_probabilities_kept, batch=images, heads=vision_heads, queries=patches, keys=patches),
        forward=dict(matmul_compute_a=4*images*patches**2*vision_heads*vision_head_dim,
        vector=images*patches*(vision_heads*(patches*(cost_exp + cost_div + 4) + 3*vision_head_dim) +
            3*vision_kv_heads*vision_head_dim),
        read_act=images*patches*vision_head_dim*(vision_heads + 2*vision_kv_heads) if attention == "flash" else
            images*patches*(vision_heads*(2*patches + vision_head_dim) + 2*vision_kv_heads*vision_head_dim),
        write_act=images*patches*vision_heads*vision_head_dim if attention == "flash" else
            images*patches*vision_heads*(2*patches + vision_head_dim),
        write_FP32=images*patches*vision_heads if attention == "flash" else 0),
        backward=dict(matmul_compute_a=8*images*patches**2*vision_heads*vision_head_dim if flops == "model" or attention
            == "eager" else 10*images*patches**2*vision_heads*vision_head_dim,
        vector=images*patches*(vision_heads*(5*patches + 3*vision_head_dim) + 3*vision_kv_heads*vision_head_dim) if
            flops == "model" or attention == "eager" else images*patches*(vision_heads*(patches*(cost_exp + 7) +
            3*vision_head_dim) + 3*vision_kv_heads*vision_head_dim),
        read_act=2*images*patches*vision_head_dim*(vision_heads + vision_kv_heads) if attention == "flash" else
            images*patches*(vision_heads*(2*patches + vision_head_dim) + 2*vision_kv_heads*vision_head_dim),
        read_act_grad=2*images*patches*vision_heads*vision_head_dim if attention == "flash" else
            images*patches*vision_heads*(3*patches + 2*vision_head_dim),
        write_FP32=images*patches*vision_heads if attention == "flash" else 0,
        read_FP32=2*images*patches*vision_heads if attention == "flash" else 0,
        write_act_grad=images*patches*vision_head_dim*(vision_heads + 2*vision_kv_heads) if attention == "flash" else
            images*patches*(vision_heads*(2*patches + vision_head_dim) + 2*vision_kv_heads*vision_head_dim)),
        again=core_rerun)

def vision_output_projection(*, images, patches, vision_hidden, heads, vision_heads, head_dim, vision_head_dim, tokens,
    layer_rerun, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(*parameter("w_o", in_=vision_heads*vision_head_dim, out=vision_hidden),
        *parameter("b_o", out=vision_hidden),
        gradient("d_heads", tokens=images*patches, heads=vision_heads, head_dim=vision_head_dim),
        forward=dict(matmul=2*images*patches*vision_hidden*vision_heads*vision_head_dim,
        vector=images*patches*vision_hidden, read_act=images*patches*vision_heads*vision_head_dim,
        read_param=vision_hidden*min(1, images)*(vision_heads*vision_head_dim + 1),
        write_act=images*patches*vision_hidden),
        backward=dict(matmul=4*images*patches*vision_hidden*vision_heads*vision_head_dim,
        vector=images*patches*vision_hidden, read_act_grad=2*images*patches*vision_hidden,
        read_param=vision_hidden*vision_heads*vision_head_dim*min(1, images),
        write_act_grad=images*patches*vision_heads*vision_head_dim,
        read_act=images*patches*vision_heads*vision_head_dim,
        add_param_grad=vision_hidden*min(1, images)*(vision_heads*vision_head_dim + 1)), again=layer_rerun)

def vision_attention_residual(*, images, patches, hidden, vision_hidden, tokens, layer_kept, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=images*patches, hidden=vision_hidden),
        saved("output", layer_kept, rows=images*patches, hidden=vision_hidden),
        forward=dict(vector=images*patches*vision_hidden, read_act=2*images*patches*vision_hidden,
        write_act=images*patches*vision_hidden), backward=dict(vector=images*patches*vision_hidden,
        read_act_grad=2*images*patches*vision_hidden, write_act_grad=images*patches*vision_hidden), again=layer_rerun)

def vision_ffn_norm(*, images, patches, hidden, vision_hidden, cost_div, cost_rsqrt, tokens, layer_kept, layer_rerun,
    activations, **_):
    """Centre each token and scale it to unit variance, then apply a learned weight and bias."""
    return component(*parameter("weight", hidden=vision_hidden), *parameter("bias", hidden=vision_hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=images*patches, values=2),
        gradient("d_x", rows=images*patches, hidden=vision_hidden),
        saved("output", layer_kept, tokens=images*patches, hidden=vision_hidden),
        forward=dict(vector=images*patches*(7*vision_hidden + 2*cost_div + cost_rsqrt + 1),
        read_act=images*patches*vision_hidden, read_param=2*vision_hidden*min(1, images),
        write_act=images*patches*vision_hidden, write_FP32=2*images*patches),
        backward=dict(vector=13*images*patches*vision_hidden, read_act_grad=images*patches*vision_hidden,
        read_act=images*patches*vision_hidden, read_FP32=2*images*patches, read_param=vision_hidden*min(1, images),
        write_act_grad=images*patches*vision_hidden, add_param_grad=2*vision_hidden*min(1, images)), again=layer_rerun)

def vision_ffn_up(*, images, patches, hidden, vision_hidden, ffn, vision_ffn, tokens, layer_kept, layer_rerun, **_):
    """Project each token to the feed-forward width, twice where a gate is computed beside it: one matmul."""
    return component(*parameter("w_up", in_=vision_hidden, out=vision_ffn), *parameter("b_up", out=vision_ffn),
        gradient("d_x", tokens=images*patches, hidden=vision_hidden),
        saved("up", layer_kept, rows=images*patches, ffn=vision_ffn),
        forward=dict(matmul=2*images*patches*vision_hidden*vision_ffn, vector=images*patches*vision_ffn,
        read_act=images*patches*vision_hidden, read_param=vision_ffn*min(1, images)*(vision_hidden + 1),
        write_act=images*patches*vision_ffn), backward=dict(matmul=4*images*patches*vision_hidden*vision_ffn,
        vector=images*patches*vision_ffn, read_act_grad=2*images*patches*vision_ffn,
        read_param=vision_hidden*vision_ffn*min(1, images), write_act_grad=images*patches*vision_hidden,
        read_act=images*patches*vision_hidden, add_param_grad=vision_ffn*min(1, images)*(vision_hidden + 1)),
        again=layer_rerun)

def vision_ffn_activation(*, images, patches, ffn, vision_ffn, cost_sigmoid, tokens, layer_kept, layer_rerun, **_):
    """Apply the activation to every element, times the other half where the block is gated: one kernel."""
    return component(gradient("d_up", rows=images*patches, ffn=vision_ffn),
        saved("output", layer_kept, tokens=images*patches, ffn=vision_ffn),
        forward=dict(vector=images*patches*vision_ffn*(cost_sigmoid + 2), read_act=images*patches*vision_ffn,
        write_act=images*patches*vision_ffn), backward=dict(vector=images*patches*vision_ffn*(cost_sigmoid + 5),
        read_act_grad=images*patches*vision_ffn, read_act=images*patches*vision_ffn,
        write_act_grad=images*patches*vision_ffn), again=layer_rerun)

def vision_ffn_down(*, images, patches, vision_hidden, ffn, vision_ffn, tokens, layer_rerun, **_):
    """Project the feed-forward width back to the residual stream."""
    return component(*parameter("w_down", in_=vision_ffn, out=vision_hidden),
        *parameter("b_down", out=vision_hidden), gradient("d_product", tokens=images*patches, ffn=vision_ffn),
        forward=dict(matmul=2*images*patches*vision_hidden*vision_ffn, vector=images*patches*vision_hidden,
        read_act=images*patches*vision_ffn, read_param=vision_hidden*min(1, images)*(vision_ffn + 1),
        write_act=images*patches*vision_hidden), backward=dict(matmul=4*images*patches*vision_hidden*vision_ffn,
        vector=images*patches*vision_hidden, read_act_grad=2*images*patches*vision_hidden,
        read_param=vision_hidden*vision_ffn*min(1, images), write_act_grad=images*patches*vision_ffn,
        read_act=images*patches*vision_ffn, add_param_grad=vision_hidden*min(1, images)*(vision_ffn + 1)),
        again=layer_rerun)

def vision_ffn_residual(*, images, patches, hidden, vision_hidden, tokens, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=images*patches, hidden=vision_hidden),
        forward=dict(vector=images*patches*vision_hidden, read_act=2*images*patches*vision_hidden,
        write_act=images*patches*vision_hidden), backward=dict(vector=images*patches*vision_hidden,
        read_act_grad=2*images*patches*vision_hidden, write_act_grad=images*patches*vision_hidden), again=layer_rerun)

def vision_patch_embedding(*, images, patches, vision_hidden, vision_patch, vision_temporal_patch, vision_channels,
    tokens, **_):
    """Project the p by p pixels of all channels (and frames) of a patch: a convolution whose stride is its size."""
    return component(*parameter("w_patch", in_=vision_patch**2*vision_temporal_patch*vision_channels,
            out=vision_hidden),
        saved("pixels", tokens=images*patches, pixels=vision_patch**2*vision_temporal_patch*vision_channels),
        forward=dict(matmul=2*images*patches*vision_hidden*vision_patch**2*vision_temporal_patch*vision_channels,
        read_act=images*patches*vision_patch**2*vision_temporal_patch*vision_channels,
        read_param=vision_hidden*vision_patch**2*vision_temporal_patch*vision_channels*min(1, images),
        write_act=images*patches*vision_hidden),
        backward=dict(matmul=2*images*patches*vision_hidden*vision_patch**2*vision_temporal_patch*vision_channels,
        read_act_grad=images*patches*vision_hidden,
        read_act=images*patches*vision_patch**2*vision_temporal_patch*vision_channels,
        add_param_grad=vision_hidden*vision_patch**2*vision_temporal_patch*vision_channels*min(1, images)))

def vision_merger(*, images, patches, hidden, vision_hidden, vision_merge, cost_div, cost_rsqrt, cost_gelu,
    vision_merged_patches, activations, **_):
    """Norm, lay the vectors of m by m patches side by side, project, activate, project to the text model's width."""
    return component(*parameter("norm_weight", hidden=vision_hidden), *parameter("norm_bias", hidden=vision_hidden),
        saved("vision_body_output", 1, "vision_body.output", rows=images*patches, hidden=vision_hidden),
        saved_as("FP32", "norm_statistics", 1 if activations != "paper" else None, rows=images*patches, values=2),
        *parameter("w_first", in_=vision_hidden*vision_merge**2, out=vision_hidden*vision_merge**2),
        *parameter("b_first", out=vision_hidden*vision_merge**2),
        saved("up", rows=images*vision_merged_patches, hidden=vision_hidden*vision_merge**2),
        *parameter("w_out", in_=vision_hidden*vision_merge**2, out=hidden), *parameter("b_out", out=hidden),
        saved("normed", rows=images*vision_merged_patches, hidden=vision_hidden*vision_merge**2),
        saved("product", rows=images*vision_merged_patches, hidden=vision_hidden*vision_merge**2),
        gradient("d_norm_x", rows=images*patches, hidden=vision_hidden),
        gradient("d_normed", rows=images*vision_merged_patches, hidden=vision_hidden*vision_merge**2),
        gradient("d_up", rows=images*vision_merged_patches, hidden=vision_hidden*vision_merge**2),
        gradient("d_product", rows=images*vision_merged_patches, hidden=vision_hidden*vision_merge**2),
        forward=dict(vector=images*(patches*(7*vision_hidden + 2*cost_div + cost_rsqrt + 1) +
            vision_merged_patches*(hidden + vision_hidden*vision_merge**2*(cost_gelu + 1))),
        matmul=2*images*vision_hidden*vision_merge**2*vision_merged_patches*(hidden + vision_hidden*vision_merge**2),
        read_act=images*vision_hidden*(patches + 3*vision_merge**2*vision_merged_patches),
        read_param=min(1, images)*(hidden + vision_hidden*(vision_merge**2*(hidden + vision_hidden*vision_merge**2 + 1)
            + 2)),
        write_act=images*(hidden*vision_merged_patches + vision_hidden*(patches +
            2*vision_merge**2*vision_merged_patches)), write_FP32=2*images*patches),
        backward=dict(vector=images*(hidden*vision_merged_patches + vision_hidden*(13*patches +
            vision_merge**2*vision_merged_patches*(cost_gelu + 4))),
        matmul=4*images*vision_hidden*vision_merge**2*vision_merged_patches*(hidden + vision_hidden*vision_merge**2),
        read_act_grad=images*(2*hidden*vision_merged_patches + vision_hidden*(patches +
            3*vision_merge**2*vision_merged_patches)),
        read_act=images*vision_hidden*(patches + 3*vision_merge**2*vision_merged_patches), read_FP32=2*images*patches,
        read_param=vision_hidden*min(1, images)*(vision_merge**2*(hidden + vision_hidden*vision_merge**2) + 1),
        write_act_grad=images*vision_hidden*(patches + 3*vision_merge**2*vision_merged_patches),
        add_param_grad=min(1, images)*(hidden + vision_hidden*(vision_merge**2*(hidden + vision_hidden*vision_merge**2 +
            1) + 2))))

def token_embedding(*, hidden, vocab, tokens, accumulating, **_):
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma)."""
    return component(*parameter("w_embedding", vocab=vocab, embed=hidden), saved_as("INT64", "ids", tokens=tokens),
        forward=dict(read_param=tokens*hidden, read_INT64=tokens, write_act=tokens*hidden),
        backward=dict(vector=tokens*hidden, write_param_grad=hidden*(tokens + vocab*(1 - accumulating)),
        read_act_grad=tokens*hidden, read_INT64=tokens, read_param_grad=tokens*hidden))

def final_norm(*, hidden, cost_div, cost_rsqrt, tokens, activations, **_):
    """Norm the last layer's output, in the body's form of RMSNorm or LayerNorm."""
    return component(*parameter("weight", hidden=hidden),
        saved("body_output", 1, "body.output", rows=tokens, hidden=hidden),
        saved_as("FP32", "statistics", 1 if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden), saved("output", tokens=tokens, embed=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden, read_act_grad=tokens*hidden,
        read_act=tokens*hidden, read_FP32=tokens, read_param=hidden, write_act_grad=tokens*hidden,
        add_param_grad=hidden))

def lm_head(*, hidden, vocab, tokens, **_):
    """Project the final hidden state to the vocabulary; tied, the weight is the embedding's and is owned there."""
    return component(gradient("d_x", tokens=tokens, embed=hidden),
        forward=dict(matmul=2*tokens*hidden*vocab, read_act=tokens*hidden, read_param=hidden*vocab,
        write_act=tokens*vocab), backward=dict(matmul=4*tokens*hidden*vocab, read_act_grad=2*tokens*vocab,
        read_param=hidden*vocab, write_act_grad=tokens*hidden, read_act=tokens*hidden, write_param_grad=hidden*vocab,
        read_param_grad=hidden*vocab))

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
    "dense": ("layers", (
        part(attention_norm, "rms_norm", "norm"), part(qkv_projection, "qkv_projection", "attention"),
        part(attention_core, "attention_core", "attention"), part(output_projection, "output_projection", "attention"),
        part(attention_residual, "residual", "other"), part(ffn_norm, "rms_norm", "norm"),
        part(ffn_up, "ffn_up", "ffn"), part(ffn_activation, "ffn_activation", "ffn"), part(ffn_down, "ffn_down", "ffn"),
        part(ffn_residual, "residual", "other"),
    )),
    "vision_encoder": ("vision_layers", (
        part(vision_attention_norm, "layer_norm", "norm"), part(vision_qkv_projection, "qkv_projection", "attention"),
        part(vision_attention_core, "attention_core", "attention"),
        part(vision_output_projection, "output_projection", "attention"),
        part(vision_attention_residual, "residual", "other"), part(vision_ffn_norm, "layer_norm", "norm"),
        part(vision_ffn_up, "ffn_up", "ffn"), part(vision_ffn_activation, "ffn_activation", "ffn"),
        part(vision_ffn_down, "ffn_down", "ffn"), part(vision_ffn_residual, "residual", "other"),
    )),
    "ends": ("1", (
        part(vision_patch_embedding, "patch_embedding", "embedding"), part(vision_merger, "merger", "other"),
        part(token_embedding, "token_embedding", "embedding"), part(final_norm, "final_norm", "norm"),
        part(lm_head, "lm_head", "head", tied_to="token_embedding"), part(cross_entropy, "cross_entropy", "loss"),
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

_kinds = (kind_dense, kind_vision_encoder, kind_ends) = [partial(totals, kind) for kind in LAYERS]

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
