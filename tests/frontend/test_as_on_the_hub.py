"""Configs as checkpoints on a hub have them; parameters are those of transformers 5.24's class of that config."""

from typing import Any

import pytest

from symcost.errors import SpecError
from symcost.frontend import load
from tests.priced import priced

TEXT = {"vocab_size": 100, "max_position_embeddings": 16, "hidden_size": 512, "intermediate_size": 1024}
TEXT |= {"num_attention_heads": 8, "num_hidden_layers": 2}
SEEN = {"image_size": 64, "hidden_size": 768, "intermediate_size": 3072, "num_attention_heads": 12}
SEEN |= {"num_hidden_layers": 2, "patch_size": 32}
INNER = {"hidden_size": 64, "intermediate_size": 128, "num_attention_heads": 4, "num_hidden_layers": 4}
INNER |= {"num_key_value_heads": 2, "vocab_size": 100}
TOWER = {"hidden_size": 64, "intermediate_size": 128, "num_attention_heads": 4, "num_hidden_layers": 2}
TOWER |= {"image_size": 64, "patch_size": 16}
DISTANCES = {"model_type": "deberta-v2", "relative_attention": True, "pos_att_type": "p2c|c2p"}
DISTANCES |= {"hidden_size": 128, "intermediate_size": 512, "num_attention_heads": 4, "num_hidden_layers": 2}
DISTANCES |= {"vocab_size": 100, "max_position_embeddings": 64, "type_vocab_size": 2}


def params(config: dict[str, Any]) -> int:
    return priced(config).figure("params")


@pytest.mark.parametrize(
    ("fields", "counted"),
    [
        ({"text_config_dict": TEXT, "vision_config_dict": SEEN}, 21464065),
        ({"text_config": TEXT, "vision_config": SEEN, "text_config_dict": {**TEXT, "hidden_size": 256}}, 18676737),
        ({"text_config": TEXT, "vision_config": SEEN, "text_config_dict": None}, 21464065),
    ],
)
def test_parts_of_older_releases_go_before_the_newer_ones(fields: dict[str, Any], counted: int) -> None:
    assert params({"model_type": "clip", **fields}) == counted


@pytest.mark.parametrize("stated", ["idefics3", "idefics3_vision"])
def test_tower_may_bear_the_whole_models_type(stated: str) -> None:
    config = {"model_type": "idefics3", "scale_factor": 2, "architectures": ["Idefics3ForConditionalGeneration"]}
    parts = {"text_config": {"model_type": "llama", **INNER}, "vision_config": {"model_type": stated, **TOWER}}
    assert params({**config, **parts}) == 294528


@pytest.mark.parametrize("stated", ["gemma3", "idefics3_vision"])
def test_tower_of_another_type_is_refused(stated: str) -> None:
    config = {"model_type": "gemma3", "text_config": INNER, "vision_config": {"model_type": stated, **TOWER}}
    with pytest.raises(SpecError, match=r"vision_config\.model_type is .*: no tower that is priced"):
        load(config)


def test_pooler_of_another_width_is_refused() -> None:
    named = {**DISTANCES, "architectures": ["DebertaV2ForSequenceClassification"]}
    assert load({**named, "pooler_hidden_size": 128}).dims == load(named).dims
    with pytest.raises(SpecError, match="pooler_hidden_size is 64: the pooler reads a stream 128 wide"):
        load({**named, "pooler_hidden_size": 64})


def test_kimis_checkpoints_name_the_class_that_theirs_copies() -> None:
    config = {"model_type": "kimi_k2", "architectures": ["DeepseekV3ForCausalLM"], "first_k_dense_replace": 1}
    latent = {"q_lora_rank": 16, "kv_lora_rank": 16, "qk_nope_head_dim": 8, "qk_rope_head_dim": 8, "v_head_dim": 8}
    experts = {"n_routed_experts": 8, "n_shared_experts": 1, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
    experts |= {"n_group": 1, "topk_group": 1, "num_key_value_heads": 4}
    of_copied = {**config, **INNER, **latent, **experts}
    assert params(of_copied) == params({**of_copied, "model_type": "deepseek_v3"})
