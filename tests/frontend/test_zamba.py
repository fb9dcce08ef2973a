"""Zamba: which layers stand behind the shared transformer."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

CONFIG = {
    "model_type": "zamba",
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 8,
    "num_attention_heads": 4,
    "num_key_value_heads": 4,
    "vocab_size": 96,
    "mamba_dt_rank": "auto",
}


def test_the_third_and_one_in_each_period_behind_it() -> None:
    assert load(CONFIG).layer_counts() == {"mamba": 6, "hybrid_first": 1, "hybrid": 1}
    assert load({**CONFIG, "attn_layer_period": 2, "attn_layer_offset": 1}).layer_counts()["hybrid"] == 2


@pytest.mark.parametrize(
    "change", [{"n_mamba_heads": 3}, {"attention_hidden_size": 64}, {"tie_word_embeddings": False}]
)
def test_what_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(SpecError, match=next(iter(change))):
        load({**CONFIG, **change})
