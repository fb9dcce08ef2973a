"""Doge and JetMoE: windows, heads of experts, what is refused."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

DOGE = {
    "model_type": "doge",
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 4,
    "num_attention_heads": 4,
    "vocab_size": 96,
    "max_position_embeddings": 40,
}
JET = {
    "model_type": "jetmoe",
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 4,
    "num_key_value_heads": 2,
    "kv_channels": 12,
    "num_local_experts": 5,
    "num_experts_per_tok": 3,
    "vocab_size": 96,
}


def test_doge_has_a_window_where_one_is_stated() -> None:
    assert load(DOGE).layer_counts() == {"dense": 4}
    assert load({**DOGE, "sliding_window": 9}).layer_counts() == {"sliding_attention": 4}


def test_rows_as_experts_are_refused() -> None:
    with pytest.raises(SpecError, match="is_moe"):
        load({**DOGE, "is_moe": True})


def test_a_token_has_the_queries_of_its_experts() -> None:
    assert load(JET).dims["heads"] == 6
    assert load({**JET, "num_attention_heads": 99}).dims["heads"] == 6
    with pytest.raises(SpecError, match="num_experts_per_tok"):
        load({**JET, "num_experts_per_tok": None})
