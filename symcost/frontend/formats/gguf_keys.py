"""Architectures of GGUF files: the library's family of each, and its names of their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from symcost.frontend.config import Config

# Keys of every architecture, without the prefix, and the library's field; empty where it is read elsewhere.
COMMON = {
    "block_count": "num_hidden_layers",
    "embedding_length": "hidden_size",
    "feed_forward_length": "intermediate_size",
    "attention.head_count": "num_attention_heads",
    "attention.head_count_kv": "num_key_value_heads",
    "attention.key_length": "head_dim",
    "attention.value_length": "",
    "context_length": "max_position_embeddings",
    "vocab_size": "vocab_size",
}
EXPERTS = {
    "expert_count": "num_experts",
    "expert_used_count": "num_experts_per_tok",
    "expert_feed_forward_length": "moe_intermediate_size",
}
# Positions and constants: what is multiplied, not how much is.
IGNORED = (
    "rope.",
    "attention.layer_norm_epsilon",
    "attention.layer_norm_rms_epsilon",
    "attention.scale",
    "attention.causal",
    "expert_weights_",
    "tensor_data_layout",
)
# Tensors that are tables of positions or corrections that no gradient reaches, not parameters of the library.
NOT_PARAMETERS = ("rope_freqs.weight", "rope_factors_long.weight", "rope_factors_short.weight", "exp_probs_b.bias")
# Gates of `expert_gating_func`.
SIGMOID = 2

Restated = dict[str, Any]


@dataclass(frozen=True)
class Architecture:
    """How files of one architecture are read.

    Attributes:
        model_type: the library's family.
        keys: further keys, or other names of common ones; a name that is empty is read by `finish`.
        present: by the name of a tensor, the field that its presence switches on.
        fixed: fields that the file does not state.
        neutral: further keys that change no cost.
        finish: more fields, from what was read and from the keys that are left; may name another family.
        latent: whether keys and values are made from a latent, of whatever sizes.
    """

    model_type: str
    keys: Mapping[str, str] = field(default_factory=dict)
    present: Mapping[str, str] = field(default_factory=dict)
    fixed: Mapping[str, Any] = field(default_factory=dict)
    neutral: frozenset[str] = frozenset()
    finish: Callable[[Config, Restated, Mapping[str, Any]], Restated] | None = None
    latent: bool = False


def _llama(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """One architecture for Llama, Mistral without windows, and Mixtral."""
    experts = found.get("num_local_experts", 0)
    # Dense files state no experts, or none of them.
    if not experts:
        found.pop("num_local_experts", None)
        found.pop("num_experts_per_tok", None)
    return {"model_type": "mixtral", "sliding_window": None} if experts else {}


def _latent(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Sizes of latent attention; files of newer converters state those of the latent beside those of the heads."""
    rotated, heads = _size(config, "rope.dimension_count"), _size(config, "attention.head_count")
    whole = _size(config, "attention.key_length_mla", "attention.key_length")
    if whole <= rotated:
        problem = f"of which rope.dimension_count, {rotated}, leaves nothing"
        raise config.error("deepseek2.attention.key_length", whole, problem, "name the model's config.json")
    sizes = {
        "qk_rope_head_dim": rotated,
        "qk_nope_head_dim": whole - rotated,
        "v_head_dim": _size(config, "attention.value_length_mla", "attention.value_length"),
        "q_lora_rank": found.get("q_lora_rank"),
        "num_key_value_heads": heads,
        "num_nextn_predict_layers": 0,
    }
    found.pop("head_dim", None)
    return {"model_type": "deepseek_v3" if found.pop("gate", 1) == SIGMOID else "deepseek_v2", **sizes}


def _size(config: Config, *keys: str) -> int:
    """The first of these keys that is stated, a whole number."""
    name = config.data["general.architecture"]
    for key in keys:
        value = config.data.get(f"{name}.{key}")
        if value is not None:
            return config.check_integer(f"{name}.{key}", value)
    raise config.absent(f"{name}.{keys[-1]}", "a size of the heads")


def _turned(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Part of each head may turn."""
    whole = found.get("head_dim") or _size(config, "embedding_length") // _size(config, "attention.head_count")
    turned = _size(config, "rope.dimension_count") if "rope.dimension_count" in rest else whole
    return {"partial_rotary_factor": turned / whole} if turned != whole else {}


def _windows(config: Config, found: Restated, rest: Mapping[str, Any]) -> Restated:
    """Which layers look through a window, where the file lists it."""
    pattern = found.pop("pattern", None)
    if isinstance(pattern, list):
        kinds = ["sliding_attention" if windowed else "full_attention" for windowed in pattern]
        return {"layer_types": kinds[: _size(config, "block_count")]}
    return {} if pattern is None else {"sliding_window_pattern": pattern}


WINDOW = {"attention.sliding_window": "sliding_window"}
PATTERN = {**WINDOW, "attention.sliding_window_pattern": "pattern"}
BIASES = {"blk.0.attn_q.bias": "attention_bias"}
CAPS = {"attn_logit_softcapping": "attn_logit_softcapping", "final_logit_softcapping": "final_logit_softcapping"}
GELU = {"hidden_activation": "gelu_pytorch_tanh"}
DEEPSEEK = {
    "attention.q_lora_rank": "q_lora_rank",
    "attention.kv_lora_rank": "kv_lora_rank",
    "attention.key_length_mla": "",
    "attention.value_length_mla": "",
    "leading_dense_block_count": "first_k_dense_replace",
    "expert_count": "n_routed_experts",
    "expert_used_count": "num_experts_per_tok",
    "expert_feed_forward_length": "moe_intermediate_size",
    "expert_shared_count": "n_shared_experts",
    "expert_group_count": "n_group",
    "expert_group_used_count": "topk_group",
    "expert_gating_func": "gate",
}
FAMILIES = {
    "llama": Architecture(
        "llama",
        {"expert_count": "num_local_experts", "expert_used_count": "num_experts_per_tok"},
        present=BIASES,
        finish=_llama,
    ),
    "mistral3": Architecture("ministral3", neutral=frozenset({"attention.temperature_scale"})),
    "qwen2": Architecture("qwen2", WINDOW),
    "qwen2moe": Architecture(
        "qwen2_moe", {**EXPERTS, "expert_shared_feed_forward_length": "shared_expert_intermediate_size"}
    ),
    "qwen3": Architecture("qwen3", WINDOW, present=BIASES),
    "qwen3moe": Architecture("qwen3_moe", EXPERTS, present=BIASES),
    "gemma": Architecture("gemma", fixed=GELU),
    "gemma2": Architecture("gemma2", {**WINDOW, **CAPS}, fixed=GELU),
    "gemma3": Architecture("gemma3_text", {**PATTERN, **CAPS}, fixed=GELU, finish=_windows),
    "phi3": Architecture("phi3", WINDOW, finish=_turned),
    "deepseek2": Architecture("deepseek_v2", DEEPSEEK, finish=_latent, latent=True),
    "olmo2": Architecture("olmo2"),
    "granite": Architecture(
        "granite",
        {
            "embedding_scale": "embedding_multiplier",
            "residual_scale": "residual_multiplier",
            "logit_scale": "logits_scaling",
        },
        present=BIASES,
    ),
    "starcoder2": Architecture("starcoder2", WINDOW, fixed={"use_bias": True, "mlp_bias": True}),
}
