"""Costs of t5, formula set standard, in exact integers.

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

FAMILY, FORMULAS = "t5", "standard"
FORMULAS_SHA256 = "ee3e44166003e19e629818044776df5458b138aecf0fa762c38912be75ae5187"
DIMS = ("batch", "seq", "target_seq", "decoder_first_layers", "decoder_layers", "encoder_first_layers",
    "encoder_layers", "hidden", "vocab", "heads", "kv_heads", "head_dim", "ffn", "buckets", "grad_accum")
WIDTHS = ("width_param", "width_master", "width_act", "width_param_grad", "width_act_grad", "width_opt")
MAY_BE_ZERO = ("decoder_first_layers", "decoder_layers", "encoder_first_layers", "encoder_layers")
COEFFICIENTS = {"cost_exp": 1, "cost_log": 1, "cost_div": 1, "cost_rsqrt": 2, "cost_relu": 1}
CONVENTIONS = {"flops": ("model", "hardware"), "attention": ("flash", "eager"),
    "pairs": ("full", "causal", "causal_half"), "activations": ("fused", "paper", "autograd"),
    "recompute": ("none", "selective", "full"), "loss": ("eager", "fused")}
DTYPES = {"FP32": 4, "INT64": 8, "BOOL": 1}

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

def derived(*, batch, seq, target_seq, decoder_first_layers, decoder_layers, encoder_first_layers, encoder_layers,
    hidden, vocab, heads, kv_heads, head_dim, ffn, buckets, grad_accum=1, width_param, width_master, width_act,
    width_param_grad, width_act_grad, width_opt, cost_exp=1, cost_log=1, cost_div=1, cost_rsqrt=2, cost_relu=1,
    flops="model", attention="flash", pairs="full", activations="fused", recompute="none", loss="eager"):
    """What is given, what follows from it, and how many layers there are."""
    tokens = batch*seq
    target_tokens = batch*target_seq
    layer_kept = 1 if recompute != "full" else 0  # 1 where a layer keeps its tensors
    core_kept = 1 if recompute == "none" else 0  # 1 where an attention core keeps its internals
    layer_rerun = 0 if flops == "model" or recompute != "full" else 1  # 1 where a layer's forward runs again and counts
    core_rerun = 0 if flops == "model" or recompute == "none" else 1  # 1 where a core's forward runs again and counts
    accumulating = min(1, grad_accum - 1)  # 1 for a micro-batch that adds to gradients of earlier ones
    # query-key pairs of a sequence and head
    pairs_size = (
        target_seq**2 if pairs == "full" else exact(target_seq*(target_seq + 1), 2) if pairs == "causal" else
            exact(target_seq**2, 2)
    )
    params = (
        hidden*(3*decoder_first_layers + 3*decoder_layers + 2*encoder_first_layers + 2*encoder_layers + vocab +
            2*head_dim*(2*decoder_first_layers + 2*decoder_layers + encoder_first_layers + encoder_layers)*(heads +
            kv_heads) + 2*ffn*(decoder_first_layers + decoder_layers + encoder_first_layers + encoder_layers) + 2) +
            heads*buckets*(decoder_first_layers + encoder_first_layers)
    )
    counts = {"encoder_first": encoder_first_layers, "encoder": encoder_layers, "decoder_first": decoder_first_layers,
    "decoder": decoder_layers, "ends": 1}
    widths = DTYPES | {name[6:]: size for name, size in locals().items() if name[:6] == "width_"}
    return locals()

def attention_norm(*, hidden, cost_div, cost_rsqrt, tokens, layer_kept, layer_rerun, activations, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    upcast_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved("layer_input", 1, "layer.input", rows=tokens, hidden=hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=tokens, hidden=hidden),
        saved("normed", upcast_kept, rows=tokens, hidden=hidden),
        saved("output", layer_kept, tokens=tokens, hidden=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden, read_act_grad=tokens*hidden,
        read_act=tokens*hidden, read_FP32=tokens, read_param=hidden, write_act_grad=tokens*hidden,
        add_param_grad=hidden), again=layer_rerun)

def qkv_projection(*, hidden, heads, kv_heads, head_dim, tokens, layer_kept, layer_rerun, attention, activations,
    recompute, **_):
    """Project each token to the queries of all heads and the keys and values that groups of heads share."""
    q_kept = layer_kept if attention == "flash" or activations != "autograd" or recompute == "selective" else None
    return component(*parameter("w_qkv", in_=hidden, out=head_dim*(heads + 2*kv_heads)),
        gradient("d_x", tokens=tokens, hidden=hidden),
        saved("q", q_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        saved("k", q_kept, tokens=tokens, heads=kv_heads, head_dim=head_dim),
        saved("v", q_kept, tokens=tokens, heads=kv_heads, head_dim=head_dim),
        **linear(tokens, hidden, head_dim*(heads + 2*kv_heads)), again=layer_rerun)

def relative_position_bias(*, seq, heads, buckets, cost_log, cost_div, layer_kept, layer_rerun, attention, activations,
    **_):
    """Put the distance of every query and key in a bucket and look up the bucket's bias of each head."""
    return component(*parameter("w_bias", buckets=buckets, heads=heads),
        saved_as("INT64", "index", layer_kept if activations != "paper" else None, queries=seq, keys=seq),
        saved("bias", layer_kept if attention == "flash" and activations != "autograd" else None, heads=heads,
            queries=seq, keys=seq),
        forward=dict(vector=seq**2*(cost_log + cost_div + 6), write_INT64=seq**2, read_param=heads*buckets,
        read_INT64=seq**2, write_act=seq**2*heads), backward=dict(vector=seq**2*heads, read_act_grad=seq**2*heads,
        read_INT64=seq**2, add_param_grad=heads*buckets), again=layer_rerun)

def attention_core(*, batch, seq, heads, kv_heads, head_dim, cost_exp, cost_div, tokens, layer_kept, core_kept,
    core_rerun, flops, attention, activations, recompute, **_):
    """Weigh each value by the softmax of its key's product with the query, over the keys that a query may see."""
    score_bias_kept = (
        core_kept if attention == "flash" and activations == "autograd" and recompute != "selective" else None
    )
    probabilities_kept = (
        core_kept if attention == "eager" and (activations != "autograd" or recompute != "selective") else None
    )
    d_dropped_kept = 1 if attention == "eager" else None
    queries_kept = (
        core_kept if attention == "eager" and activations == "autograd" and recompute != "selective" else None
    )
    return component(saved("output", layer_kept, tokens=tokens, heads=heads, head_dim=head_dim),
        tensor("activation", "saved", "FP32", "log_sum_exp", 1 if attention == "flash" and (activations == "fused" or
            activations == "autograd" and recompute != "selective") else None, "attention_core.log_sum_exp", stated=0 if
            attention == "eager" else tokens*heads*core_kept if activations == "fused" else 0 if activations == "paper"
            else 0 if recompute == "selective" else 32*batch*heads*core_kept*ceil(exact(seq, 32)), **{"tokens": tokens,
            "heads": heads}), gradient("d_q", tokens=tokens, heads=heads, head_dim=head_dim),
        gradient("d_k", tokens=tokens, heads=kv_heads, head_dim=head_dim),
        gradient("d_v", tokens=tokens, heads=kv_heads, head_dim=head_dim),
        gradient("d_bias", heads=heads, queries=seq, keys=seq),
        saved("score_bias", score_bias_kept, heads=heads, queries=seq, keys=seq),
        saved_as("INT64", "random_state", score_bias_kept, values=2),
        saved("probabilities", probabilities_kept, batch=batch, heads=heads, queries=seq, keys=seq),
        saved_as("BOOL", "dropout_mask", probabilities_kept, batch=batch, heads=heads, queries=seq, keys=seq),
        saved("dropped", probabilities_kept, batch=batch, heads=heads, queries=seq, keys=seq),
        gradient("d_dropped", d_dropped_kept, batch=batch, heads=heads, queries=seq, keys=seq),
        gradient("d_probabilities", d_dropped_kept, batch=batch, heads=heads, queries=seq, keys=seq),
        gradient("d_scores", d_dropped_kept, batch=batch, heads=heads, queries=seq, keys=seq),
        saved("queries", queries_kept, batch=batch, heads=heads, queries=seq, head_dim=head_dim),
        saved("keys", queries_kept, batch=batch, heads=heads, keys=seq, head_dim=head_dim),
        saved("values", queries_kept, batch=batch, heads=heads, keys=seq, head_dim=head_dim),
        forward=dict(matmul_compute_a=4*tokens*seq*heads*head_dim, vector=tokens*seq*heads*(cost_exp + cost_div + 7),
        read_act=2*tokens*kv_heads*head_dim + heads*(tokens*head_dim + seq**2) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(tokens*head_dim + seq*(3*tokens + seq)),
        write_act=tokens*heads*head_dim if attention == "flash" else tokens*heads*(3*seq + head_dim),
        write_FP32=tokens*heads if attention == "flash" else 0,
        write_BOOL=0 if attention == "flash" else tokens*seq*heads),
        backward=dict(matmul_compute_a=8*tokens*seq*heads*head_dim if flops == "model" or attention == "eager" else
            10*tokens*seq*heads*head_dim,
        vector=8*tokens*seq*heads if flops == "model" or attention == "eager" else tokens*seq*heads*(cost_exp + 10),
        read_act=2*tokens*kv_heads*head_dim + heads*(2*tokens*head_dim + seq**2) if attention == "flash" else
            tokens*(heads*(2*seq + head_dim) + 2*kv_heads*head_dim),
        read_act_grad=2*tokens*heads*head_dim if attention == "flash" else 2*tokens*heads*(2*seq + head_dim),
        write_FP32=tokens*heads if attention == "flash" else 0, read_FP32=2*tokens*heads if attention == "flash" else 0,
        write_act_grad=2*tokens*kv_heads*head_dim + heads*(tokens*head_dim + seq**2) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(tokens*head_dim + seq*(3*tokens + seq)),
        read_BOOL=0 if attention == "flash" else tokens*seq*heads), again=core_rerun)

def output_projection(*, hidden, heads, head_dim, tokens, layer_rerun, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(*parameter("w_o", in_=heads*head_dim, out=hidden),
        gradient("d_heads", tokens=tokens, heads=heads, head_dim=head_dim),
        **linear(tokens, heads*head_dim, hidden), again=layer_rerun)

def dropout(*, hidden, tokens, layer_kept, layer_rerun, **_):
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward."""
    return component(saved_as("BOOL", "mask", layer_kept, tokens=tokens, hidden=hidden),
        gradient("d_x", tokens=tokens, hidden=hidden),
        forward=dict(vector=2*tokens*hidden, read_act=tokens*hidden, write_act=tokens*hidden, write_BOOL=tokens*hidden),
        backward=dict(vector=2*tokens*hidden, read_act_grad=tokens*hidden, read_BOOL=tokens*hidden,
        write_act_grad=tokens*hidden), again=layer_rerun)

def attention_residual(*, hidden, tokens, layer_kept, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=tokens, hidden=hidden),
        saved("output", layer_kept, rows=tokens, hidden=hidden),
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
        saved("normed", upcast_kept, rows=tokens, hidden=hidden),
        saved("output", layer_kept, tokens=tokens, hidden=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden, read_act_grad=tokens*hidden,
        read_act=tokens*hidden, read_FP32=tokens, read_param=hidden, write_act_grad=tokens*hidden,
        add_param_grad=hidden), again=layer_rerun)

def ffn_up(*, hidden, ffn, tokens, layer_kept, layer_rerun, activations, **_):
    """Project each token to the feed-forward width, twice where a gate is computed beside it: one matmul."""
    return component(*parameter("w_up", in_=hidden, out=ffn), gradient("d_x", tokens=tokens, hidden=hidden),
        saved("up", layer_kept if activations != "autograd" else None, rows=tokens, ffn=ffn),
        **linear(tokens, hidden, ffn), again=layer_rerun)

def ffn_activation(*, ffn, cost_relu, tokens, layer_kept, layer_rerun, activations, **_):
    """Apply the activation to every element, times the other half where the block is gated: one kernel."""
    return component(gradient("d_up", rows=tokens, ffn=ffn),
        saved("output", layer_kept if activations == "autograd" else None, rows=tokens, ffn=ffn),
        forward=dict(vector=tokens*ffn*cost_relu, read_act=tokens*ffn, write_act=tokens*ffn),
        backward=dict(vector=tokens*ffn*(cost_relu + 3), read_act_grad=tokens*ffn, read_act=tokens*ffn,
        write_act_grad=tokens*ffn), again=layer_rerun)

def ffn_inner_dropout(*, ffn, tokens, layer_kept, layer_rerun, **_):
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward."""
    return component(saved_as("BOOL", "mask", layer_kept, tokens=tokens, ffn=ffn),
        gradient("d_x", tokens=tokens, ffn=ffn), saved("output", layer_kept, tokens=tokens, ffn=ffn),
        forward=dict(vector=2*tokens*ffn, read_act=tokens*ffn, write_act=tokens*ffn, write_BOOL=tokens*ffn),
        backward=dict(vector=2*tokens*ffn, read_act_grad=tokens*ffn, read_BOOL=tokens*ffn, write_act_grad=tokens*ffn),
        again=layer_rerun)

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

def rms_norm(*, hidden, cost_div, cost_rsqrt, tokens, target_tokens, layer_kept, layer_rerun, activations, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    upcast_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved("layer_input", 1, "layer.input", rows=target_tokens, hidden=hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=target_tokens),
        gradient("d_x", rows=target_tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=target_tokens, hidden=hidden),
        saved("normed", upcast_kept, rows=target_tokens, hidden=hidden),
        saved("output", layer_kept, tokens=target_tokens, hidden=hidden),
        forward=dict(vector=target_tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=target_tokens*hidden,
        read_param=hidden, write_act=target_tokens*hidden, write_FP32=target_tokens),
        backward=dict(vector=10*target_tokens*hidden, read_act_grad=target_tokens*hidden, read_act=target_tokens*hidden,
        read_FP32=target_tokens, read_param=hidden, write_act_grad=target_tokens*hidden, add_param_grad=hidden),
        again=layer_rerun)

def decoder_first_qkv_projection(*, hidden, heads, kv_heads, head_dim, tokens, target_tokens, layer_kept, layer_rerun,
    attention, activations, recompute, **_):
    """Project each token to the queries of all heads and the keys and values that groups of heads share."""
    q_kept = layer_kept if attention == "flash" or activations != "autograd" or recompute == "selective" else None
    return component(*parameter("w_qkv", in_=hidden, out=head_dim*(heads + 2*kv_heads)),
        gradient("d_x", tokens=target_tokens, hidden=hidden),
        saved("q", q_kept, tokens=target_tokens, heads=heads, head_dim=head_dim),
        saved("k", q_kept, tokens=target_tokens, heads=kv_heads, head_dim=head_dim),
        saved("v", q_kept, tokens=target_tokens, heads=kv_heads, head_dim=head_dim),
        **linear(target_tokens, hidden, head_dim*(heads + 2*kv_heads)), again=layer_rerun)

def decoder_first_relative_position_bias(*, target_seq, heads, buckets, cost_log, cost_div, layer_kept, layer_rerun,
    attention, activations, **_):
    """Put the distance of every query and key in a bucket and look up the bucket's bias of each head."""
    return component(*parameter("w_bias", buckets=buckets, heads=heads),
        saved_as("INT64", "index", layer_kept if activations != "paper" else None, queries=target_seq, keys=target_seq),
        saved("bias", layer_kept if attention == "flash" and activations != "autograd" else None, heads=heads,
            queries=target_seq, keys=target_seq),
        forward=dict(vector=target_seq**2*(cost_log + cost_div + 6), write_INT64=target_seq**2,
        read_param=heads*buckets, read_INT64=target_seq**2, write_act=target_seq**2*heads),
        backward=dict(vector=target_seq**2*heads, read_act_grad=target_seq**2*heads, read_INT64=target_seq**2,
        add_param_grad=heads*buckets), again=layer_rerun)

def decoder_first_attention_core(*, batch, target_seq, heads, kv_heads, head_dim, cost_exp, cost_div, tokens,
    target_tokens, layer_kept, core_kept, core_rerun, pairs_size, flops, attention, activations, recompute, **_):
    """Weigh each value by the softmax of its key's product with the query, over the keys that a query may see."""
    masked_kept = core_kept if attention == "flash" and activations == "autograd" and recompute != "selective" else None
    probabilities_kept = (
        core_kept if attention == "eager" and (activations != "autograd" or recompute != "selective") else None
    )
    d_dropped_kept = 1 if attention == "eager" else None
    queries_kept = (
        core_kept if attention == "eager" and activations == "autograd" and recompute != "selective" else None
    )
    return component(saved("output", layer_kept, tokens=target_tokens, heads=heads, head_dim=head_dim),
        tensor("activation", "saved", "FP32", "log_sum_exp", 1 if attention == "flash" and (activations == "fused" or
            activations == "autograd" and recompute != "selective") else None, "attention_core.log_sum_exp", stated=0 if
            attention == "eager" else target_tokens*heads*core_kept if activations == "fused" else 0 if activations ==
            "paper" else 0 if recompute == "selective" else 32*batch*heads*core_kept*ceil(exact(target_seq, 32)),
            **{"tokens": target_tokens, "heads": heads}),
        gradient("d_q", tokens=target_tokens, heads=heads, head_dim=head_dim),
        gradient("d_k", tokens=target_tokens, heads=kv_heads, head_dim=head_dim),
        gradient("d_v", tokens=target_tokens, heads=kv_heads, head_dim=head_dim),
        gradient("d_bias", heads=heads, queries=target_seq, keys=target_seq),
        saved_as("BOOL", "masked", masked_kept, queries=target_seq, keys=target_seq),
        saved("score_bias", masked_kept, heads=heads, queries=target_seq, keys=target_seq),
        saved_as("INT64", "random_state", masked_kept, values=2),
        saved("probabilities", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=target_seq),
        saved_as("BOOL", "dropout_mask", probabilities_kept, batch=batch, heads=heads, queries=target_seq,
            keys=target_seq),
        saved("dropped", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=target_seq),
        gradient("d_dropped", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=target_seq),
        gradient("d_probabilities", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=target_seq),
        gradient("d_scores", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=target_seq),
        saved("queries", queries_kept, batch=batch, heads=heads, queries=target_seq, head_dim=head_dim),
        saved("keys", queries_kept, batch=batch, heads=heads, keys=target_seq, head_dim=head_dim),
        saved("values", queries_kept, batch=batch, heads=heads, keys=target_seq, head_dim=head_dim),
        forward=dict(matmul_compute_a=4*batch*heads*head_dim*pairs_size,
        vector=batch*heads*pairs_size*(cost_exp + cost_div + 7),
        read_act=2*target_tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + target_seq**2) if attention ==
            "flash" else 2*target_tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + target_seq*(3*target_tokens
            + target_seq)),
        write_act=target_tokens*heads*head_dim if attention == "flash" else target_tokens*heads*(3*target_seq +
            head_dim), write_FP32=target_tokens*heads if attention == "flash" else 0,
        write_BOOL=0 if attention == "flash" else target_tokens*target_seq*heads),
        backward=dict(matmul_compute_a=8*batch*heads*head_dim*pairs_size if flops == "model" or attention == "eager"
            else 10*batch*heads*head_dim*pairs_size,
        vector=8*batch*heads*pairs_size if flops == "model" or attention == "eager" else
            batch*heads*pairs_size*(cost_exp + 10),
        read_act=2*target_tokens*kv_heads*head_dim + heads*(2*target_tokens*head_dim + target_seq**2) if attention ==
            "flash" else target_tokens*(heads*(2*target_seq + head_dim) + 2*kv_heads*head_dim),
        read_act_grad=2*target_tokens*heads*head_dim if attention == "flash" else 2*target_tokens*heads*(2*target_seq +
            head_dim), write_FP32=target_tokens*heads if attention == "flash" else 0,
        read_FP32=2*target_tokens*heads if attention == "flash" else 0,
        write_act_grad=2*target_tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + target_seq**2) if attention
            == "flash" else 2*target_tokens*kv_heads*head_dim + heads*(target_tokens*head_dim +
            target_seq*(3*target_tokens + target_seq)),
        read_BOOL=0 if attention == "flash" else target_tokens*target_seq*heads), again=core_rerun)

def decoder_first_output_projection(*, hidden, heads, head_dim, tokens, target_tokens, layer_rerun, **_):
    """Project the concatenated heads, n d wide, to the hidden width. MLA puts its value width in place of d."""
    return component(*parameter("w_o", in_=heads*head_dim, out=hidden),
        gradient("d_heads", tokens=target_tokens, heads=heads, head_dim=head_dim),
        **linear(target_tokens, heads*head_dim, hidden), again=layer_rerun)

def decoder_first_attention_dropout(*, hidden, tokens, target_tokens, layer_kept, layer_rerun, **_):
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward."""
    return component(saved_as("BOOL", "mask", layer_kept, tokens=target_tokens, hidden=hidden),
        gradient("d_x", tokens=target_tokens, hidden=hidden),
        forward=dict(vector=2*target_tokens*hidden, read_act=target_tokens*hidden, write_act=target_tokens*hidden,
        write_BOOL=target_tokens*hidden), backward=dict(vector=2*target_tokens*hidden,
        read_act_grad=target_tokens*hidden, read_BOOL=target_tokens*hidden, write_act_grad=target_tokens*hidden),
        again=layer_rerun)

def residual(*, hidden, tokens, target_tokens, layer_kept, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=target_tokens, hidden=hidden),
        saved("output", layer_kept, rows=target_tokens, hidden=hidden),
        forward=dict(vector=target_tokens*hidden, read_act=2*target_tokens*hidden, write_act=target_tokens*hidden),
        backward=dict(vector=target_tokens*hidden, read_act_grad=2*target_tokens*hidden,
        write_act_grad=target_tokens*hidden), again=layer_rerun)

def decoder_first_cross_attention_norm(*, hidden, cost_div, cost_rsqrt, tokens, target_tokens, layer_kept, layer_rerun,
    activations, **_):
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight."""
    upcast_kept = layer_kept if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved_as("FP32", "statistics", layer_kept if activations != "paper" else None, rows=target_tokens),
        gradient("d_x", rows=target_tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=target_tokens, hidden=hidden),
        saved("normed", upcast_kept, rows=target_tokens, hidden=hidden),
        saved("output", layer_kept, tokens=target_tokens, hidden=hidden),
        forward=dict(vector=target_tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=target_tokens*hidden,
        read_param=hidden, write_act=target_tokens*hidden, write_FP32=target_tokens),
        backward=dict(vector=10*target_tokens*hidden, read_act_grad=target_tokens*hidden, read_act=target_tokens*hidden,
        read_FP32=target_tokens, read_param=hidden, write_act_grad=target_tokens*hidden, add_param_grad=hidden),
        again=layer_rerun)

def cross_q_projection(*, hidden, heads, head_dim, tokens, target_tokens, layer_kept, layer_rerun, attention,
    activations, recompute, **_):
    """Project each token to the queries of all heads and the keys and values that groups of heads share."""
    return component(*parameter("w_q", in_=hidden, out=heads*head_dim),
        gradient("d_x", tokens=target_tokens, hidden=hidden),
        saved("q", layer_kept if attention == "flash" or activations != "autograd" or recompute == "selective" else
            None, tokens=target_tokens, heads=heads, head_dim=head_dim),
        **linear(target_tokens, hidden, heads*head_dim), again=layer_rerun)

def cross_kv_projection(*, hidden, heads, kv_heads, head_dim, tokens, layer_kept, layer_rerun, attention, activations,
    recompute, **_):
    """Project each token to the queries of all heads and the keys and values that groups of heads share."""
    k_kept = layer_kept if attention == "flash" or activations != "autograd" or recompute == "selective" else None
    return component(*parameter("w_kv", in_=hidden, out=2*kv_heads*head_dim),
        gradient("d_x", tokens=tokens, hidden=hidden),
        saved("k", k_kept, tokens=tokens, heads=kv_heads, head_dim=head_dim),
        saved("v", k_kept, tokens=tokens, heads=kv_heads, head_dim=head_dim),
        **linear(tokens, hidden, 2*kv_heads*head_dim), again=layer_rerun)

def cross_attention_core(*, batch, seq, target_seq, heads, kv_heads, head_dim, cost_exp, cost_div, tokens,
    target_tokens, layer_kept, core_kept, core_rerun, flops, attention, activations, recompute, **_):
    """Weigh each value of the encoder's tokens by the softmax of its key's product with the decoder's query."""
    score_bias_kept = (
        core_kept if attention == "flash" and activations == "autograd" and recompute != "selective" else None
    )
    probabilities_kept = (
        core_kept if attention == "eager" and (activations != "autograd" or recompute != "selective") else None
    )
    d_dropped_kept = 1 if attention == "eager" else None
    queries_kept = (
        core_kept if attention == "eager" and activations == "autograd" and recompute != "selective" else None
    )
    return component(saved("output", layer_kept, tokens=target_tokens, heads=heads, head_dim=head_dim),
        tensor("activation", "saved", "FP32", "log_sum_exp", 1 if attention == "flash" and (activations == "fused" or
            activations == "autograd" and recompute != "selective") else None, "cross_attention_core.log_sum_exp",
            stated=0 if attention == "eager" else target_tokens*heads*core_kept if activations == "fused" else 0 if
            activations == "paper" else 0 if recompute == "selective" else
            32*batch*heads*core_kept*ceil(exact(target_seq, 32)), **{"tokens": target_tokens, "heads": heads}),
        gradient("d_q", tokens=target_tokens, heads=heads, head_dim=head_dim),
        gradient("d_k", tokens=tokens, heads=kv_heads, head_dim=head_dim),
        gradient("d_v", tokens=tokens, heads=kv_heads, head_dim=head_dim),
        saved("score_bias", score_bias_kept, heads=heads, queries=target_seq, keys=seq),
        saved_as("INT64", "random_state", score_bias_kept, values=2),
        saved("probabilities", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        saved_as("BOOL", "dropout_mask", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        saved("dropped", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        gradient("d_dropped", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        gradient("d_probabilities", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        gradient("d_scores", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        saved("queries", queries_kept, batch=batch, heads=heads, queries=target_seq, head_dim=head_dim),
        saved("keys", queries_kept, batch=batch, heads=heads, keys=seq, head_dim=head_dim),
        saved("values", queries_kept, batch=batch, heads=heads, keys=seq, head_dim=head_dim),
        forward=dict(matmul_compute_a=4*tokens*target_seq*heads*head_dim,
        vector=tokens*target_seq*heads*(cost_exp + cost_div + 6),
        read_act=head_dim*(target_tokens*heads + 2*tokens*kv_heads) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + 3*tokens*target_seq),
        write_act=target_tokens*heads*head_dim if attention == "flash" else heads*(target_tokens*head_dim +
            3*tokens*target_seq), write_FP32=target_tokens*heads if attention == "flash" else 0,
        write_BOOL=0 if attention == "flash" else tokens*target_seq*heads),
        backward=dict(matmul_compute_a=8*tokens*target_seq*heads*head_dim if flops == "model" or attention == "eager"
            else 10*tokens*target_seq*heads*head_dim,
        vector=7*tokens*target_seq*heads if flops == "model" or attention == "eager" else
            tokens*target_seq*heads*(cost_exp + 9),
        read_act=2*head_dim*(target_tokens*heads + tokens*kv_heads) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + 2*tokens*target_seq),
        read_act_grad=2*target_tokens*heads*head_dim if attention == "flash" else 2*heads*(target_tokens*head_dim +
            2*tokens*target_seq), write_FP32=target_tokens*heads if attention == "flash" else 0,
        read_FP32=2*target_tokens*heads if attention == "flash" else 0,
        write_act_grad=head_dim*(target_tokens*heads + 2*tokens*kv_heads) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + 3*tokens*target_seq),
        read_BOOL=0 if attention == "flash" else tokens*target_seq*heads), again=core_rerun)

def decoder_first_ffn_up(*, hidden, ffn, tokens, target_tokens, layer_kept, layer_rerun, activations, **_):
    """Project each token to the feed-forward width, twice where a gate is computed beside it: one matmul."""
    return component(*parameter("w_up", in_=hidden, out=ffn), gradient("d_x", tokens=target_tokens, hidden=hidden),
        saved("up", layer_kept if activations != "autograd" else None, rows=target_tokens, ffn=ffn),
        **linear(target_tokens, hidden, ffn), again=layer_rerun)

def decoder_first_ffn_activation(*, ffn, cost_relu, target_tokens, layer_kept, layer_rerun, activations, **_):
    """Apply the activation to every element, times the other half where the block is gated: one kernel."""
    return component(gradient("d_up", rows=target_tokens, ffn=ffn),
        saved("output", layer_kept if activations == "autograd" else None, rows=target_tokens, ffn=ffn),
        forward=dict(vector=target_tokens*ffn*cost_relu, read_act=target_tokens*ffn, write_act=target_tokens*ffn),
        backward=dict(vector=target_tokens*ffn*(cost_relu + 3), read_act_grad=target_tokens*ffn,
        read_act=target_tokens*ffn, write_act_grad=target_tokens*ffn), again=layer_rerun)

def decoder_first_ffn_inner_dropout(*, ffn, tokens, target_tokens, layer_kept, layer_rerun, **_):
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward."""
    return component(saved_as("BOOL", "mask", layer_kept, tokens=target_tokens, ffn=ffn),
        gradient("d_x", tokens=target_tokens, ffn=ffn), saved("output", layer_kept, tokens=target_tokens, ffn=ffn),
        forward=dict(vector=2*target_tokens*ffn, read_act=target_tokens*ffn, write_act=target_tokens*ffn,
        write_BOOL=target_tokens*ffn), backward=dict(vector=2*target_tokens*ffn, read_act_grad=target_tokens*ffn,
        read_BOOL=target_tokens*ffn, write_act_grad=target_tokens*ffn), again=layer_rerun)

def decoder_first_ffn_down(*, hidden, ffn, tokens, target_tokens, layer_rerun, **_):
    """Project the feed-forward width back to the residual stream."""
    return component(*parameter("w_down", in_=ffn, out=hidden),
        gradient("d_product", tokens=target_tokens, ffn=ffn),
        **linear(target_tokens, ffn, hidden), again=layer_rerun)

def decoder_first_ffn_residual(*, hidden, tokens, target_tokens, layer_rerun, **_):
    """Add a block's output to the residual stream: one kernel, nothing kept."""
    return component(gradient("d_stream", tokens=target_tokens, hidden=hidden),
        forward=dict(vector=target_tokens*hidden, read_act=2*target_tokens*hidden, write_act=target_tokens*hidden),
        backward=dict(vector=target_tokens*hidden, read_act_grad=2*target_tokens*hidden,
        write_act_grad=target_tokens*hidden), again=layer_rerun)

def decoder_cross_attention_core(*, batch, seq, target_seq, heads, kv_heads, head_dim, cost_exp, cost_div, tokens,
    target_tokens, layer_kept, core_kept, core_rerun, flops, attention, activations, recompute, **_):
    """Weigh each value of the encoder's tokens by the softmax of its key's product with the decoder's query."""
    probabilities_kept = (
        core_kept if attention == "eager" and (activations != "autograd" or recompute != "selective") else None
    )
    d_dropped_kept = 1 if attention == "eager" else None
    queries_kept = (
        core_kept if attention == "eager" and activations == "autograd" and recompute != "selective" else None
    )
    return component(saved("output", layer_kept, tokens=target_tokens, heads=heads, head_dim=head_dim),
        tensor("activation", "saved", "FP32", "log_sum_exp", 1 if attention == "flash" and (activations == "fused" or
            activations == "autograd" and recompute != "selective") else None, "cross_attention_core.log_sum_exp",
            stated=0 if attention == "eager" else target_tokens*heads*core_kept if activations == "fused" else 0 if
            activations == "paper" else 0 if recompute == "selective" else
            32*batch*heads*core_kept*ceil(exact(target_seq, 32)), **{"tokens": target_tokens, "heads": heads}),
        gradient("d_q", tokens=target_tokens, heads=heads, head_dim=head_dim),
        gradient("d_k", tokens=tokens, heads=kv_heads, head_dim=head_dim),
        gradient("d_v", tokens=tokens, heads=kv_heads, head_dim=head_dim),
        saved_as("INT64", "random_state", core_kept if attention == "flash" and activations == "autograd" and recompute
            != "selective" else None, values=2),
        saved("probabilities", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        saved_as("BOOL", "dropout_mask", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        saved("dropped", probabilities_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        gradient("d_dropped", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        gradient("d_probabilities", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        gradient("d_scores", d_dropped_kept, batch=batch, heads=heads, queries=target_seq, keys=seq),
        saved("queries", queries_kept, batch=batch, heads=heads, queries=target_seq, head_dim=head_dim),
        saved("keys", queries_kept, batch=batch, heads=heads, keys=seq, head_dim=head_dim),
        saved("values", queries_kept, batch=batch, heads=heads, keys=seq, head_dim=head_dim),
        forward=dict(matmul_compute_a=4*tokens*target_seq*heads*head_dim,
        vector=tokens*target_seq*heads*(cost_exp + cost_div + 6),
        read_act=head_dim*(target_tokens*heads + 2*tokens*kv_heads) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + 3*tokens*target_seq),
        write_act=target_tokens*heads*head_dim if attention == "flash" else heads*(target_tokens*head_dim +
            3*tokens*target_seq), write_FP32=target_tokens*heads if attention == "flash" else 0,
        write_BOOL=0 if attention == "flash" else tokens*target_seq*heads),
        backward=dict(matmul_compute_a=8*tokens*target_seq*heads*head_dim if flops == "model" or attention == "eager"
            else 10*tokens*target_seq*heads*head_dim,
        vector=7*tokens*target_seq*heads if flops == "model" or attention == "eager" else
            tokens*target_seq*heads*(cost_exp + 9),
        read_act=2*head_dim*(target_tokens*heads + tokens*kv_heads) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + 2*tokens*target_seq),
        read_act_grad=2*target_tokens*heads*head_dim if attention == "flash" else 2*heads*(target_tokens*head_dim +
            2*tokens*target_seq), write_FP32=target_tokens*heads if attention == "flash" else 0,
        read_FP32=2*target_tokens*heads if attention == "flash" else 0,
        write_act_grad=head_dim*(target_tokens*heads + 2*tokens*kv_heads) if attention == "flash" else
            2*tokens*kv_heads*head_dim + heads*(target_tokens*head_dim + 3*tokens*target_seq),
        read_BOOL=0 if attention == "flash" else tokens*target_seq*heads), again=core_rerun)

def token_embedding(*, hidden, vocab, tokens, accumulating, **_):
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma)."""
    return component(*parameter("w_embedding", vocab=vocab, embed=hidden), saved_as("INT64", "ids", tokens=tokens),
        forward=dict(read_param=tokens*hidden, read_INT64=tokens, write_act=tokens*hidden),
        backward=dict(vector=tokens*hidden, write_param_grad=hidden*(tokens + vocab*(1 - accumulating)),
        read_act_grad=tokens*hidden, read_INT64=tokens, read_param_grad=tokens*hidden))

def ends_encoder_embedding_dropout(*, hidden, tokens, **_):
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward."""
    return component(saved_as("BOOL", "mask", tokens=tokens, hidden=hidden),
        gradient("d_x", tokens=tokens, hidden=hidden),
        forward=dict(vector=2*tokens*hidden, read_act=tokens*hidden, write_act=tokens*hidden, write_BOOL=tokens*hidden),
        backward=dict(vector=2*tokens*hidden, read_act_grad=tokens*hidden, read_BOOL=tokens*hidden,
        write_act_grad=tokens*hidden))

def encoder_final_norm(*, hidden, cost_div, cost_rsqrt, tokens, activations, **_):
    """Norm the last layer's output, in the body's form of RMSNorm or LayerNorm."""
    upcast_kept = 1 if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved("encoder_output", 1, "encoder.output", rows=tokens, hidden=hidden),
        saved_as("FP32", "statistics", 1 if activations != "paper" else None, rows=tokens),
        gradient("d_x", rows=tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=tokens, hidden=hidden),
        saved("normed", upcast_kept, rows=tokens, hidden=hidden),
        forward=dict(vector=tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=tokens*hidden, read_param=hidden,
        write_act=tokens*hidden, write_FP32=tokens), backward=dict(vector=10*tokens*hidden, read_act_grad=tokens*hidden,
        read_act=tokens*hidden, read_FP32=tokens, read_param=hidden, write_act_grad=tokens*hidden,
        add_param_grad=hidden))

def decoder_token_embedding(*, hidden, tokens, target_tokens, **_):
    """Look up each token's row. A look-up has no FLOPs; `scaled` multiplies the row by a constant (Gemma)."""
    return component(saved_as("INT64", "ids", tokens=target_tokens),
        saved("encoder_hidden_states", 1, "encoder.hidden_states", tokens=tokens, hidden=hidden),
        forward=dict(read_param=target_tokens*hidden, read_INT64=target_tokens, write_act=target_tokens*hidden),
        backward=dict(vector=target_tokens*hidden, read_act_grad=target_tokens*hidden, read_INT64=target_tokens,
        read_param_grad=target_tokens*hidden, write_param_grad=target_tokens*hidden))

def decoder_embedding_dropout(*, hidden, tokens, target_tokens, **_):
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward."""
    return component(saved_as("BOOL", "mask", tokens=target_tokens, hidden=hidden),
        gradient("d_x", tokens=target_tokens, hidden=hidden),
        forward=dict(vector=2*target_tokens*hidden, read_act=target_tokens*hidden, write_act=target_tokens*hidden,
        write_BOOL=target_tokens*hidden), backward=dict(vector=2*target_tokens*hidden,
        read_act_grad=target_tokens*hidden, read_BOOL=target_tokens*hidden, write_act_grad=target_tokens*hidden))

def decoder_final_norm(*, hidden, cost_div, cost_rsqrt, target_tokens, activations, **_):
    """Norm the last layer's output, in the body's form of RMSNorm or LayerNorm."""
    upcast_kept = 1 if activations == "autograd" else None
    return component(*parameter("weight", hidden=hidden),
        saved("decoder_output", 1, "decoder.output", rows=target_tokens, hidden=hidden),
        saved_as("FP32", "statistics", 1 if activations != "paper" else None, rows=target_tokens),
        gradient("d_x", rows=target_tokens, hidden=hidden),
        saved_as("FP32", "upcast", upcast_kept, rows=target_tokens, hidden=hidden),
        saved("normed", upcast_kept, rows=target_tokens, hidden=hidden),
        forward=dict(vector=target_tokens*(4*hidden + cost_div + cost_rsqrt + 1), read_act=target_tokens*hidden,
        read_param=hidden, write_act=target_tokens*hidden, write_FP32=target_tokens),
        backward=dict(vector=10*target_tokens*hidden, read_act_grad=target_tokens*hidden, read_act=target_tokens*hidden,
        read_FP32=target_tokens, read_param=hidden, write_act_grad=target_tokens*hidden, add_param_grad=hidden))

def decoder_final_dropout(*, hidden, tokens, target_tokens, **_):
    """Zero elements at random and scale the rest: one kernel, a mask of one byte an element kept for backward."""
    return component(saved_as("BOOL", "mask", tokens=target_tokens, hidden=hidden),
        gradient("d_x", tokens=target_tokens, hidden=hidden), saved("output", tokens=target_tokens, embed=hidden),
        forward=dict(vector=2*target_tokens*hidden, read_act=target_tokens*hidden, write_act=target_tokens*hidden,
        write_BOOL=target_tokens*hidden), backward=dict(vector=2*target_tokens*hidden,
        read_act_grad=target_tokens*hidden, read_BOOL=target_tokens*hidden, write_act_grad=target_tokens*hidden))

def lm_head(*, hidden, vocab, tokens, target_tokens, **_):
    """Project the final hidden state to the vocabulary; tied, the weight is the embedding's and is owned there."""
    return component(gradient("d_x", tokens=target_tokens, embed=hidden),
        gradient("d_logits", tokens=target_tokens, vocab=vocab),
        forward=dict(matmul=2*target_tokens*hidden*vocab, vector=target_tokens*vocab,
        read_act=target_tokens*(hidden + vocab), read_param=hidden*vocab, write_act=2*target_tokens*vocab),
        backward=dict(matmul=4*target_tokens*hidden*vocab, vector=target_tokens*vocab,
        read_act_grad=3*target_tokens*vocab, read_param=hidden*vocab, write_act_grad=target_tokens*(hidden + vocab),
        read_act=target_tokens*hidden, write_param_grad=hidden*vocab, read_param_grad=hidden*vocab))

def cross_entropy(*, vocab, cost_exp, cost_log, cost_div, tokens, target_tokens, loss, **_):
    """Log-softmax over the vocabulary and the negative log-likelihood of each target."""
    return component(saved_as("FP32", "log_softmax", 1 if loss == "eager" else None, tokens=target_tokens,
            vocab=vocab), saved_as("INT64", "targets", 1 if loss == "eager" else None, tokens=target_tokens),
        gradient("d_logits", tokens=target_tokens, vocab=vocab),
        forward=dict(vector=target_tokens*(vocab*(cost_exp + 4) + cost_log + 1), read_act=target_tokens*vocab,
        write_FP32=2*target_tokens*vocab if loss == "eager" else 0,
        read_FP32=target_tokens*vocab if loss == "eager" else 0, read_INT64=target_tokens,
        write_act_grad=0 if loss == "eager" else target_tokens*vocab),
        backward=dict(vector=target_tokens*vocab*(cost_exp + cost_div + 1),
        read_FP32=2*target_tokens*vocab if loss == "eager" else 0, read_INT64=target_tokens if loss == "eager" else 0,
        write_FP32=target_tokens*vocab if loss == "eager" else 0, write_act_grad=target_tokens*vocab,
        read_act_grad=0 if loss == "eager" else target_tokens*vocab))

def optimizer_step(*, width_master, cost_div, cost_rsqrt, params, **_):
    """Update both moments, the weights and their low-precision copy in one kernel over all parameters."""
    return component(optimizer=dict(vector=params*(cost_div + cost_rsqrt + 14), read_param_grad=params,
        read_master=params, read_param=params*(1 - min(1, ceil(width_master))), read_opt=2*params, write_param=params,
        write_master=params, write_opt=2*params))

def part(function, type, group, name=None, count=1, times=None, tied_to=""):
    """A component of a layer, how often the layer has it, and the component whose parameters it borrows."""
    return function, name or function.__name__, type, group, count, times, tied_to

LAYERS = {  # Kinds, how many the model has, and their components.
    "encoder_first": ("encoder_first_layers", (
        part(attention_norm, "rms_norm", "norm"), part(qkv_projection, "qkv_projection", "attention"),
        part(relative_position_bias, "relative_position_bias", "attention"),
        part(attention_core, "attention_core", "attention"), part(output_projection, "output_projection", "attention"),
        part(dropout, "dropout", "other", name="attention_dropout"), part(attention_residual, "residual", "other"),
        part(ffn_norm, "rms_norm", "norm"), part(ffn_up, "ffn_up", "ffn"),
        part(ffn_activation, "ffn_activation", "ffn"), part(ffn_inner_dropout, "dropout", "other"),
        part(ffn_down, "ffn_down", "ffn"), part(dropout, "dropout", "other", name="ffn_dropout"),
        part(ffn_residual, "residual", "other"),
    )),
    "encoder": ("encoder_layers", (
        part(attention_norm, "rms_norm", "norm"), part(qkv_projection, "qkv_projection", "attention"),
        part(attention_core, "attention_core", "attention"), part(output_projection, "output_projection", "attention"),
        part(dropout, "dropout", "other", name="attention_dropout"), part(attention_residual, "residual", "other"),
        part(ffn_norm, "rms_norm", "norm"), part(ffn_up, "ffn_up", "ffn"),
        part(ffn_activation, "ffn_activation", "ffn"), part(ffn_inner_dropout, "dropout", "other"),
        part(ffn_down, "ffn_down", "ffn"), part(dropout, "dropout", "other", name="ffn_dropout"),
        part(ffn_residual, "residual", "other"),
    )),
    "decoder_first": ("decoder_first_layers", (
        part(rms_norm, "rms_norm", "norm", name="attention_norm"),
        part(decoder_first_qkv_projection, "qkv_projection", "attention", name="qkv_projection"),
        part(decoder_first_relative_position_bias, "relative_position_bias", "attention",
            name="relative_position_bias"),
        part(decoder_first_attention_core, "attention_core", "attention", name="attention_core"),
        part(decoder_first_output_projection, "output_projection", "attention", name="output_projection"),
        part(decoder_first_attention_dropout, "dropout", "other", name="attention_dropout"),
        part(residual, "residual", "other", name="attention_residual"),
        part(decoder_first_cross_attention_norm, "rms_norm", "norm", name="cross_attention_norm"),
        part(cross_q_projection, "qkv_projection", "attention"),
        part(cross_kv_projection, "qkv_projection", "attention"),
        part(cross_attention_core, "cross_attention_core", "attention"),
        part(decoder_first_output_projection, "output_projection", "attention", name="cross_output_projection"),
        part(decoder_first_attention_dropout, "dropout", "other", name="cross_attention_dropout"),
        part(residual, "residual", "other", name="cross_attention_residual"),
        part(decoder_first_cross_attention_norm, "rms_norm", "norm", name="ffn_norm"),
        part(decoder_first_ffn_up, "ffn_up", "ffn", name="ffn_up"),
        part(decoder_first_ffn_activation, "ffn_activation", "ffn", name="ffn_activation"),
        part(decoder_first_ffn_inner_dropout, "dropout", "other", name="ffn_inner_dropout"),
        part(decoder_first_ffn_down, "ffn_down", "ffn", name="ffn_down"),
        part(decoder_first_attention_dropout, "dropout", "other", name="ffn_dropout"),
        part(decoder_first_ffn_residual, "residual", "other", name="ffn_residual"),
    )),
    "decoder": ("decoder_layers", (
        part(rms_norm, "rms_norm", "norm", name="attention_norm"),
        part(decoder_first_qkv_projection, "qkv_projection", "attention", name="qkv_projection"),
        part(decoder_first_attention_core, "attention_core", "attention", name="attention_core"),
        part(decoder_first_output_projection, "output_projection", "attention", name="output_projection"),
        part(decoder_first_attention_dropout, "dropout", "other", name="attention_dropout"),
        part(residual, "residual", "other", name="attention_residual"),
        part(decoder_first_cross_attention_norm, "rms_norm", "norm", name="cross_attention_norm"),
        part(cross_q_projection, "qkv_projection", "attention"),
        part(cross_kv_projection, "qkv_projection", "attention"),
        part(decoder_cross_attention_core, "cross_attention_core", "attention", name="cross_attention_core"),
        part(decoder_first_output_projection, "output_projection", "attention", name="cross_output_projection"),
        part(decoder_first_attention_dropout, "dropout", "other", name="cross_attention_dropout"),
        part(residual, "residual", "other", name="cross_attention_residual"),
        part(decoder_first_cross_attention_norm, "rms_norm", "norm", name="ffn_norm"),
        part(decoder_first_ffn_up, "ffn_up", "ffn", name="ffn_up"),
        part(decoder_first_ffn_activation, "ffn_activation", "ffn", name="ffn_activation"),
        part(decoder_first_ffn_inner_dropout, "dropout", "other", name="ffn_inner_dropout"),
        part(decoder_first_ffn_down, "ffn_down", "ffn", name="ffn_down"),
        part(decoder_first_attention_dropout, "dropout", "other", name="ffn_dropout"),
        part(decoder_first_ffn_residual, "residual", "other", name="ffn_residual"),
    )),
    "ends": ("1", (
        part(token_embedding, "token_embedding", "embedding"),
        part(ends_encoder_embedding_dropout, "dropout", "other", name="encoder_embedding_dropout"),
        part(encoder_final_norm, "final_norm", "norm"),
        part(ends_encoder_embedding_dropout, "dropout", "other", name="encoder_final_dropout"),
        part(decoder_token_embedding, "token_embedding", "embedding", tied_to="token_embedding"),
        part(decoder_embedding_dropout, "dropout", "other"), part(decoder_final_norm, "final_norm", "norm"),
        part(decoder_final_dropout, "dropout", "other"), part(lm_head, "lm_head", "head", tied_to="token_embedding"),
        part(cross_entropy, "cross_entropy", "loss"), part(optimizer_step, "optimizer_step", "other"),
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

_kinds = (kind_encoder_first, kind_encoder, kind_decoder_first, kind_decoder, kind_ends) = [partial(totals, kind) for kind in LAYERS]

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
