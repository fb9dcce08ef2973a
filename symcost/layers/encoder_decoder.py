"""Encoder-decoder models: two stacks with lengths of their own, cross attention between them, shared embeddings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sympy import Integer

from symcost import dims
from symcost.components.audio_stem import audio_stem
from symcost.components.token_embedding import token_embedding
from symcost.dims import context, embed, hidden, seq, source_seq, target_seq
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features, KindSpec, ModelSpec
from symcost.layers.attention import cross_attention
from symcost.layers.block import BuildBlock
from symcost.layers.decoder import BLOCKS, count, summary
from symcost.layers.ends import SUMMARY, behind_tokens, final_norm, head, masked_head
from symcost.layers.features import changed
from symcost.layers.parts import built
from symcost.layers.placement import place
from symcost.layers.predicting_streams import in_streams
from symcost.layers.run_once import KEPT_KEYS, once
from symcost.layers.sides import renamed, resized

if TYPE_CHECKING:
    from sympy import Expr, Symbol

DECODER_BLOCKS: dict[str, BuildBlock] = {
    "attention": BLOCKS["attention"],
    "cross_attention": cross_attention,
    "ffn": BLOCKS["ffn"],
}
# Instances of a decoder layer that take the encoder's length for their keys.
OVER_SOURCE = (KEPT_KEYS, "cross_attention_core")
SHARED = frozenset({"token_embedding"})


def build(spec: ModelSpec) -> tuple[LayerKind, ...]:
    """The encoder's kinds, the decoder's, then the ends of both."""
    lengths = SERVED if spec.inference else TRAINED
    kinds = [
        LayerKind(kind.name, _layer(spec.features, kind, lengths), count(spec, kind), summary(kind))
        for kind in spec.kinds
    ]
    added = once(built(spec.ends)) if _adds(spec.features) else ()
    parts = (*_encoder_ends(spec, lengths), *added, *_decoder_ends(spec.features, lengths))
    return (*kinds, LayerKind("ends", parts, Integer(1), SUMMARY))


@dataclass(frozen=True)
class Lengths:
    """Which sizes stand for the tokens of each side.

    Attributes:
        source: tokens of the encoder. target, keys: the decoder's new tokens, and all that its queries see.
    """

    source: Symbol
    target: Symbol
    keys: Symbol


TRAINED = Lengths(seq, target_seq, target_seq)
# The lengths of a served model are its decoder's.
SERVED = Lengths(source_seq, seq, context)


def _layer(features: Features, kind: KindSpec, lengths: Lengths) -> tuple[Instance, ...]:
    own = changed(features, kind)
    if not own.causal:
        return once(resized(place(own, kind, BLOCKS), {**_split(features, "encoder"), **_source(lengths)}))
    parts = in_streams(own, place(own, kind, DECODER_BLOCKS))
    split = _split(features, "decoder")
    found: list[Instance] = []
    for item in parts:
        keys = lengths.source if item.name in OVER_SOURCE else lengths.keys
        read = {**split, hidden: _encoder_width(features)} if item.name == KEPT_KEYS else split
        found += resized([item], {**read, seq: lengths.target, context: keys})
    return tuple(found)


def _source(lengths: Lengths) -> dict[Symbol, Expr]:
    """The encoder's length in place of a sequence's and of its keys'."""
    return {seq: lengths.source, context: lengths.source}


def _adds(features: Features) -> bool:
    """Whether parts of `ends` stand beside what features describe; else in place of the encoder's front."""
    return features.flag("ends") == "added"


def _split(features: Features, side: str) -> dict[Symbol, Expr]:
    """Sizes that the two sides do not have in common."""
    return {dims.symbol(name): dims.prefixed(side, dims.symbol(name)) for name in features.flag("split").split()}


def _encoder_width(features: Features) -> Expr:
    """The width of what the encoder hands over."""
    return _split(features, "encoder").get(hidden, hidden)


def _start(features: Features) -> Instance:
    """From token ids or mel frames to what positions are added to."""
    if features.flag("audio") == "true":
        return use(audio_stem, activation=features.activation)
    return use(token_embedding, scaled=features.embedding_scale, sizes={embed: hidden})


def _encoder_ends(spec: ModelSpec, lengths: Lengths) -> tuple[Instance, ...]:
    """What stands in front of the first encoder layer and behind the last; a front of parts where a family has one."""
    features = spec.features
    start = (() if _adds(features) else built(spec.ends)) or (_start(features),)
    parts = [
        *start,
        *behind_tokens(features, f"{start[-1].name}.output", positions=features.flag("encoder_table")),
        *final_norm(features, "encoder.output"),
    ]
    keep = frozenset({"audio_stem"}) | SHARED
    return once(resized(renamed(parts, "encoder", keep), {**_split(features, "encoder"), **_source(lengths)}))


def _decoder_ends(features: Features, lengths: Lengths) -> tuple[Instance, ...]:
    """From target ids to the first decoder layer, final norm, head and loss; embeddings are the encoder's but for a
    family that has none there, or a table for each side (Marian).
    """
    audio = features.flag("audio") == "true"
    own = audio or features.flag("embeddings") == "apart"
    width = _encoder_width(features)
    tokens = use(
        token_embedding,
        "token_embedding" if audio else "decoder_token_embedding",
        scaled=features.embedding_scale,
        tied=not own,
        tied_to="" if own else "token_embedding",
        beside="encoder.hidden_states",
        sizes={embed: hidden, **({hidden: width} if width != hidden else {})},
    )
    rest = [
        *behind_tokens(features, f"{tokens.name}.output", positions=features.flag("decoder_table")),
        *final_norm(features, "decoder.output"),
    ]
    parts = [tokens, *renamed(rest, "decoder")]
    made = f"{parts[-1].name}.output" if features.final_norm else "decoder.output"
    owner = tokens.name if own else "token_embedding"
    over = masked_head if features.head == "mlm" else head
    parts += over(features, made, owner if features.tied else "")
    parts = list(in_streams(features, parts))
    return resized(parts, {**_split(features, "decoder"), seq: lengths.target, context: lengths.source})
