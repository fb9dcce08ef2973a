"""Encoder-only models: layers that see the whole sequence, and heads over every token or over the first one."""

from __future__ import annotations

from sympy import Integer

from symcost.components.cross_entropy import cross_entropy
from symcost.components.lm_head import lm_head
from symcost.components.modality_projection import modality_projection
from symcost.components.pooler import pooler
from symcost.dims import context, embed, hidden, images, labels, seq, vocab
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features, KindSpec, ModelSpec
from symcost.layers.decoder import blocks, count, summary
from symcost.layers.ends import SUMMARY, final_norm, head, masked_head, opening, token_classifier
from symcost.layers.features import changed
from symcost.layers.language_adapter import behind_one_norm, language_adapter
from symcost.layers.parts import built, of_kind
from symcost.layers.placement import place
from symcost.layers.shared_weights import borrowing
from symcost.layers.sides import resized


def build(spec: ModelSpec) -> tuple[LayerKind, ...]:
    """The kinds of an encoder, then its ends."""
    tied = "token_embedding" if spec.features.tied else ""
    parts = built(spec.ends)
    if not parts or spec.features.flag("ends") == "added":
        end = closing(spec.features, input="body.output", tied=tied)
        parts = (*opening(spec.features), *parts, *end)
    return (*layers(spec), LayerKind("ends", parts, Integer(1), SUMMARY))


def layers(spec: ModelSpec) -> list[LayerKind]:
    """The kinds of an encoder's layers; keys are the sequence's own."""
    return [LayerKind(kind.name, layer(spec.features, kind), count(spec, kind), summary(kind)) for kind in spec.kinds]


def layer(features: Features, kind: KindSpec) -> tuple[Instance, ...]:
    """One layer; its weights are another kind's where layers share them."""
    own = changed(features, kind)
    adapts = {"adapter": language_adapter} if own.flag("language_adapters") == "true" else {}
    parts = built(kind.parts) if kind.parts else place(own, kind, {**blocks(kind), **adapts})
    if adapts:
        parts = behind_one_norm(parts)
    if own.weights_of:
        parts = borrowing(parts, own.weights_of)
    return of_kind(parts if kind.parts else resized(parts, {context: seq}), kind.sizes)


def closing(features: Features, input: str, tied: str) -> list[Instance]:
    """Final norm, pooler, head and loss.

    Args:
        input: storage that the last layer makes.
        tied: instance whose weight a masked head borrows; "" where it owns one.
    """
    parts = final_norm(features, input)
    if features.flag("norm_over") == "first":
        parts = list(resized(parts, {seq: Integer(1)}))
    made = f"{parts[-1].name}.output" if parts else input
    if features.head == "lm":
        return [*parts, *head(features, made, tied)]
    if features.head == "mlm":
        return [*parts, *masked_head(features, made, tied)]
    if features.head == "contrastive":
        return [*parts, *contrastive(made)]
    if features.pooler:
        parts.append(use(pooler, input=made, activation=features.flag("pooler_activation", "tanh")))
        made = "pooler.product"
    if features.flag("classifier"):
        return [*parts, *token_classifier(features, made, {embed: hidden})]
    return [*parts, *classifier(made)] if features.head == "classifier" else parts


def classifier(input: str) -> list[Instance]:
    """One logit for each label, from one vector of each sequence or image."""
    one = {vocab: labels, seq: Integer(1)}
    return [
        use(lm_head, "classifier", input=input, bias=True, sizes={embed: hidden, **one}),
        use(cross_entropy, sizes=one),
    ]


def contrastive(input: str) -> list[Instance]:
    """One vector of each text against one of each image: a loss over texts for each image, one over images for each."""
    over_images = {vocab: images, seq: Integer(1)}
    return [
        use(modality_projection, input=input, against=images),
        use(cross_entropy, count=2, sizes=over_images),
    ]
