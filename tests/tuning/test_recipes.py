"""Recipes: each pass is what the model costs by itself, and the whole is their sum."""

from __future__ import annotations

import json

import pytest

from symcost.api.model import load
from symcost.cli.app import run
from symcost.ir.recipes import RECIPES

NAMES = ("matmul", "vector")


def asked(capsys, *arguments):
    assert run(["eval", "gpt2", "--format", "json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def flops(entry):
    return {phase: units for phase, units in entry["flops"].items() if phase != "optimizer"}


def totals(**options):
    return load("gpt2").evaluate(**options).result["totals"]


def test_preferences(capsys):
    found = asked(capsys, "--recipe", "dpo", "--batch", "3", "--seq", "20")
    whole = totals(batch=6, seq=20)["flops"]
    reference, policy = found["passes"]
    assert reference["flops"] == {"forward": whole["forward"]}
    assert policy["flops"] == whole
    assert found["totals"]["flops"]["forward"] == {unit: 2 * whole["forward"][unit] for unit in NAMES}
    assert found["totals"]["persistent_bytes"] == 18 * found["totals"]["params"]["policy"]


def test_what_is_generated_is_served_step_by_step(capsys):
    found = asked(capsys, "--recipe", "grpo", "--batch", "2", "--seq", "16", "--prompt", "12", "--group", "3")
    by_name = {entry["name"]: entry for entry in found["passes"]}
    prompt = load("gpt2").evaluate(workload="prefill", batch=2, seq=12).result["totals"]["flops"]
    assert by_name["prompts"]["flops"] == prompt
    steps = [
        load("gpt2").evaluate(workload="decode", batch=6, cached=held).result["totals"]["flops"]["forward"]
        for held in (12, 13, 14)
    ]
    assert by_name["answers"]["flops"]["forward"] == {unit: sum(step[unit] for step in steps) for unit in NAMES}
    assert by_name["update"]["flops"] == totals(batch=6, seq=16)["flops"]
    assert {entry["sequences"] for entry in found["passes"]} == {2, 6}


def test_reward_and_critic_have_one_number_in_place_of_logits(capsys):
    found = asked(capsys, "--recipe", "ppo", "--batch", "2", "--seq", "16", "--prompt", "8")
    params = found["totals"]["params"]
    assert params["reward"] == params["critic"] == params["policy"] + 768
    by_name = {entry["name"]: entry for entry in found["passes"]}
    head = 2 * 2 * 16 * 768 * (50257 - 1)
    policy, critic = (by_name[name]["flops"]["forward"]["matmul"] for name in ("old log-probabilities", "values"))
    assert policy - critic == head
    assert by_name["update of values"]["flops"]["optimizer"]["vector"] > 0


def test_adapters_are_trained_and_the_reference_is_without_them(capsys):
    lora = "--train lora --lora-rank 4 --lora-targets c_attn".split()
    found = asked(capsys, "--recipe", "dpo", "--seq", "8", *lora)
    plain = totals(batch=2, seq=8)
    assert found["passes"][0]["flops"]["forward"] == plain["flops"]["forward"]
    assert found["totals"]["params"]["policy"] - plain["params"] == 12 * 4 * (768 + 3 * 768)


def test_a_table(capsys):
    assert run(["eval", "gpt2", "--recipe", "sft", "--seq", "8"]) == 0
    assert "next tokens  policy  train" in capsys.readouterr().out


@pytest.mark.parametrize("name", RECIPES)
def test_every_pass_counts_once(capsys, name):
    more = ("--prompt", "4") if RECIPES[name].generates else ()
    found = asked(capsys, "--recipe", name, "--seq", "8", *more)
    for quantity in ("flops", "hbm_bytes"):
        for phase, columns in found["totals"][quantity].items():
            for column, value in columns.items():
                parts = [entry[quantity][phase][column] for entry in found["passes"] if phase in entry[quantity]]
                assert value == sum(parts)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("gpt2 --recipe xpo", "unknown recipe 'xpo' (known: sft, dpo, grpo, ppo)"),
        ("gpt2 --recipe grpo", "state a prompt of 1 to 1023"),
        ("gpt2 --recipe ppo --seq 8 --prompt 8", "state a prompt of 1 to 7"),
        ("gpt2 --recipe grpo --seq 8 --prompt 4 --group 0", "state at least 1 answer"),
        ("gpt2 --recipe dpo --prompt 4", "dpo generates nothing"),
        ("gpt2 --prompt 4", "--prompt speaks of a recipe"),
        ("gpt2 --recipe dpo --workload decode", "a recipe has passes of its own"),
        ("gpt2 --recipe dpo --tp 2", "a recipe has passes of its own"),
        ("gpt2 --recipe dpo --format csv", "--format csv does not apply to --recipe"),
        ("gpt2 --recipe dpo --lengths 5,6", "prices decoder-only models on sequences"),
        ("bert-base-uncased --recipe sft", "prices decoder-only models"),
    ],
)
def test_refused(capsys, arguments, message):
    assert run(["eval", *arguments.split()]) == 2
    assert message in capsys.readouterr().err
