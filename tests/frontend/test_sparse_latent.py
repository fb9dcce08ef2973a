"""Layers that choose keys: which have an indexer, and lists that are refused."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

CONFIG = {
    "model_type": "glm_moe_dsa",
    "vocab_size": 96,
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 5,
    "num_attention_heads": 4,
    "num_key_value_heads": 4,
    "kv_lora_rank": 20,
    "q_lora_rank": 22,
    "qk_nope_head_dim": 10,
    "qk_rope_head_dim": 6,
    "v_head_dim": 14,
    "n_routed_experts": 8,
    "num_experts_per_tok": 3,
    "moe_intermediate_size": 18,
    "first_k_dense_replace": 0,
}


def test_every_second_layer_behind_the_first_two_chooses() -> None:
    assert load({**CONFIG, "index_topk_freq": 2}).layer_counts() == {
        "sparse_attention": 3,
        "shared_sparse_attention": 2,
    }


def test_a_pattern_is_read_letter_by_letter() -> None:
    assert load({**CONFIG, "index_topk_pattern": "FSSSS"}).layer_counts()["shared_sparse_attention"] == 4


@pytest.mark.parametrize(
    ("types", "message"),
    [(["full"] * 4, "5 layers need as many"), (["shared"] + ["full"] * 4, "no choice to share")],
)
def test_a_list_that_does_not_fit_is_refused(types: list[str], message: str) -> None:
    with pytest.raises(SpecError, match=message):
        load({**CONFIG, "indexer_types": types})


def test_a_query_that_is_not_compressed_is_refused() -> None:
    with pytest.raises(SpecError, match="q_lora_rank is null: the indexer reads the compressed query"):
        load({**CONFIG, "q_lora_rank": None})
