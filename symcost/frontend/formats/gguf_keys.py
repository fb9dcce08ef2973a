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
