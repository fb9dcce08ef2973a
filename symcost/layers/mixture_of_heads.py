"""Attention whose queries and whose way back are experts': each that a token visits has all key heads' queries."""

from __future__ import annotations

from symcost.components.attention_core import attention_core
from symcost.components.expert_projection import expert_projection
from symcost.components.qkv_projection import qkv_projection
from symcost.components.router import router
from symcost.dims import head_dim, hidden, kv_heads
from symcost.ir.component import use
from symcost.ir.spec import Features, KindSpec
from symcost.layers.block import Block


def mixture_of_heads(features: Features, kind: KindSpec, input: str) -> Block:
    """Router, queries of the chosen experts, keys and values of all, the core, the experts' way back (JetMoE)."""
    width = kv_heads * head_dim
    instances = (
        use(router, "attention_router", input=input),
        use(expert_projection, "query_experts", input=input, outer=width),
        use(qkv_projection, input=input, parts="kv", cached=features.causal),
        use(
            attention_core,
            inputs=("query_experts.made", "qkv_projection.k", "qkv_projection.v"),
            rotary=features.rotary,
            dropout=features.attention_dropout,
        ),
        use(
            expert_projection, "output_experts", input="attention_core.output", inner=width, outer=hidden, combined=True
        ),
    )
    return Block(instances, ("output_experts.y",))
