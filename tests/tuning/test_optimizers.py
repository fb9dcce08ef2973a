"""Optimizers: what each keeps, against sums over the library's own parameters; what a step costs; what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from symcost.api.model import load
from symcost.cli.app import run
from symcost.errors import UsageError
from symcost.ir.optimizers import DEFAULT, OPTIMIZERS, Optimizer, Rule, State
from symcost.ir.precision import POLICIES

MEASURED = json.loads((Path(__file__).parents[1] / "data" / "tuning" / "optimizers.json").read_text(encoding="utf-8"))
QUICK = ("gpt2", "qwen2.5-7b", "gpt-oss-20b")
MODELS = [
    pytest.param(name, id=name, marks=() if name in QUICK else pytest.mark.thorough) for name in MEASURED["models"]
]
LLAMA = 8_030_261_248


def result(model, **options):
    return model.evaluate(batch=1, seq=16, **options).result


def states(found):
    """Elements of optimizer states by the first word of their names."""
    summed = {}
    for item in found["components"]:
        for tensor in item["tensors"]:
            if tensor["role"] == "optimizer_state":
                word = tensor["name"].partition("_")[0]
                summed[word] = summed.get(word, 0) + tensor["elements"] * item["count"]
    return summed


@pytest.mark.parametrize("name", MODELS)
def test_states_by_shape(name):
    measured, model = MEASURED["models"][name], load(name)
    assert sum(states(result(model.train(optimizer="adafactor"))).values()) == measured["adafactor"]
    eight = states(result(model.train(optimizer="adamw8bit")))
    assert [eight.get(word, 0) for word in ("moments", "largest", "whole")] == [
        measured[word] for word in ("values", "largest", "whole")
    ]
    muon = result(model.train(optimizer="muon"))
    assert states(muon)["momentum"] == measured["momentum"]
    assert muon["totals"]["flops"]["optimizer"]["matmul"] == measured["newton_schulz"]


@pytest.mark.parametrize("precision", ["fp32", "bf16_mixed", "bf16_mixed_fp32_grad"])
@pytest.mark.parametrize("train", [{}, {"train": "lora", "rank": 4, "targets": "attention"}])
def test_the_row_of_adamw_is_the_step_without_any(precision, train):
    model = load("llama-3-8b").train(**train)
    row = replace(model, optimizer=OPTIMIZERS[DEFAULT])
    plain, stated = (result(m, precision=precision)["totals"] for m in (model, row))
    assert plain == stated


@pytest.mark.parametrize("name", ["adam", "sgd", "sgd_plain", "lion", "adagrad", "rmsprop"])
def test_states_of_every_element(name):
    totals = result(load("llama-3-8b").train(optimizer=name))["totals"]
    copies = sum(state.copies for state in OPTIMIZERS[name].rule.states)
    assert totals["elements_by_role"]["optimizer_state"] == copies * LLAMA
    work = totals["hbm_bytes"]["optimizer"]
    # Gradients, masters and states are read; the parameters, the masters and the states are written.
    assert work == {"read": (2 + 4 + 4 * copies) * LLAMA, "write": (2 + 4 + 4 * copies) * LLAMA}


def test_bits_and_scales_of_eight_bit_moments():
    totals = result(load("llama-3-8b").train(optimizer="adamw8bit"))["totals"]
    # Every tensor has at least 4096 elements, in whole blocks of 256: two bytes, and 8 for 256.
    assert totals["bytes_by_role"]["optimizer_state"] == LLAMA * (2 + Fraction(8, 256))


def test_average_and_clipping():
    plain = result(load("llama-3-8b"))["totals"]
    average = result(load("llama-3-8b").train(ema=True))["totals"]
    clipped = result(load("llama-3-8b").train(clip=True))["totals"]
    assert average["bytes_by_role"]["optimizer_state"] - plain["bytes_by_role"]["optimizer_state"] == 4 * LLAMA
    more = {
        name: {d: f["hbm_bytes"]["optimizer"][d] - plain["hbm_bytes"]["optimizer"][d] for d in ("read", "write")}
        for name, f in (("average", average), ("clipped", clipped))
    }
    assert more == {
        "average": {"read": 8 * LLAMA, "write": 4 * LLAMA},
        "clipped": {"read": 4 * LLAMA, "write": 2 * LLAMA},
    }
    assert clipped["elements_by_role"] == plain["elements_by_role"]
    assert load("llama-3-8b").train(optimizer="adamw") == load("llama-3-8b")


def test_only_what_is_trained_is_stepped():
    adapted = load("llama-3-8b").train("lora", rank=8, targets="q_proj", optimizer="muon")
    found = result(adapted)
    trained = found["totals"]["params_trained"]
    assert states(found) == {"momentum": trained}
    # Each adapter is two matrices of a smaller side of 8.
    once = 5 * (4 * 8 * 8 * 4096 + 2 * 8**3)
    assert found["totals"]["flops"]["optimizer"]["matmul"] == 32 * 2 * once


def test_an_optimizer_of_ones_own():
    row = Optimizer("mine", "here", Rule((State("m", copies=3),), OPTIMIZERS["sgd_plain"].rule.passes))
    totals = result(replace(load("llama-3-8b"), optimizer=row))["totals"]
    assert totals["elements_by_role"]["optimizer_state"] == 3 * LLAMA


def test_states_need_a_dtype():
    without = replace(POLICIES["bf16_mixed"], name="none", slots={**POLICIES["bf16_mixed"].slots, "opt": None})
    for name in ("adamw", "adafactor", "muon", "adamw8bit"):
        with pytest.raises(UsageError, match=f"no dtype for the states that {name} keeps"):
            load("llama-3-8b").train(optimizer=name).evaluate(precision=without)
    assert result(load("llama-3-8b").train(optimizer="sgd_plain"), precision=without)["totals"]["params"] == LLAMA


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("llama-3-8b --optimizer adamax", "unknown optimizer 'adamax' (known: adamw"),
        ("llama-3-8b --optimizer shampoo", "shampoo is left out: its preconditioners"),
        ("llama-3-8b --optimizer SOAP", "SOAP is left out"),
        ("vit-base-patch16-224 --optimizer adafactor", "its factors of patch_embedding are not modelled"),
        ("llama-3-8b --optimizer lion --workload decode", "does not apply to --workload decode"),
        ("llama-3-8b --optimizer muon --dp 2 --zero 1", "muon steps whole matrices"),
    ],
)
def test_refused(capsys, arguments, message):
    assert run(["eval", *arguments.split()]) == 2
    assert message in capsys.readouterr().err
