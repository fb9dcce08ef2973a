"""Adapters in encoders, on both sides of encoder-decoders and in vision transformers, as peft was measured.

The counts are of the library's own modules on tensors without storage, in eager attention, by torch's counter.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from symcost.api.model import load
from symcost.cli.app import run
from symcost.errors import UsageError

CASES = json.loads((Path(__file__).parents[1] / "data" / "tuning" / "sided.json").read_text(encoding="utf-8"))
T5 = next(case for case in CASES if case["name"] == "t5")


def totals(model, **options):
    return model.evaluate(attention="eager", pairs="full", **options).result["totals"]


# One of each structure at once, every family and target with the long ones.
QUICK = ("bert", "vit", "t5")


def marks(case):
    quick = case["name"] in QUICK and case["targets"] in ("all-linear", "q,v")
    return () if quick or case["targets"] == "encoder_attn.k_proj" else pytest.mark.thorough


EVERY = [pytest.param(case, marks=marks(case), id=f"{case['name']}-{case['targets']}") for case in CASES]


@pytest.mark.parametrize("case", EVERY)
def test_adapters(case):
    model = load(case["config"]).train("lora", rank=case["rank"], targets=case["targets"])
    found = totals(model, **case["options"])
    flops = found["flops"]["forward"]["matmul"], found["flops"]["backward"]["matmul"]
    assert (found["params"], found["params_trained"]) == (case["params"], case["trained"])
    assert flops == (case["forward"], case["backward"])


def test_a_frozen_encoder_has_no_backward():
    figures = load(T5["config"]).train(freeze="encoder.,shared").evaluate(**T5["options"]).result
    kinds = {item["kind"]: item["count"] for item in figures["stack"]}
    assert [kind for kind in kinds if kind.startswith("encoder")] == ["encoder_first_frozen", "encoder_frozen"]
    still = [item for item in figures["components"] if item["kind"] in ("encoder_first_frozen", "encoder_frozen")]
    assert not [item for item in still if any(item["flops"]["backward"].get("matmul", {}).values())]
    # Keys of the other side: a weight gradient, and none of what is read.
    keys = [item for item in figures["components"] if item["name"] == "cross_kv_projection"]
    forward, backward = ([sum(item["flops"][p]["matmul"].values()) for item in keys] for p in ("forward", "backward"))
    assert forward == backward


def test_names_of_both_sides():
    model = load(T5["config"])
    found = totals(model.train("encoder.block.1.layer.1.DenseReluDense.wo"), **T5["options"])
    assert found["params_trained"] == 96 * 64
    norms = totals(model.train("norms"), **T5["options"])
    assert norms["params_trained"] == (3 * 2 + 1 + 3 * 3 + 1) * 64


@pytest.mark.parametrize(
    ("source", "arguments", "message"),
    [
        ("t5-base", "--train-layers last:2", "does not say of which side"),
        ("t5-base", "--train lora --lora-rank 4 --lora-targets q_proj", "matches no module of t5-base"),
        ("bert-base-uncased", "--train lora --lora-rank 0 --lora-targets query", "state a positive rank"),
        ("bert-base-uncased", "--train lora --lora-rank 769 --lora-targets query", "has a side of 768"),
    ],
)
def test_refused(capsys, source, arguments, message):
    assert run(["eval", source, *arguments.split()]) == 2
    assert message in capsys.readouterr().err


def test_families_whose_names_are_not_known_are_refused():
    with pytest.raises(UsageError, match="names of its modules are not known"):
        load("qwen2-vl-2b").train("lora", rank=2, targets="qkv")
