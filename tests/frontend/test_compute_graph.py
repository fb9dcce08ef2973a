"""Models of the standard set, cut down to what the compute_graph calculator can price."""

from dataclasses import replace
from typing import Any

import pytest

from symcost.errors import SpecError
from symcost.frontend.build import from_config
from symcost.frontend.compute_graph import reduce_spec
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

LLAMA: dict[str, Any] = {
    "model_type": "llama",
    "hidden_size": 64,
    "num_attention_heads": 8,
    "num_key_value_heads": 8,
    "num_hidden_layers": 2,
    "intermediate_size": 96,
    "vocab_size": 100,
    "tie_word_embeddings": False,
    "max_position_embeddings": 512,
}
MIXTRAL = LLAMA | {
    "model_type": "mixtral",
    "num_key_value_heads": 2,
    "num_local_experts": 4,
    "num_experts_per_tok": 2,
    "sliding_window": None,
}
QWEN3_MOE = LLAMA | {
    "model_type": "qwen3_moe",
    "head_dim": 16,
    "num_experts": 4,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 24,
    "decoder_sparse_step": 1,
    "mlp_only_layers": [1],
    "num_hidden_layers": 3,
}
DEEPSEEK = LLAMA | {
    "model_type": "deepseek_v3",
    "num_hidden_layers": 5,
    "first_k_dense_replace": 2,
    "moe_intermediate_size": 24,
    "n_routed_experts": 16,
    "n_shared_experts": 3,
    "num_experts_per_tok": 4,
    "q_lora_rank": 16,
    "kv_lora_rank": 8,
    "qk_nope_head_dim": 8,
    "qk_rope_head_dim": 4,
    "v_head_dim": 8,
    "num_nextn_predict_layers": 1,
    "n_group": 1,
    "topk_group": 1,
}
OWN = {"layers", "hidden", "heads", "vocab", "ffn", "moe_ffn", "experts", "shared_experts", "top_k"}


def reduced(config: dict[str, Any]) -> ModelSpec:
    return reduce_spec(from_config(config, "small", "config.json"))


@pytest.mark.parametrize(
    ("config", "stack", "sizes"),
    [
        (LLAMA, [("dense", 2)], {"ffn": 96}),
        (MIXTRAL, [("moe", 2)], {"moe_ffn": 96, "experts": 4, "shared_experts": 0, "top_k": 2}),
        (
            QWEN3_MOE,
            [("moe", 1), ("dense", 1), ("moe", 1)],
            {"ffn": 96, "moe_ffn": 24, "experts": 4, "shared_experts": 0, "top_k": 2},
        ),
        (
            DEEPSEEK,
            [("dense", 2), ("moe", 3)],
            {"ffn": 96, "moe_ffn": 24, "experts": 16, "shared_experts": 3, "top_k": 4},
        ),
    ],
    ids=lambda value: value.get("model_type") if isinstance(value, dict) else None,
)
def test_sizes_and_stack(config: dict[str, Any], stack: list[tuple[str, int]], sizes: dict[str, int]) -> None:
    spec = reduced(config)
    assert [(group.kind, group.count) for group in spec.stack] == stack
    layers = sum(count for _, count in stack)
    assert dict(spec.dims) == {"layers": layers, "hidden": 64, "heads": 8, "vocab": 100} | sizes
    assert spec.dims.keys() <= OWN
    assert spec.family == config["model_type"]
    assert spec.max_seq == 512


@pytest.mark.parametrize(
    ("config", "said", "unsaid"),
    [
        (LLAMA, ["the final norm", "a learned position table", "a bias"], ["GQA", "tied", "MLA"]),
        (MIXTRAL, ["GQA; 2 key and value heads priced as 8"], ["sliding"]),
        (MIXTRAL | {"sliding_window": 128}, ["sliding windows"], []),
        (LLAMA | {"tie_word_embeddings": True}, ["tied embeddings"], []),
        (QWEN3_MOE, ["qk-norm", "heads of width 16 (priced as 64/8)"], ["MLA"]),
        (DEEPSEEK, ["MLA", "shared experts", "multi-token prediction"], ["GQA"]),
    ],
)
def test_one_warning_says_what_is_lost(config: dict[str, Any], said: list[str], unsaid: list[str]) -> None:
    mine = [text for text in reduced(config).warnings if "cannot express" in text]
    assert len(mine) == 1
    assert all(phrase in mine[0] for phrase in said)
    assert not any(phrase in mine[0] for phrase in unsaid)


def test_models_of_one_pair_of_kinds_share_a_structure() -> None:
    assert reduced(DEEPSEEK).signature() == reduced(QWEN3_MOE).signature()
    assert reduced(LLAMA).signature() != reduced(MIXTRAL).signature()


def test_warnings_of_the_reading_are_kept() -> None:
    assert any("surprise" in text for text in reduced(LLAMA | {"surprise": 1}).warnings)


def test_a_shared_expert_of_stated_width_counts_as_one() -> None:
    spec = from_config(MIXTRAL, "small", "config.json")
    shared = replace(spec, features=replace(spec.features, shared="width"), dims={**spec.dims, "shared_ffn": 96})
    assert reduce_spec(shared).dims["shared_experts"] == 1


@pytest.mark.parametrize("attention", ["linear", "mamba2"])
def test_layers_without_softmax_attention_are_refused(attention: str) -> None:
    dims = {"hidden": 8, "heads": 2, "vocab": 9, "ffn": 5}
    kind = KindSpec("odd", attention)
    spec = ModelSpec("hybrid", "hybrid", dims, Features(), (LayerGroup("odd", 1),), (kind,))
    with pytest.raises(SpecError, match="kind odd") as refusal:
        reduce_spec(spec)
    assert refusal.value.where == "hybrid"
    assert "--formulas standard" in refusal.value.hint


@pytest.mark.parametrize("architecture", ["encoder", "encoder_decoder", "vision"])
def test_only_decoders_are_priced(architecture: str) -> None:
    spec = ModelSpec("other", "t5", {"hidden": 8}, Features(architecture=architecture), (), ())
    with pytest.raises(SpecError, match=f"architecture {architecture}: compute_graph prices decoders"):
        reduce_spec(spec)
