"""Fields that a class makes from others and a config states all the same: what is stated is built (5.24.0)."""

from typing import Any

import pytest

from symcost.frontend import load
from symcost.frontend.bundled import entry

FALCON_MAMBA_7B = {
    "model_type": "falcon_mamba",
    "hidden_size": 4096,
    "intermediate_size": 8192,
    "expand": 16,
    "num_hidden_layers": 64,
    "state_size": 16,
    "time_step_rank": 256,
    "vocab_size": 65024,
    "tie_word_embeddings": False,
}


def without(config: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in config.items() if name != key}


def test_stated_inner_width_goes_before_expand() -> None:
    assert load(FALCON_MAMBA_7B).dims["inner"] == 8192
    assert load(without(FALCON_MAMBA_7B, "intermediate_size")).dims["inner"] == 16 * 4096


def test_mamba2_is_as_wide_as_expand_says() -> None:
    config = entry("mamba2-130m")["config"]
    assert load({**config, "intermediate_size": 99}).dims["inner"] == load(config).dims["inner"]


@pytest.mark.parametrize("gated", [True, False])
def test_stated_gate_goes_before_the_projections_name(gated: bool) -> None:
    assert load({**entry("t5-base")["config"], "is_gated_act": gated}).features.gated is gated


def test_marian_has_a_language_model_head() -> None:
    sizes = {"d_model": 64, "encoder_layers": 2, "decoder_layers": 2, "vocab_size": 96, "max_position_embeddings": 32}
    heads = {"encoder_attention_heads": 8, "decoder_attention_heads": 8, "encoder_ffn_dim": 80, "decoder_ffn_dim": 80}
    spec = load({"model_type": "marian", **sizes, **heads, "architectures": ["MarianMTModel"]})
    assert not [warning for warning in spec.warnings if "architectures" in warning]


@pytest.mark.parametrize(
    ("family", "stated", "scaled"),
    [
        ("t5", {"tie_word_embeddings": True, "scale_decoder_outputs": False}, False),
        ("t5", {"tie_word_embeddings": False, "scale_decoder_outputs": True}, True),
        ("umt5", {"tie_word_embeddings": False}, False),
        ("umt5", {}, True),
        ("mt5", {"scale_decoder_outputs": True}, False),
    ],
)
def test_scale_of_the_heads_input_is_as_stated(family: str, stated: dict[str, bool], scaled: bool) -> None:
    """Newer configs tie always and state the scale by itself; mT5's class does not look at it."""
    spec = load(
        {
            **without(without(entry("t5-base")["config"], "tie_word_embeddings"), "architectures"),
            "model_type": family,
            **stated,
        }
    )
    assert spec.features.logit_scale is scaled
    assert not any("scale_decoder_outputs" in warning for warning in spec.warnings)


@pytest.mark.parametrize("family", ["t5", "mt5", "umt5", "longt5"])
@pytest.mark.parametrize(("tied", "name", "said"), [(False, "", 1), (True, "", 0), (False, "Model", 0)])
def test_a_head_of_its_own_which_the_library_ties_is_said(family: str, tied: bool, name: str, said: int) -> None:
    stem = {"t5": "T5", "mt5": "MT5", "umt5": "UMT5", "longt5": "LongT5"}[family]
    named = {"model_type": family, "architectures": [f"{stem}{name or 'ForConditionalGeneration'}"]}
    spec = load({**entry("t5-base")["config"], **named, "tie_word_embeddings": tied})
    assert (
        len([line for line in spec.warnings if "the library's class, made from the config alone, ties" in line]) == said
    )
