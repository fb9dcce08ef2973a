"""The model's ends: embeddings before the first layer, final norm, head and loss behind the last."""

from __future__ import annotations

from sympy import Expr, Integer, Symbol

from symcost.components.cross_entropy import cross_entropy
from symcost.components.dropout import dropout
from symcost.components.embedding_projection import embedding_projection
from symcost.components.head_transform import head_transform
from symcost.components.lm_head import lm_head
from symcost.components.position_embedding import position_embedding
from symcost.components.token_embedding import token_embedding
from symcost.components.type_embedding import type_embedding
from symcost.dims import embed, head_embed, hidden, labels, seq, vocab
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.features import BY_PIECES
from symcost.ir.spec import Features
from symcost.layers.norms import last_norm, norm
from symcost.layers.predicting_streams import in_streams
from symcost.layers.sides import resized

SUMMARY = "Embeddings before the first layer, head and loss behind the last."


def ends(features: Features, added: tuple[Instance, ...] = ()) -> LayerKind:
    """Embeddings, final norm, head, loss: once in a model; between them what no features describe."""
    tied = "token_embedding" if features.tied else ""
    front, end = opening(features), closing(features, input="body.output", tied=tied)
    parts = (*in_streams(features, front), *added, *in_streams(features, end))
    return LayerKind("ends", parts, Integer(1), SUMMARY)


def opening(features: Features) -> list[Instance]:
    """From token ids to the first layer's input."""
    parts = [use(token_embedding, scaled=features.embedding_scale, sizes=width(features))]
    if not features.embedding_projection:
        return [*parts, *behind_tokens(features, "token_embedding.output", positions=features.flag("decoder_table"))]
    bias = features.flag("projection_bias") == "true"
    if features.flag("projected") == "late":
        narrow = behind_tokens(features, "token_embedding.output")
        made = f"{(narrow or parts)[-1].name}.output"
        project = use(embedding_projection, "project_in", input=made, bias=bias)
        return [*parts, *resized(narrow, {hidden: embed}), project]
    parts.append(use(embedding_projection, "project_in", input="token_embedding.output", bias=bias))
    return [*parts, *behind_tokens(features, "project_in.output")]


def behind_tokens(features: Features, made: str, *, positions: str = "") -> list[Instance]:
    """What is added to the tokens, and the norm and dropout over the sum.

    Args:
        made: storage of the tokens.
        positions: how the table of positions is kept, a word of `position_embedding`; trained where empty.
    """
    parts = []
    if features.learned_positions:
        parts.append(use(position_embedding, table=positions or "trained"))
        made = "position_embedding.output"
    if features.token_types:
        parts.append(use(type_embedding))
        made = "type_embedding.output"
    if features.embedding_norm:
        parts.append(norm(features, "embedding_norm", made))
    if features.embedding_dropout:
        parts.append(use(dropout, "embedding_dropout"))
    return parts


def closing(features: Features, input: str, tied: str) -> list[Instance]:
    """Final norm, head and loss.

    Args:
        input: storage that the last layer makes.
        tied: instance whose weight the head borrows; "" where it owns one.
    """
    parts = final_norm(features, input)
    made = f"{parts[-1].name}.output" if parts else input
    if features.embedding_projection:
        parts.append(use(embedding_projection, "project_out", input=made, sizes={embed: hidden, hidden: embed}))
        made = "project_out.output"
    over = masked_head if features.head == "mlm" else head
    return [*parts, *over(features, made, tied)]


def final_norm(features: Features, input: str) -> list[Instance]:
    """The norm behind the last layer, and its dropout."""
    parts = [last_norm(features, input)] if features.final_norm else []
    return [*parts, use(dropout, "final_dropout")] if features.final_dropout else parts


def head(features: Features, input: str, tied: str) -> list[Instance]:
    """One logit for each token of the vocabulary, and the loss; a class without that head has labels, or nothing."""
    if features.head == "none":
        return []
    if features.head == "classifier":
        return token_classifier(features, input, width(features))
    padded = features.flag("vocab_padded") == "true"
    pieces = features.flag(BY_PIECES)
    logits = use(
        lm_head,
        input=input,
        tied=bool(tied),
        bias=features.head_bias,
        scaled=features.logit_scale,
        softcap=features.head_softcap,
        padded=padded,
        spare_bias=features.flag("spare_bias") == "true",
        every=not features.causal,
        by_pieces=pieces,
        sizes=width(features),
        tied_to=tied,
    )
    if not pieces:
        return [logits, use(cross_entropy, padded=padded)]
    return [logits, use(cross_entropy, padded=padded, by_pieces=pieces, made_from=input, sizes=width(features))]


def masked_head(features: Features, input: str, tied: str) -> list[Instance]:
    """The transform and the logits of every token."""
    transform = use(
        head_transform,
        input=input,
        activation=features.flag("head_activation", features.activation),
        form=features.norm,
        bias=features.flag("head_transform_bias") != "false",
        sizes=width(features),
    )
    parts = [transform, *head(features, "head_transform.output", tied)]
    return list(resized(parts, {embed: head_embed})) if features.flag("head_width") == "own" else parts


def token_classifier(features: Features, input: str, wide: dict[Symbol, Expr]) -> list[Instance]:
    """One logit for each label from every token; the loss is over all of them, the last one, or the ends of a span.

    Args:
        wide: the width of what it reads, where that is not the embedding's.
    """
    over = {"last": {seq: Integer(1), vocab: labels}, "tokens": {vocab: labels}, "span": {seq: Integer(1), vocab: seq}}
    word = features.flag("classifier")
    sizes = {**wide, vocab: labels}
    return [
        use(lm_head, "classifier", input=input, bias=features.head_bias, sizes=sizes),
        use(cross_entropy, count=2 if word == "span" else 1, sizes=over[word]),
    ]


def width(features: Features) -> dict[Symbol, Expr]:
    """The embedding's width is the hidden width but where a projection stands between them."""
    return {} if features.embedding_projection else {embed: hidden}
