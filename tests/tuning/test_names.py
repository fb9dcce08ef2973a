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


def test_adapters_of_stacked_experts_have_a_rank_for_each_expert_and_each_former_module():
    """Gate and up of an expert are one weight, whose adapter has both ranks; one is named by the path of the weight."""
    model, experts, rank = load("mixtral-8x7b"), 8, 4
    trained = {
        "w1,w3": experts * 2 * rank * (4096 + 2 * 14336),
        "w2": experts * rank * (14336 + 4096),
        "gate": rank * (4096 + experts),
        "experts.gate_up_proj": experts * rank * (4096 + 2 * 14336),
    }
    for targets, count in trained.items():
        assert totals(model.train("lora", rank=rank, targets=targets))["params_trained"] == 32 * count
    attention = 2 * (4096 + 4096) + 2 * (4096 + 1024)
    everything = sum(count for name, count in trained.items() if "." not in name) + rank * attention
    assert totals(model.train("lora", rank=rank, targets="all-linear"))["params_trained"] == 32 * everything


def test_modules_of_the_name_of_a_former_expert_have_none():
    """As the library has it: `down_proj` is the experts' there, and that of dense layers is passed over."""
    found = totals(load("deepseek-v3").train("lora", rank=4, targets="down_proj"))
    assert found["params_trained"] == 58 * 256 * 4 * (2048 + 7168)


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("mixtral-8x7b", {"targets": "w1"}, "w1, w3 are one weight, mlp.experts.gate_up_proj.*name w3 too"),
        ("mixtral-8x7b", {"targets": "down_proj"}, "matches no module of mixtral-8x7b .known: .*mlp.experts.down_proj"),
        ("mixtral-8x7b", {"targets": "w2", "train": "dora"}, "mlp.experts.down_proj has no magnitudes"),
        ("mixtral-8x7b", {"targets": "w2", "train": "qlora"}, "an adapter is added to mlp.experts.down_proj itself"),
    ],
)
def test_adapters_that_the_library_cannot_have(name, options, message):
    with pytest.raises(UsageError, match=message):
        load(name).train(**{"train": "lora", "rank": 4, **options})


def test_two_modules_of_one_name():
    # Of each block one: c_proj has 768 to 768, and 3072 to 768.
    found = totals(load("gpt2").train("lora", rank=2, targets="c_proj"))
    assert found["params_trained"] == 12 * 2 * (2 * 768 + 3072 + 768)


def test_a_tied_head_is_the_embedding():
    plain, head = totals(load("gemma-2-9b")), totals(load("gemma-2-9b").train("head"))
    assert head["params"] == plain["params"]
    assert head["params_trained"] == 256_000 * 3584
