"""Layers of Gemma 3n and 4: normed values, keys shared by layers, an embedding of each layer's own, mixed streams."""

from __future__ import annotations

from sympy import Expr, Integer, Symbol

from symcost.components.attention_core import attention_core
from symcost.components.expert_scale import expert_scale
from symcost.components.ffn_activation import ffn_activation
from symcost.components.gate_cutoff import gate_cutoff
from symcost.components.layer_scale import layer_scale
from symcost.components.linear_projection import linear_projection
from symcost.components.moe_experts import moe_experts
from symcost.components.output_projection import output_projection
from symcost.components.qkv_projection import qkv_projection
from symcost.components.residual import residual
from symcost.components.rms_norm import rms_norm
from symcost.components.router import router
from symcost.components.stream_mixing import stream_correction, stream_mixing
from symcost.components.unread import unread
from symcost.dims import (
    ffn,
    full_head_dim,
    full_kv_heads,
    head_dim,
    heads,
    hidden,
    kv_heads,
    laurel_rank,
    layer_embed,
    seq,
    streams,
)
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.attention import OUTPUT
from symcost.layers.block import Block, BuildBlock
from symcost.layers.feed_forward import dense_block
from symcost.layers.norms import norm
from symcost.layers.placement import place
from symcost.layers.shared_weights import using
from symcost.layers.sides import resized

SHARED = "_shared"


def own_inputs_layer(features: Features, kind: KindSpec) -> tuple[Instance, ...]:
    """One layer: attention, a feed-forward block, what the layer's own embedding adds; streams mixed around them."""
    blocks: dict[str, BuildBlock] = {"attention": _attention, "ffn": _feed_forward}
    mixes = features.flag("streams") == "true"
    if features.flag("layer_inputs") == "true" and not mixes:
        blocks["layer_input"] = _layer_input
    placed = place(features, kind, blocks)
    return (*_predict(), *placed, *_correct(features), *_into_streams(features, kind)) if mixes else placed


def _attention(features: Features, kind: KindSpec, input: str) -> Block:
    shared, windowed = kind.attention.endswith(SHARED), kind.attention.startswith("sliding")
    parts = "q" if shared else "qk" if features.flag("values") == "keys" and not windowed else "qkv"
    bias = (features.q_bias, features.k_bias, features.v_bias)
    found = [
        use(qkv_projection, input=input, bias=bias, parts=parts, cached=not shared),
        _head_norm("q_norm", "qkv_projection.q", heads, "rms"),
    ]
    keys, values = ("", "") if shared else ("k_norm.output", "v_norm.output")
    if not shared:
        found.append(_head_norm("k_norm", "qkv_projection.k", kv_heads, "rms"))
        found.append(_head_norm("v_norm", f"qkv_projection.{parts[-1]}", kv_heads, "rms_plain"))
    found += [
        use(
            attention_core,
            inputs=("q_norm.output", keys, values),
            windowed=windowed,
            rotary=features.rotary,
            dropout=features.attention_dropout,
            shared=shared,
        ),
        use(output_projection, input="attention_core.output", bias=features.o_bias),
    ]
    if features.flag("streams") == "true":
        found += _laurel(features, input)
    sizes = {} if windowed else _global_sizes(features)
    return Block(resized(found, sizes) if sizes else tuple(found), OUTPUT)


def _global_sizes(features: Features) -> dict[Symbol, Expr]:
    words = features.flag("global_sizes").split()
    table = {"head_dim": (head_dim, full_head_dim), "kv_heads": (kv_heads, full_kv_heads)}
    return dict(table[word] for word in words)


def _head_norm(name: str, input: str, count: Symbol, form: str) -> Instance:
    """A norm of each head by itself, one weight for all."""
    return use(rms_norm, name, input=input, form=form, sizes={hidden: head_dim, seq: seq * count})


def _laurel(features: Features, input: str) -> list[Instance]:
    """A low-rank addition to the normed stream, beside attention."""
    return [
        use(linear_projection, "laurel_down", input=input, outer=laurel_rank),
        use(linear_projection, "laurel_up", input="laurel_down.output", inner=laurel_rank, outer=hidden),
        norm(features, "laurel_norm", "laurel_up.output"),
        use(residual, "laurel_sum"),
        use(residual, "laurel_residual", scaled=True),
    ]


def _feed_forward(features: Features, kind: KindSpec, input: str) -> Block:
    """The dense block, its gate cut off in some layers; experts beside it that read the stream in front of its norm."""
    dense = dense_block(features, input)
    found = list(dense.instances)
    if features.flag("wide_ffn") == "shared" and kind.attention.endswith(SHARED):
        found = list(resized(found, {ffn: 2 * ffn}))
    if kind.ffn == "cut_off":
        found.insert(1, use(gate_cutoff, input="ffn_up.gate"))
    if kind.ffn != "beside_experts":
        return Block(tuple(found), dense.outputs)
    found += [
        norm(features, "dense_post_norm", dense.outputs[0]),
        use(rms_norm, "router_norm", input="attention_residual.output"),
        use(router, input="router_norm.output"),
        use(expert_scale, input="router.weights"),
        norm(features, "experts_norm", "attention_residual.output"),
        use(moe_experts, activation=features.activation),
        norm(features, "experts_post_norm", "moe_experts.output"),
    ]
    return Block(tuple(found), ("dense_post_norm.output", "experts_post_norm.output"))


def _layer_input(features: Features, kind: KindSpec, input: str) -> Block:
    """The stream's projection gates the layer's own embedding of each token; the product is projected back."""
    found = (
        use(linear_projection, "layer_gate", input=input, outer=layer_embed),
        use(
            ffn_activation,
            "layer_product",
            input="layer_gate",
            activation=features.activation,
            sizes={ffn: layer_embed},
        ),
        use(linear_projection, "layer_projection", input="layer_product.output", inner=layer_embed, outer=hidden),
    )
    return Block(found, ("layer_projection.output",))


def _predict() -> tuple[Instance, ...]:
    """AltUp in front of the layer: coefficients of the token's own from one stream, all streams predicted."""
    return (
        use(rms_norm, "stream_norm", input="layer.input"),
        use(linear_projection, "stream_router", input="stream_norm.output", outer=streams),
        use(linear_projection, "prediction", input="stream_router.output", inner=streams, outer=streams**2),
        use(stream_mixing, inputs=("layer.streams", "prediction.output")),
    )


def _correct(features: Features) -> tuple[Instance, ...]:
    """Behind it: the same norm and router over what the layer made, all streams corrected by it."""
    again = (
        use(rms_norm, "made_norm", input="ffn_residual.output"),
        use(linear_projection, "made_router", input="made_norm.output", outer=streams),
    )
    read = features.flag("stream_scale") == "true"
    scale = use(layer_scale, "stream_scale", input="stream_correction.output")
    return (
        using(again[0], "stream_norm"),
        using(again[1], "stream_router"),
        use(linear_projection, "correction", input="made_router.output", inner=streams, outer=streams),
        use(stream_correction, inputs=("ffn_residual.output", "correction.output", "layer.input")),
        scale if read else use(unread, "stream_scale", elements=hidden),
    )


def _into_streams(features: Features, kind: KindSpec) -> tuple[Instance, ...]:
    """The layer's own embedding goes into every stream but the one that went through the blocks."""
    read = "stream_scale.output" if features.flag("stream_scale") == "true" else "stream_correction.output"
    block = _layer_input(features, kind, read)
    behind = norm(features, "layer_input_post_norm", block.outputs[0])
    others = use(residual, "layer_input_residual", sizes={hidden: (streams - Integer(1)) * hidden})
    return (*block.instances, behind, others)
