"""Names of operators: our component types, and the words in which other sets speak of them."""

from __future__ import annotations

# Other people's word -> our type. Labels of the compute_graph calculator, and words that calculators use.
ALIASES = {
    "embedding": "token_embedding",
    "pos_embedding": "position_embedding",
    "rmsnorm": "rms_norm",
    "layernorm": "layer_norm",
    "mha_qkv": "qkv_projection",
    "mha_core": "attention_core",
    "mha_out": "output_projection",
    "gated_ffn_up": "ffn_up",
    "gated_ffn_nonlinear": "ffn_activation",
    "gated_ffn_down": "ffn_down",
    "moe_router": "router",
    "moe_expert_ffn_up": "expert_up",
    "moe_expert_ffn_nonlinear": "expert_activation",
    "moe_expert_ffn_down": "expert_down",
    "logits": "lm_head",
    "entropyloss": "cross_entropy",
}
STANDARD = frozenset(
    """
    token_embedding position_embedding type_embedding rms_norm layer_norm qk_norm qkv_projection mla_q_down mla_q_up
    mla_kv_down mla_kv_up attention_core attention_gate output_projection cross_attention_core relative_position_bias
    ffn_up ffn_activation ffn_down router moe_experts shared_experts shared_gate residual dropout short_convolution
    gated_delta_rule ssm_scan patch_embedding audio_stem merger final_norm lm_head cross_entropy mtp_projection
    optimizer_step embedding_projection pooler head_transform linear_projection gated_norm class_token
    modality_projection
    """.split()
)
# A dense operator and its expert version: twins but for the experts.
EXPERT_TWINS = {"ffn_up": "expert_up", "ffn_activation": "expert_activation", "ffn_down": "expert_down"}


def operator_of(type_: str) -> str:
    """The type in our words; an unknown one stays as it is."""
    return ALIASES.get(type_, type_)


# Instances that see one vector of a sequence.
POOLED = ("classifier", "pooler")


def telling(name: str, type_: str) -> str:
    """The instance's name where it says something that its type does not; else empty."""
    return name if name in POOLED or "pooling" in name or not same_operator(name, type_) else ""


def known(type_: str) -> bool:
    return type_ in STANDARD or type_ in ALIASES


def same_operator(left: str, right: str) -> bool:
    """Whether two labels speak of one operator; labels that no table knows never disagree."""
    if not known(left) or not known(right):
        return True
    return operator_of(left) == operator_of(right)
