"""Names of modules that only some families have, and heads with a bias; counts as peft made them of these models."""

from __future__ import annotations

import pytest

from symcost.api.model import load

GPTJ = {
    "model_type": "gptj",
    "vocab_size": 1000,
    "n_embd": 64,
    "n_layer": 3,
    "n_head": 4,
    "n_positions": 256,
    "rotary_dim": 8,
}


def totals(model):
    return model.evaluate(batch=2, seq=7).result["totals"]


@pytest.mark.parametrize(("targets", "trained"), [("out_proj", 1536), ("fc_in,fc_out", 3 * 2 * 4 * 320), ("q,v", 3072)])
def test_names_of_gptj(targets, trained):
    assert totals(load(GPTJ).train("lora", rank=4, targets=targets))["params_trained"] == trained


def test_a_head_with_a_bias_is_saved_whole():
    plain = totals(load(GPTJ))["params"]
    found = totals(load(GPTJ).train("lora", rank=4, targets="v_proj", modules_to_save="lm_head"))
    head, adapters = 1000 * 64 + 1000, 3 * 4 * 128
    assert found["params_trained"] == head + adapters
    assert found["params"] == plain + head + adapters


def test_experts_without_adapters_are_said():
    model = load("mixtral-8x7b").train("lora", rank=4, targets="all-linear")
    assert [text for text in model.warnings if "routed experts of mixtral-8x7b are priced without adapters" in text]
