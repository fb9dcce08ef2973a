"""ProphetNet: streams of the decoder, and the decoder alone."""

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

CONFIG = {
    "model_type": "prophetnet",
    "hidden_size": 64,
    "encoder_ffn_dim": 80,
    "num_encoder_layers": 3,
    "num_encoder_attention_heads": 4,
    "decoder_ffn_dim": 72,
    "num_decoder_layers": 2,
    "num_decoder_attention_heads": 8,
    "max_position_embeddings": 60,
    "vocab_size": 96,
}


def test_both_sides() -> None:
    spec = load(CONFIG)
    assert spec.layer_counts() == {"encoder": 3, "decoder": 2}
    assert (spec.dims["ngram"], spec.features.flag("predicts")) == (2, "ngram")


def test_the_decoder_alone() -> None:
    spec = load({**CONFIG, "architectures": ["ProphetNetForCausalLM"]})
    assert (spec.features.architecture, spec.dims["heads"], spec.dims["ffn"]) == ("decoder", 8, 72)


@pytest.mark.parametrize("change", [{"tie_word_embeddings": False}, {"add_cross_attention": False}])
def test_what_is_refused(change: dict[str, bool]) -> None:
    with pytest.raises(SpecError, match=next(iter(change))):
        load({**CONFIG, **change})
