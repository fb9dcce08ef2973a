"""Two BERTs joined: sizes of each side, and what is refused."""

from typing import Any

import pytest

from symcost.errors import SpecError
from symcost.frontend import load

SIDE = {
    "model_type": "bert",
    "hidden_size": 64,
    "intermediate_size": 80,
    "num_hidden_layers": 3,
    "num_attention_heads": 4,
    "vocab_size": 96,
    "type_vocab_size": 2,
    "max_position_embeddings": 40,
}
DECODES = {"is_decoder": True, "add_cross_attention": True}


def joined(**decoder: Any) -> dict[str, Any]:
    return {"model_type": "encoder-decoder", "encoder": SIDE, "decoder": {**SIDE, **DECODES, **decoder}}


def test_sizes_that_the_sides_do_not_share() -> None:
    assert load(joined()).features.flag("split") == ""
    apart = load(joined(vocab_size=90, num_hidden_layers=2))
    assert apart.features.flag("split") == "vocab"
    assert (apart.dims["encoder_vocab"], apart.dims["decoder_vocab"]) == (96, 90)
    assert apart.layer_counts() == {"encoder": 3, "decoder": 2}
    assert not load(joined(tie_word_embeddings=False)).features.tied


@pytest.mark.parametrize(
    ("decoder", "said"),
    [
        ({"model_type": "gpt2"}, "another family than BERT is not modelled"),
        ({"is_decoder": False}, "it is no decoder"),
        ({"hidden_size": 32}, "a projection between them is not modelled"),
        ({"hidden_act": "relu"}, "sides that differ"),
        ({"num_attention_heads": 5}, "does not divide"),
    ],
)
def test_what_is_refused(decoder: dict[str, Any], said: str) -> None:
    with pytest.raises(SpecError, match=said):
        load(joined(**decoder))
