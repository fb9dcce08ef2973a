"""Decoder-only models: their layer kinds from features, the MTP block, the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sympy import Integer

from symcost import dims
from symcost.components.mtp_projection import mtp_projection
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features, KindSpec, ModelSpec
from symcost.layers.attention import attention_block
from symcost.layers.block import BuildBlock
from symcost.layers.discarded import discarded
from symcost.layers.ends import SUMMARY, closing, ends
from symcost.layers.features import changed
from symcost.layers.feed_forward import feed_forward_block
from symcost.layers.norms import norm
from symcost.layers.own_inputs import own_inputs_layer
from symcost.layers.parts import built
from symcost.layers.placement import place
from symcost.layers.predicting_streams import in_streams
from symcost.layers.shared_transformer import shared_transformer
from symcost.layers.shared_weights import borrowing
from symcost.layers.shortcut import SHORTCUT

if TYPE_CHECKING:
    from sympy import Expr

# Layers that stand behind a transformer whose weights several share.
BEHIND_SHARED = ("shared_mamba", "shared_mamba2")
BLOCKS: dict[str, BuildBlock] = {"attention": attention_block, "ffn": feed_forward_block}


def build(spec: ModelSpec) -> tuple[LayerKind, ...]:
    """The kinds of a decoder-only model, then its MTP block if any, then its ends."""
    kinds = [LayerKind(kind.name, _layer(spec.features, kind), count(spec, kind), summary(kind)) for kind in spec.kinds]
    if spec.mtp_depth:
        kinds.append(mtp_block(spec.features))
    added = spec.features.flag("ends") == "added"
    if spec.ends and not added:
        return (*kinds, LayerKind("ends", built(spec.ends), Integer(1), SUMMARY))
    return (*kinds, ends(spec.features, built(spec.ends)))


def _layer(features: Features, kind: KindSpec) -> tuple[Instance, ...]:
    if kind.parts:
        return built(kind.parts)
    own = changed(features, kind)
    if own.flag("layer") == "own_inputs":
        return own_inputs_layer(own, kind)
    front = shared_transformer(own) if kind.attention in BEHIND_SHARED else ()
    parts = (*front, *in_streams(own, place(own, kind, blocks(kind))))
    if own.weights_of and not front:
        parts = borrowing(parts, own.weights_of)
    return tuple(discarded(parts)) if own.discarded else parts


def blocks(kind: KindSpec) -> dict[str, BuildBlock]:
    """The blocks that a kind has; state-space layers have no feed-forward block, Nemotron-H's have one block each."""
    if kind.ffn == "shortcut":
        return SHORTCUT
    flavours = {"attention": kind.attention, "ffn": kind.ffn}
    return {name: build for name, build in BLOCKS.items() if flavours[name] != "none"}


def count(spec: ModelSpec, kind: KindSpec) -> Expr:
    """How many layers of a kind a model has: a symbol, plus the MTP blocks' where they are of this kind."""
    body = dims.symbol("layers") if len(spec.kinds) == 1 else dims.layer_count(kind.name)
    repeated = any(group.mtp and group.kind == kind.name for group in spec.stack)
    return body + dims.symbol("mtp_depth") if repeated else body


def summary(kind: KindSpec) -> str:
    """What a kind is, in one sentence."""
    words = {
        "beside_experts": "a dense feed-forward block beside a mixture of experts",
        "channel_mix": "a channel mix",
        "cut_off": "a dense feed-forward block whose gate is cut off",
        "dense": "a dense feed-forward block",
        "moe": "a mixture of experts",
        "none": "no feed-forward block",
        "shortcut": "two dense feed-forward blocks, a mixture beside the first",
    }
    return f"Layer with {kind.attention} attention and {words[kind.ffn]}."


def mtp_block(features: Features) -> LayerKind:
    """One multi-token-prediction block but for its layer, which counts in the last body kind.

    Embedding and head are the model's own: they are used once more and own no parameters.
    """
    parts = (
        norm(features, "embedding_norm", "token_embedding.output"),
        norm(features, "hidden_norm", "body.output"),
        use(mtp_projection, inputs=("embedding_norm.output", "hidden_norm.output")),
        *closing(features, input="mtp_layer.output", tied="token_embedding" if features.tied else "lm_head"),
    )
    return LayerKind("mtp", parts, dims.symbol("mtp_depth"), "Multi-token prediction around one more layer.")
