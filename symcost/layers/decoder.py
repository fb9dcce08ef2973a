"""Decoder layers, from features: norms where the family puts them, an attention flavour, a feed-forward flavour."""

from __future__ import annotations

from sympy import Expr

from symcost import dims
from symcost.components.mtp_projection import mtp_projection
from symcost.components.residual import residual
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features, KindSpec, ModelSpec
from symcost.layers.attention import latent_attention, softmax_attention
from symcost.layers.ends import closing, ends
from symcost.layers.feed_forward import FLAVOURS
from symcost.layers.features import changed
from symcost.layers.norms import norm


def build(spec: ModelSpec) -> tuple[LayerKind, ...]:
    """The kinds of a decoder-only model, then its MTP block if any, then its ends."""
    kinds = [
        LayerKind(kind.name, tuple(layer(changed(spec.features, kind), kind)), count(spec, kind), summary(kind))
        for kind in spec.kinds
    ]
    if spec.mtp_depth:
        kinds.append(mtp_block(spec.features))
    return (*kinds, ends(spec.features))


def count(spec: ModelSpec, kind: KindSpec) -> Expr:
    """How many layers of a kind a model has: a symbol, plus the MTP blocks' where they are of this kind."""
    body = dims.symbol("layers") if len(spec.kinds) == 1 else dims.layer_count(kind.name)
    repeated = any(group.mtp and group.kind == kind.name for group in spec.stack)
    return body + dims.symbol("mtp_depth") if repeated else body


def summary(kind: KindSpec) -> str:
    words = {"dense": "a dense feed-forward block", "moe": "a mixture of experts", "none": "no feed-forward block"}
    return f"Layer with {kind.attention} attention and {words[kind.ffn]}."


def layer(features: Features, kind: KindSpec) -> list[Instance]:
    """One layer: PLACEMENTS says where its norms and additions stand."""
    return PLACEMENTS[features.norm_placement](features, kind)


def attention_block(features: Features, kind: KindSpec, input: str) -> list[Instance]:
    build_block = latent_attention if features.mla else softmax_attention
    return build_block(features, input, windowed=kind.attention == "sliding")


def _pre(features: Features, kind: KindSpec) -> list[Instance]:
    return [
        norm(features, "attention_norm", "layer.input"),
        *attention_block(features, kind, "attention_norm.output"),
        use(residual, "attention_residual", scaled=features.residual_scale),
        norm(features, "ffn_norm", "attention_residual.output"),
        *FLAVOURS[kind.ffn](features, "ffn_norm.output"),
        use(residual, "ffn_residual", scaled=features.residual_scale),
    ]


PLACEMENTS = {"pre": _pre}


def mtp_block(features: Features) -> LayerKind:
    """One multi-token-prediction block but for its layer, which counts in the last body kind.

    Embedding and head are the model's own: they are used once more and own no parameters.
    """
    parts = [
        norm(features, "embedding_norm", "token_embedding.output"),
        norm(features, "hidden_norm", "body.output"),
        use(mtp_projection, inputs=("embedding_norm.output", "hidden_norm.output")),
        *closing(features, input="mtp_layer.output", tied="lm_head"),
    ]
    return LayerKind("mtp", tuple(parts), dims.symbol("mtp_depth"), "Multi-token prediction around one more layer.")

