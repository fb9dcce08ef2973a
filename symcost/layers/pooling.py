"""SigLIP's pooling head: one learned query attends to all of a tower's tokens, and a feed-forward block follows."""

from __future__ import annotations

from dataclasses import replace

from sympy import Integer

from symcost.components.class_token import class_token
from symcost.components.residual import residual
from symcost.dims import context, patches, seq
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.attention import cross_attention
from symcost.layers.feed_forward import dense_block
from symcost.layers.norms import norm
from symcost.layers.sides import renamed, resized


def pooling_head(features: Features) -> list[Instance]:
    """The head's parts, with biases everywhere and no dropout; the query is a class token in front of nothing."""
    plain = replace(features, attention_dropout=False, ffn_dropout=False)
    own = replace(plain, q_bias=True, k_bias=True, v_bias=True, o_bias=True)
    parts = [
        use(class_token, "query", tokens=1, sizes={patches: Integer(0)}),
        *cross_attention(own, KindSpec("pooling"), "query.output", held=False).instances,
        norm(own, "norm", "cross_output_projection.output"),
        *dense_block(own, "norm.output").instances,
        use(residual, "residual"),
    ]
    return list(renamed(resized(parts, {seq: Integer(1), context: seq}), "pooling"))
