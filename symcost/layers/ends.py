"""The model's ends: embeddings before the first layer, final norm, head and loss behind the last."""

from __future__ import annotations

from sympy import Expr, Integer, Symbol

from symcost.components.cross_entropy import cross_entropy
from symcost.components.dropout import dropout
from symcost.components.embedding_projection import embedding_projection
from symcost.components.lm_head import lm_head
from symcost.components.position_embedding import position_embedding
from symcost.components.token_embedding import token_embedding
from symcost.components.type_embedding import type_embedding
from symcost.dims import embed, hidden
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features
from symcost.layers.norms import last_norm, norm


def ends(features: Features) -> LayerKind:
    """Embeddings, final norm, head, loss: once in a model."""
    tied = "token_embedding" if features.tied else ""
    parts = (*opening(features), *closing(features, input="body.output", tied=tied))
    return LayerKind("ends", parts, Integer(1), "Embeddings before the first layer, head and loss behind the last.")


def opening(features: Features) -> list[Instance]:
    """From token ids to the first layer's input."""
    parts = [use(token_embedding, scaled=features.embedding_scale, sizes=_width(features))]
    made = "token_embedding.output"
    if features.embedding_projection:
        parts.append(use(embedding_projection, "project_in", input=made))
        made = "project_in.output"
    for wanted, table in ((features.learned_positions, position_embedding), (features.token_types, type_embedding)):
        if wanted:
            parts.append(use(table))
            made = f"{table.type}.output"
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
    parts, made = [], input
    if features.final_norm:
        parts.append(last_norm(features, made))
        made = "final_norm.output"
    if features.embedding_projection:
        parts.append(use(embedding_projection, "project_out", input=made, sizes={embed: hidden, hidden: embed}))
        made = "project_out.output"
    padded = features.flag("vocab_padded") == "true"
    head = use(
        lm_head,
        input=made,
        tied=bool(tied),
        bias=features.head_bias,
        scaled=features.logit_scale,
        softcap=features.head_softcap,
        padded=padded,
        sizes=_width(features),
        tied_to=tied,
    )
    return [*parts, head, use(cross_entropy, padded=padded)]


def _width(features: Features) -> dict[Symbol, Expr]:
    """The embedding's width is the hidden width but where a projection stands between them."""
    return {} if features.embedding_projection else {embed: hidden}
