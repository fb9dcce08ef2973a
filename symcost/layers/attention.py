"""Attention blocks of decoder layers: from the normed stream to what is added back to it."""

from __future__ import annotations

from symcost.components.attention_core import attention_core
from symcost.components.mla_attention_core import mla_attention_core
from symcost.components.mla_kv_down import mla_kv_down
from symcost.components.mla_kv_up import mla_kv_up
from symcost.components.mla_q_down import mla_q_down
from symcost.components.mla_q_up import mla_q_up
from symcost.components.output_projection import output_projection
from symcost.components.qk_norm import qk_norm
from symcost.components.qkv_projection import qkv_projection
from symcost.dims import head_dim, hidden, q_lora_rank, v_head_dim
from symcost.ir.component import Instance, use
from symcost.ir.spec import Features


def softmax_attention(features: Features, input: str, *, windowed: bool) -> list[Instance]:
    """Multi-head, multi-query and grouped-query attention."""
    made = "qkv_projection"
    block = [use(qkv_projection, input=input, bias=(features.q_bias, features.k_bias, features.v_bias))]
    if features.qk_norm != "none":
        form, _, norm = features.qk_norm.partition("_")
        block.append(
            use(
                qk_norm,
                inputs=(f"{made}.q", f"{made}.k"),
                form=form,
                norm=norm or "rms",
                offset=features.norm == "rms_offset",
            )
        )
        made = "qk_norm"
    block.append(
        use(
            attention_core,
            inputs=(f"{made}.q", f"{made}.k", "qkv_projection.v"),
            mask="causal" if features.causal else "full",
            windowed=windowed,
            rotary=features.rotary,
            dropout=features.attention_dropout,
            softcap=features.attention_softcap,
            sinks=features.sinks,
        )
    )
    block.append(use(output_projection, input="attention_core.output", bias=features.o_bias))
    return block


def latent_attention(features: Features, input: str, *, windowed: bool) -> list[Instance]:
    """Multi-head latent attention, with or without a compressed query."""
    if features.q_lora:
        query = [
            use(mla_q_down, input=input, bias=features.mla_bias),
            use(mla_q_up, input="mla_q_down.normed"),
        ]
    else:
        query = [use(mla_q_up, input=input, sizes={q_lora_rank: hidden})]
    return [
        *query,
        use(mla_kv_down, input=input, bias=features.mla_bias),
        use(mla_kv_up, input="mla_kv_down.normed"),
        use(
            mla_attention_core,
            inputs=("mla_q_up.q", "mla_kv_up.k", "mla_kv_up.v"),
            dropout=features.attention_dropout,
            windowed=windowed,
        ),
        use(output_projection, input="attention_core.output", bias=features.o_bias, sizes={head_dim: v_head_dim}),
    ]
