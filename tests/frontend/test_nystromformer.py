"""Nystromformer: a filter over values; landmarks are refused by name."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

CONFIG = {
    "model_type": "nystromformer",
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "vocab_size": 96,
    "type_vocab_size": 2,
    "max_position_embeddings": 40,
}


def test_a_table_with_two_rows_more_and_a_filter() -> None:
    spec = load(CONFIG)
    assert (spec.dims["positions"], spec.dims["conv_kernel"]) == (42, 65)
    assert spec.features.flag("value_filter") == "true"
    assert load({**CONFIG, "conv_kernel_size": None}).features.flag("value_filter") == ""


def test_landmarks_are_refused() -> None:
    with pytest.raises(SpecError, match="landmarks, fewer than tokens, is not modelled"):
        load({**CONFIG, "num_landmarks": 8})
