"""Fields that a family does not read: silent, one warning, or refused."""

from typing import Any

import pytest

from symcost.frontend import load
from symcost.frontend.bundled import entry


def warnings(slug: str, **fields: Any) -> tuple[str, ...]:
    return load({**entry(slug)["config"], **fields}).warnings


@pytest.mark.parametrize(
    "field", ["rope_theta", "initializer_range", "rms_norm_eps", "use_cache", "dtype", "max_length"]
)
def test_cost_neutral_fields_are_silent(field: str) -> None:
    assert warnings("llama-3-8b", **{field: 1}) == ()


@pytest.mark.parametrize(
    ("slug", "field", "value"),
    [
        ("llama-3-8b", "num_experts", 8),
        ("llama-3-8b", "sliding_window", 4096),
        ("gpt2", "head_dim", 32),
        ("mistral-7b-v0.1", "attention_bias", True),
        ("qwen2.5-7b", "qkv_bias", False),
        ("gemma-2b", "final_logit_softcapping", 30.0),
        ("deepseek-v3", "moe_layer_freq", 2),
    ],
)
def test_another_familys_field_is_one_warning(slug: str, field: str, value: object) -> None:
    (warning,) = warnings(slug, **{field: value})
    assert field in warning
    assert "class" in warning
    assert load({**entry(slug)["config"], field: value}).dims == load(slug).dims


@pytest.mark.parametrize(
    ("slug", "field", "value"),
    [
        ("gpt2", "head_dim", 64),
        ("gpt2", "num_key_value_heads", 12),
        ("mistral-7b-v0.1", "attention_bias", False),
        ("qwen2.5-7b", "qkv_bias", True),
        ("llama-3-8b", "sliding_window", None),
        ("deepseek-v3", "moe_layer_freq", 1),
    ],
)
def test_what_the_model_has_anyway_is_silent(slug: str, field: str, value: object) -> None:
    assert warnings(slug, **{field: value}) == ()


def test_an_unknown_field_is_one_warning() -> None:
    (warning,) = warnings("llama-3-8b", favourite_colour="green")
    assert "favourite_colour is not known" in warning


def test_a_default_of_the_class_that_is_taken_is_said() -> None:
    config = {key: value for key, value in entry("mistral-7b-v0.1")["config"].items() if key != "num_key_value_heads"}
    spec = load(config)
    assert spec.dims["kv_heads"] == 8
    assert any("num_key_value_heads is not stated: 8" in warning for warning in spec.warnings)


@pytest.mark.parametrize(
    ("quantization", "stored"),
    [
        ({"quant_method": "fp8", "fmt": "e4m3"}, "FP8"),
        ({"quant_method": "mxfp4"}, "FP4"),
        ({"quant_method": "gptq", "bits": 4}, "INT4"),
        ({"quant_method": "bitsandbytes", "load_in_8bit": True}, "INT8"),
        ({"quant_method": "bitsandbytes", "load_in_4bit": True, "bnb_4bit_quant_type": "nf4"}, "NF4"),
    ],
)
def test_a_quantised_checkpoint_is_priced_and_its_storage_said(quantization: dict[str, Any], stored: str) -> None:
    (warning,) = warnings("llama-3-8b", quantization_config=quantization)
    assert "quantization_config" in warning
    assert stored in warning
