"""Fields that a class reads or sets itself, against parameters that transformers 5.24 counts."""

from __future__ import annotations

import pytest

import symcost
from symcost.errors import SpecError

TROCR = {
    "model_type": "trocr",
    "d_model": 64,
    "decoder_layers": 2,
    "decoder_attention_heads": 4,
    "decoder_ffn_dim": 128,
    "vocab_size": 100,
    "max_position_embeddings": 32,
}
GRIFFIN = {
    "model_type": "recurrent_gemma",
    "hidden_size": 64,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "intermediate_size": 192,
    "vocab_size": 100,
    "lru_width": 64,
}
SWITCH = {
    "model_type": "switch_transformers",
    "d_model": 64,
    "num_layers": 2,
    "num_sparse_encoder_layers": 1,
    "d_ff": 128,
    "num_heads": 4,
    "d_kv": 16,
    "vocab_size": 100,
    "num_experts": 4,
}
RESNET = {"model_type": "resnet", "depths": [3, 4, 6, 3], "hidden_sizes": [256, 512, 1024, 2048]}


@pytest.mark.parametrize(
    ("config", "more", "params"),
    [
        # The class makes itself a decoder.
        (TROCR, {}, 109_184),
        (TROCR, {"is_decoder": False}, 109_184),
        # A stated width of a head is read, though the class also derives one.
        (GRIFFIN, {}, 109_440),
        (GRIFFIN, {"head_dim": 32}, 125_824),
        (GRIFFIN, {"num_attention_heads": 8}, 107_392),
        # Twelve decoder layers where nothing is stated, as many as the encoder's where null is.
        (SWITCH, {}, 862_336),
        (SWITCH, {"num_decoder_layers": None}, 220_672),
        (SWITCH, {"num_decoder_layers": 3}, 418_240),
    ],
)
def test_parameters(config, more, params):
    assert symcost.load({**config, **more}).evaluate().result["totals"]["params"] == params


def test_lists_of_unlike_lengths_are_refused():
    with pytest.raises(SpecError, match="one number a stage is expected in hidden_sizes, depths"):
        symcost.load({**RESNET, "hidden_sizes": [256, 512, 1024]})
