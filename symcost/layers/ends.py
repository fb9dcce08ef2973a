"""The model's ends: embeddings before the first layer, final norm, head and loss behind the last."""

from __future__ import annotations

from sympy import Integer

from symcost.components.cross_entropy import cross_entropy
from symcost.components.final_norm import final_norm
from symcost.components.lm_head import lm_head
from symcost.components.token_embedding import token_embedding
from symcost.dims import embed, hidden
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features

FINAL_NORMS = {
    "rms": {},
    "rms_offset": {"offset": True},
    "layer": {"norm": "layer"},
    "layer_no_bias": {"norm": "layer", "bias": False},
    "layer_plain": {"norm": "layer", "affine": False},
}


def ends(features: Features) -> LayerKind:
    """Embeddings, final norm, head, loss: once in a model."""
    sizes = {} if features.embedding_projection else {embed: hidden}
    parts = [use(token_embedding, scaled=features.embedding_scale, sizes=sizes)]
    parts += closing(features, input="body.output", tied="token_embedding" if features.tied else "")
    return LayerKind("ends", tuple(parts), Integer(1), "Embeddings before the first layer, head and loss behind the last.")


def closing(features: Features, input: str, tied: str) -> list[Instance]:
    """Final norm, head and loss."""
    parts = []
    if features.final_norm:
        parts.append(use(final_norm, input=input, **FINAL_NORMS[features.norm]))
    parts.append(
        use(
            lm_head,
            input="final_norm.output" if features.final_norm else input,
            tied=bool(tied),
            bias=features.head_bias,
            scaled=features.logit_scale,
            softcap=features.head_softcap,
            sizes={} if features.embedding_projection else {embed: hidden},
            tied_to=tied,
        )
    )
    parts.append(use(cross_entropy))
    return parts
