"""RecurrentGemma and DiffLlama: which layers recur, and what does not fit."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

CONFIG = {
    "model_type": "recurrent_gemma",
    "vocab_size": 96,
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 5,
    "num_attention_heads": 4,
}


def test_two_recurrent_layers_and_a_window_in_turn() -> None:
    spec = load(CONFIG)
    assert spec.layer_counts() == {"recurrent": 4, "sliding_attention": 1}
    assert spec.dims["ffn"] == 40
    assert spec.dims["ssm_head_dim"] == 16


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"lru_width": 70}, "num_attention_heads 4 blocks do not divide it"),
        ({"block_types": ["recurrent", "memory"]}, "no such block"),
        ({"model_type": "diffllama", "num_key_value_heads": 1}, "halves are needed"),
        ({"model_type": "diffllama", "attention_dropout": 0.1}, "takes none"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(SpecError, match=message):
        load({**CONFIG, **change})
