"""Names of modules that only some families have, and heads with a bias; counts as peft made them of these models."""

from __future__ import annotations

import pytest

from symcost.api.model import load
from symcost.errors import UsageError

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


@pytest.mark.parametrize("target", ["all-linear", "gate", "experts", "mlp.experts.gate_up_proj"])
def test_adapters_of_experts_are_refused(target):
    with pytest.raises(UsageError, match="adapters of routers and routed experts are not priced"):
        load("mixtral-8x7b").train("lora", rank=4, targets=f"q_proj,{target}")


def test_two_modules_of_one_name():
    # Of each block one: c_proj has 768 to 768, and 3072 to 768.
    found = totals(load("gpt2").train("lora", rank=2, targets="c_proj"))
    assert found["params_trained"] == 12 * 2 * (2 * 768 + 3072 + 768)


def test_a_tied_head_is_the_embedding():
    plain, head = totals(load("gemma-2-9b")), totals(load("gemma-2-9b").train("head"))
    assert head["params"] == plain["params"]
    assert head["params_trained"] == 256_000 * 3584
