"""Configs that are refused: the message names field, value and remedy."""

from typing import Any

import pytest

from symcost.errors import SpecError
from symcost.frontend import load
from symcost.frontend.bundled import entry

REMOVED = object()
# slug, changes, what the message must mention
CASES: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("llama-3-8b", {"model_type": "lama"}, ("model_type", '"lama"', "llama")),
    ("llama-3-8b", {"model_type": "mixtrall"}, ("mixtrall", "mixtral")),
    ("llama-3-8b", {"model_type": REMOVED}, ("model_type is missing",)),
    ("llama-3-8b", {"model_type": 3}, ("model_type is 3", "string")),
    ("llama-3-8b", {"hidden_size": REMOVED}, ("hidden_size is missing", "add hidden_size")),
    ("llama-3-8b", {"num_hidden_layers": REMOVED}, ("num_hidden_layers is missing",)),
    ("llama-3-8b", {"num_attention_heads": REMOVED}, ("num_attention_heads is missing",)),
    ("llama-3-8b", {"vocab_size": REMOVED}, ("vocab_size is missing",)),
    ("llama-3-8b", {"intermediate_size": REMOVED}, ("intermediate_size is missing",)),
    ("llama-3-8b", {"hidden_size": None}, ("hidden_size is null", "whole number")),
    ("llama-3-8b", {"hidden_size": "4096"}, ('hidden_size is "4096"', "integer")),
    ("llama-3-8b", {"hidden_size": 4096.0}, ("hidden_size is 4096.0", "integer")),
    ("llama-3-8b", {"hidden_size": True}, ("hidden_size is true", "integer")),
    ("llama-3-8b", {"num_hidden_layers": 0}, ("num_hidden_layers is 0", "at least 1")),
    ("llama-3-8b", {"num_hidden_layers": 10**9}, ("num_hidden_layers", "layers")),
    ("llama-3-8b", {"vocab_size": -1}, ("vocab_size is -1", "at least 1")),
    ("llama-3-8b", {"num_key_value_heads": 5}, ("num_key_value_heads is 5", "num_attention_heads 32")),
    ("llama-3-8b", {"num_key_value_heads": 0}, ("num_key_value_heads is 0",)),
    ("llama-3-8b", {"head_dim": 0}, ("head_dim is 0", "at least 1")),
    ("llama-3-8b", {"num_attention_heads": 24}, ("num_attention_heads is 24", "hidden_size 4096", "state head_dim")),
    ("llama-3-8b", {"attention_bias": "yes"}, ('attention_bias is "yes"', "true or false")),
    ("llama-3-8b", {"tie_word_embeddings": None}, ("tie_word_embeddings is null",)),
    ("llama-3-8b", {"attention_dropout": 1.5}, ("attention_dropout is 1.5", "probability")),
    ("llama-3-8b", {"hidden_act": "zelu"}, ('hidden_act is "zelu"', "silu")),
    ("llama-3-8b", {"per_layer_config": {"0": {"hidden_size": 1}}}, ("per_layer_config", "leave")),
    ("gpt2", {"add_cross_attention": True}, ("add_cross_attention is true", "leave")),
    ("gpt2", {"hidden_size": 1024}, ("n_embd is 768", "hidden_size", "1024")),
    ("gpt2", {"n_positions": REMOVED}, ("n_positions is missing",)),
    ("gemma-2-9b", {"layer_types": ["full_attention"]}, ("layer_types", "1 entries", "42 layers")),
    ("gemma-2-9b", {"layer_types": ["window"] * 42}, ("layer_types[0]", '"window"', "full_attention")),
    ("gemma-2-9b", {"layer_types": "full_attention"}, ("layer_types", "list of strings")),
    ("gemma-2-9b", {"sliding_window": 0}, ("sliding_window is 0",)),
    ("mixtral-8x7b", {"num_experts_per_tok": 9}, ("num_experts_per_tok is 9", "num_local_experts 8")),
    ("mixtral-8x7b", {"num_local_experts": REMOVED}, ("num_local_experts is missing",)),
    ("qwen3-30b-a3b", {"moe_intermediate_size": 0}, ("moe_intermediate_size is 0",)),
    ("qwen3-30b-a3b", {"num_experts": REMOVED}, ("num_experts is missing",)),
    ("qwen3-30b-a3b", {"mlp_only_layers": [0.5]}, ("mlp_only_layers[0]",)),
    ("deepseek-v3", {"first_k_dense_replace": -1}, ("first_k_dense_replace is -1",)),
    ("deepseek-v3", {"first_k_dense_replace": None}, ("first_k_dense_replace is null",)),
    ("deepseek-v3", {"kv_lora_rank": REMOVED}, ("kv_lora_rank is missing",)),
    ("dbrx", {"ffn_config": 3}, ("ffn_config is 3", "object")),
    ("dbrx", {"tie_word_embeddings": True}, ("tie_word_embeddings is true",)),
    ("falcon-7b", {"num_ln_in_parallel_attn": 2}, ("num_ln_in_parallel_attn is 2",)),
    ("phi-2", {"partial_rotary_factor": 2}, ("partial_rotary_factor is 2",)),
]


@pytest.mark.parametrize(("slug", "changes", "words"), CASES)
def test_refused(slug: str, changes: dict[str, Any], words: tuple[str, ...]) -> None:
    config = {**entry(slug)["config"], **changes}
    config = {key: value for key, value in config.items() if value is not REMOVED}
    with pytest.raises(SpecError) as caught:
        load(config)
    message = str(caught.value)
    assert caught.value.hint
    assert caught.value.where
    for word in words:
        assert word in message


def test_a_tower_is_refused_and_its_text_model_priced() -> None:
    text = dict(entry("gemma-3-1b")["config"])
    config = {"model_type": "llava_unknown", "text_config": text, "vision_config": {"hidden_size": 8}}
    with pytest.raises(SpecError, match="--text-only"):
        load(config)
    spec = load(config, text_only=True)
    assert spec.dims == load("gemma-3-1b").dims
    assert any("vision_config is left out" in warning for warning in spec.warnings)


@pytest.mark.parametrize("more", [{"model_type": "no_text_model"}, {"model_type": "gemma", "pruned_heads": {"0": [1]}}])
def test_no_text_model_is_advised_that_is_refused_too(more: dict[str, object]) -> None:
    """A type that is not known, and one whose config says what is not priced."""
    text = {**entry("gemma-2b")["config"], **more}
    config = {"model_type": "llava_unknown", "text_config": text, "vision_config": {"hidden_size": 8}}
    with pytest.raises(SpecError, match="vision_config") as caught:
        load(config)
    assert "--text-only" not in caught.value.hint
    with pytest.raises(SpecError, match="text_config"):
        load(config, text_only=True)


HUNYUAN = {
    "model_type": "hunyuan_v1_moe",
    "hidden_size": 48,
    "intermediate_size": 20,
    "num_hidden_layers": 3,
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "vocab_size": 97,
    "num_experts": 6,
}


def test_sizes_of_experts_may_be_listed_layer_by_layer() -> None:
    stated = {**HUNYUAN, "moe_topk": 2}
    assert load({**HUNYUAN, "moe_topk": [2, 2, 2, 5], "num_experts": [6] * 3}).dims == load(stated).dims


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"moe_topk": [2, 2, 3]}, ("moe_topk is [2, 2, 3]", "layers that differ")),
        ({"moe_topk": [2, 2]}, ("moe_topk is [2, 2]", "3 layers")),
        ({"moe_topk": [2, 2, "2"]}, ("moe_topk[2]", "whole number")),
        ({"moe_topk": [7, 7, 7]}, ("moe_topk is 7", "num_experts 6")),
        ({}, ("moe_topk is missing",)),
    ],
)
def test_experts_listed_layer_by_layer_are_refused(changes: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(SpecError) as caught:
        load({**HUNYUAN, **changes})
    for word in words:
        assert word in str(caught.value)


def test_fields_of_a_nested_config_are_named_with_their_path() -> None:
    text = {**entry("llama-3-8b")["config"], "num_key_value_heads": 5}
    with pytest.raises(SpecError, match=r"text_config\.num_key_value_heads is 5"):
        load({"model_type": "llava", "text_config": text, "vision_config": {}}, text_only=True)


def test_a_nested_text_config_takes_its_classs_own_sizes_and_says_so() -> None:
    """As published for Gemma 3 4B: what equals the class's own size is left out."""
    text = {"model_type": "gemma3_text", "hidden_size": 2560, "intermediate_size": 10240, "num_hidden_layers": 34}
    config = {"model_type": "gemma3", "text_config": {**text, "sliding_window": 1024}, "vision_config": {}}
    spec = load(config, text_only=True)
    assert (spec.dims["heads"], spec.dims["kv_heads"], spec.dims["vocab"]) == (8, 4, 262208)
    assert any("text_config.num_attention_heads is not stated: 8" in warning for warning in spec.warnings)
    with pytest.raises(SpecError, match="num_attention_heads is missing"):
        load(text)


@pytest.mark.parametrize("name", ["EagleLlamaForCausalLM", "LlamaForRewardModel", "MistralForCausalLM", "Model", ""])
def test_a_class_of_no_llama_model_is_refused(name: str) -> None:
    with pytest.raises(SpecError, match=r"architectures is .*LlamaForCausalLM, LlamaForQuestionAnswering"):
        load({**entry("llama-3-8b")["config"], "architectures": [name or "LlamaForCausalLM2"]})
