"""Attention blocks: from the normed stream to what is added back to it."""

from __future__ import annotations

from typing import Any

from symcost.components.attention_core import attention_core
from symcost.components.attention_gate import attention_gate
from symcost.components.bias_gate import bias_gate
from symcost.components.cross_attention_core import cross_attention_core
from symcost.components.differential_combination import differential_combination
from symcost.components.disentangled_bias import disentangled_bias
from symcost.components.dynamic_mask import dynamic_mask
from symcost.components.mla_attention_core import mla_attention_core
from symcost.components.mla_kv_down import mla_kv_down
from symcost.components.mla_kv_up import mla_kv_up
from symcost.components.mla_q_down import mla_q_down
from symcost.components.mla_q_up import mla_q_up
from symcost.components.output_projection import output_projection
from symcost.components.position_bias_network import position_bias_network
from symcost.components.position_bias_table import position_bias_table
from symcost.components.qk_norm import qk_norm
from symcost.components.qkv_projection import qkv_projection
from symcost.components.relative_position_bias import relative_position_bias
from symcost.components.relative_scores import relative_scores
from symcost.components.sparse_indexer import sparse_indexer
from symcost.components.value_filter import value_filter
from symcost.dims import buckets, context, head_dim, heads, hidden, kv_heads, q_lora_rank, seq, v_head_dim, window
from symcost.errors import SpecError
from symcost.ir.arith import minimum
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.block import Block, BuildBlock, builder
from symcost.layers.mixture_of_heads import mixture_of_heads
from symcost.layers.norms import sub_norm
from symcost.layers.predicting_streams import distance_numbers
from symcost.layers.recurrent import RECURRENT, mamba2
from symcost.layers.rwkv import time_mix
from symcost.layers.sides import renamed, resized

OUTPUT = ("output_projection.output",)
# Layers whose queries meet keys that an indexer chose: one of their own, or that of an earlier layer.
CHOSEN = ("sparse", "sparse_shared")

# Distances of queries and keys that scores are made for, by the words of the flag `relative_scores` (XLNet).
DISTANCES = {"both_ways": 2 * seq, "back": seq + 1}

# The words of `Features.qk_norm`: over what a norm goes, and its form; `head` and `full` take the family's RMS form.
QK_NORMS = {
    "head": ("head", ""),
    "head_each": ("head_each", ""),
    "head_plain": ("head", "rms_plain"),
    "head_layer": ("head", "layer"),
    "head_each_layer": ("head_each", "layer_no_bias"),
    "full": ("full", ""),
    "full_layer": ("full", "layer"),
    "full_layer_no_bias": ("full", "layer_no_bias"),
}


def softmax_attention(features: Features, kind: KindSpec, input: str) -> Block:
    """Multi-head, multi-query and grouped-query attention, with or without a window."""
    wide: dict[str, Any] = {"own_value_width": True} if features.flag("value_width") == "own" else {}
    instances = [_projection(features, input, wide)]
    predicts = features.causal and features.flag("predicts") == "ngram"
    instances += _added_to_scores(features, kind, input)
    q, k = "qkv_projection.q", "qkv_projection.k"
    if features.qk_norm != "none":
        instances.append(_qk_norm(features, q, k))
        q, k = "qk_norm.q", "qk_norm.k"
    if terms := features.flag("disentangled").split():
        instances.append(_disentangled(features, (q, k), tuple(terms)))
    distances = DISTANCES.get(features.flag("relative_scores"))
    if distances is not None:
        instances.append(use(relative_scores, input=q, distances=distances))
    instances.append(
        use(
            attention_core,
            inputs=(q, k, "qkv_projection.v"),
            mask=_mask(features, kind),
            windowed=kind.attention == "sliding",
            rotary=features.rotary,
            dropout=features.attention_dropout,
            softcap=features.attention_softcap,
            sinks=features.sinks,
            score_bias=features.alibi or features.flag("dynamic_mask") == "true",
            bias_read=features.relative_bias != "none" or distances is not None or predicts,
            **wide,
        )
    )
    instances += _behind_core(features)
    if features.flag("window_heads") == "twice" and kind.attention == "sliding":
        instances = list(resized(instances, {kv_heads: 2 * kv_heads}))
    return Block(tuple(instances), OUTPUT)


def _projection(features: Features, input: str, wide: dict[str, Any]) -> Instance:
    """Queries, keys, values, and the gate where there is one."""
    plain: dict[str, Any] = {"gate_biased": False} if features.flag("gate_projection") == "no_bias" else {}
    options: dict[str, Any] = {"bias": _biases(features), "gate": features.attention_gate, "cached": features.causal}
    return use(qkv_projection, input=input, **options, **wide, **plain)


def _added_to_scores(features: Features, kind: KindSpec, input: str) -> list[Instance]:
    """What makes the numbers that are added to scores, where queries and keys do not."""
    found = [_bias(features)] if features.relative_bias == "make" else []
    if features.flag("bias_gate") == "true":
        found.append(use(bias_gate, input=input))
    if features.causal and features.flag("predicts") == "ngram":
        found.append(distance_numbers(input))
    if features.flag("dynamic_mask") == "true":
        windowed = kind.attention == "sliding"
        found.append(use(dynamic_mask, input="qkv_projection.v", bias=features.v_bias, windowed=windowed))
    return found


def _bias(features: Features) -> Instance:
    """What makes the bias of scores: a table by distance, a table by offset, or a network over offsets."""
    made = features.flag("bias_table")
    if made == "network":
        return use(position_bias_network)
    places = minimum(window, seq) if features.flag("window") == "blocks" else seq
    return use(position_bias_table, places=places) if made else use(relative_position_bias)


def _disentangled(features: Features, inputs: tuple[str, str], terms: tuple[str, ...]) -> Instance:
    """Scores of contents against distances; a sequence shorter than the table reads as much of it as it has."""
    rows = minimum(buckets, 2 * seq) if features.flag("distances") == "reached" else buckets
    shared, biases = features.flag("distance_weights") == "shared", tuple(features.flag("distance_biases").split())
    return use(disentangled_bias, inputs=inputs, terms=terms, shared=shared, biases=biases, rows=rows)


def _behind_core(features: Features) -> list[Instance]:
    """Filter of values, gate, norm and projection of what the core makes."""
    parts, made = [], "attention_core.output"
    if features.flag("value_filter") == "true":
        parts.append(use(value_filter, input="qkv_projection.v"))
        made = "value_filter.sum"
    if features.flag("differential") == "true":
        parts += _other_half(features)
        made = "differential_combination.norm_y"
    if features.attention_gate != "none":
        learned: dict[str, Any] = {"bias": True} if features.flag("gate_bias") == "true" else {}
        inputs = (made, "qkv_projection.gate")
        parts.append(use(attention_gate, inputs=inputs, each=features.attention_gate, **learned))
        made = "attention_gate.output"
    if features.flag("sub_norms") == "true":
        parts.append(sub_norm(features, "attention_sub_norm", made, heads * head_dim))
        made = "attention_sub_norm.output"
    sizes = {head_dim: v_head_dim} if features.flag("value_width") == "own" else {}
    return [*parts, use(output_projection, input=made, bias=features.o_bias, sizes=sizes)]


def _other_half(features: Features) -> list[Instance]:
    """The same scores over the other half of the values, and what is made of both (differential attention)."""
    again = use(
        attention_core,
        "second_attention_core",
        inputs=("qkv_projection.q", "qkv_projection.k", "qkv_projection.v"),
        rotary=features.rotary,
        shared=True,
    )
    return [again, use(differential_combination, inputs=("attention_core.output", "second_attention_core.output"))]


def cross_attention(features: Features, kind: KindSpec, input: str, *, held: bool = True) -> Block:
    """Queries of the decoder over keys and values that every layer projects from the encoder's output.

    Sizes are those of one side: S counts queries; the keys' projection and the core take their length from C. Unless
    they are `held` from step to step, keys and values are made anew wherever they are read.
    """
    bias = _biases(features)
    instances = (
        use(qkv_projection, "cross_q_projection", input=input, bias=bias, parts="q"),
        use(
            qkv_projection,
            "cross_kv_projection",
            input="",
            bias=bias,
            parts="kv",
            kept=False,
            cached=held,
            sizes={seq: context},
        ),
        use(
            cross_attention_core,
            inputs=("cross_q_projection.q", "cross_kv_projection.k", "cross_kv_projection.v"),
            dropout=features.attention_dropout,
            held=held,
        ),
        use(output_projection, "cross_output_projection", input="cross_attention_core.output", bias=features.o_bias),
    )
    return Block(instances, ("cross_output_projection.output",))


def _biases(features: Features) -> tuple[bool, bool, bool]:
    return features.q_bias, features.k_bias, features.v_bias


def _mask(features: Features, kind: KindSpec) -> str:
    """Decoders look back; encoders see everything, or their own block where the tower cuts an image into blocks."""
    if features.causal and features.flag("predicts") == "ngram":
        return "ngram"
    cut = features.flag("window")
    if features.causal and kind.attention == "sliding" and cut == "masked":
        return cut
    if features.causal:
        return "chunks" if kind.attention == "chunked" else "causal"
    if cut == "random_blocks":
        return cut
    return "blocks" if kind.attention == "sliding" and cut == "blocks" else "full"


def _qk_norm(features: Features, q: str, k: str) -> Instance:
    if features.qk_norm not in QK_NORMS:
        raise SpecError(f"unknown qk_norm {features.qk_norm!r}", hint=f"known: none, {', '.join(QK_NORMS)}")
    extent, form = QK_NORMS[features.qk_norm]
    family = "rms_offset" if features.norm == "rms_offset" else "rms"
    return use(qk_norm, inputs=(q, k), extent=extent, form=form or family)


def latent_attention(features: Features, kind: KindSpec, input: str) -> Block:
    """Multi-head latent attention, with or without a compressed query."""
    query: tuple[Instance, ...]
    if features.q_lora:
        query = (
            use(mla_q_down, input=input, bias=features.mla_bias),
            use(mla_q_up, input="mla_q_down.normed"),
        )
    else:
        query = (use(mla_q_up, input=input, sizes={q_lora_rank: hidden}),)
    structure: dict[str, Any] = {"chosen": True} if kind.attention in CHOSEN else {}
    if features.rotary == "none":
        structure["rotary"] = "none"
    indexer = (use(sparse_indexer, query="mla_q_down.normed", input=input),) if kind.attention == "sparse" else ()
    return Block(
        (
            *query,
            *indexer,
            use(mla_kv_down, input=input, bias=features.mla_bias),
            use(mla_kv_up, input="mla_kv_down.normed", windowed=kind.attention == "sliding"),
            use(
                mla_attention_core,
                inputs=("mla_q_up.q", "mla_kv_up.k", "mla_kv_up.v"),
                dropout=features.attention_dropout,
                windowed=kind.attention == "sliding",
                **structure,
            ),
            use(output_projection, input="attention_core.output", bias=features.o_bias, sizes={head_dim: v_head_dim}),
        ),
        OUTPUT,
    )


def beside_a_scan(features: Features, kind: KindSpec, input: str) -> Block:
    """Softmax attention and a Mamba-2 mixer over the same input, both added to the stream (Falcon-H1)."""
    attending, scanning = softmax_attention(features, kind, input), mamba2(features, kind, input)
    mixer = renamed(scanning.instances, "mixer")
    return Block((*attending.instances, *mixer), (*attending.outputs, f"{mixer[-1].name}.output"))


def attention_block(features: Features, kind: KindSpec, input: str) -> Block:
    """The attention block of a layer kind.

    Raises:
        SpecError: a flavour of attention that has no block here.
    """
    softmax = latent_attention if features.mla else softmax_attention
    chosen = CHOSEN if features.mla else ()
    known: dict[str, BuildBlock] = {
        **dict.fromkeys(("full", "sliding", "chunked", *chosen), softmax),
        **RECURRENT,
        "beside_mamba2": beside_a_scan,
        "heads_of_experts": mixture_of_heads,
        "rwkv": time_mix,
    }
    return builder("attention", kind.attention, known)(features, kind, input)
