"""Laws of tuning: nothing stated is training as before, and what is frozen leaves nothing behind."""

from __future__ import annotations

import json

import pytest

from symcost.api.model import load
from symcost.cli.app import run
from symcost.evaluate.question import Options

MODELS = ["llama-3-8b", "gemma-2-9b", "mixtral-8x7b", "deepseek-v3", "gpt2", "olmo-2-7b", "gpt-oss-20b", "pythia-1.4b"]
NAMES = {"gpt2": "c_attn", "pythia-1.4b": "query_key_value", "deepseek-v3": "kv_b_proj"}


def totals(model, **options):
    return model.evaluate(batch=3, seq=7, **options).result["totals"]


@pytest.mark.parametrize("name", MODELS)
def test_all_is_full_training(name):
    assert load(name).train("all") == load(name)
    assert "params_trained" not in totals(load(name))


@pytest.mark.parametrize("name", MODELS)
def test_an_adapter_adds_what_its_rank_says_and_no_more(name):
    model, target = load(name), NAMES.get(name, "o_proj")
    one, three = (totals(model.train("lora", rank=rank, targets=target)) for rank in (1, 3))
    plain = totals(model)
    assert three["params_trained"] == 3 * one["params_trained"] > 0
    assert one["params"] == plain["params"] + one["params_trained"]
    added = [found["flops"]["forward"]["matmul"] - plain["flops"]["forward"]["matmul"] for found in (one, three)]
    assert added[1] == 3 * added[0] == 3 * 2 * 3 * 7 * one["params_trained"]
    # At rank 0 what is left of backward is the input gradients alone: less than half of it all.
    least = (3 * one["flops"]["backward"]["matmul"] - three["flops"]["backward"]["matmul"]) // 2
    assert 0 < least < plain["flops"]["backward"]["matmul"]


@pytest.mark.parametrize("name", MODELS)
def test_a_frozen_weight_has_no_gradient_master_or_moments(name):
    found = totals(load(name).train("lora", rank=2, targets="attention"))
    roles = found["elements_by_role"]
    trained = found["params_trained"]
    assert roles["param_gradient"] == roles["master_param"] == trained
    assert roles["optimizer_state"] == 2 * trained


def test_below_the_lowest_trained_layer_nothing_flows():
    figures = load("llama-3-8b").train(layers="last:2").evaluate(batch=1, seq=5).result
    kinds = {item["kind"]: item["count"] for item in figures["stack"]}
    assert kinds == {"dense_frozen": 30, "dense_first": 1, "dense": 1}
    frozen = [item for item in figures["components"] if item["kind"] == "dense_frozen"]
    assert all(not any(item["flops"]["backward"].get("matmul", {}).values()) for item in frozen)
    assert not [t for item in frozen for t in item["tensors"] if t["role"] in ("activation", "input_gradient")]
    embedding = next(item for item in figures["components"] if item["name"] == "token_embedding")
    assert not any(embedding["flops"]["backward"].get("vector", {}).values())


def test_what_an_adapter_alone_needs_is_kept():
    full, adapted = load("llama-3-8b"), load("llama-3-8b").train("lora", rank=8, targets="v_proj")
    assert totals(adapted)["saved_activation_bytes"] < totals(full)["saved_activation_bytes"]


def test_recomputation_and_documents_go_with_it():
    model = load("llama-3-8b").train("lora", rank=8, targets="q_proj")
    again = totals(model, recompute="full", flops="hardware")
    assert again["flops"]["backward"]["matmul"] > totals(model)["flops"]["backward"]["matmul"]
    assert Options().workload == "training"


def test_the_command_says_what_is_trained(capsys):
    arguments = ["--train", "lora", "--lora-rank", "16", "--lora-targets", "q,v", "--format", "json"]
    assert run(["eval", "llama-3-8b", *arguments]) == 0
    assert json.loads(capsys.readouterr().out)["totals"]["params_trained"] == 32 * 16 * (4096 + 4096 + 4096 + 1024)


def test_a_target_of_none_beside_others_is_said(capsys):
    assert run(["eval", "phi-3-mini-4k", *"--train lora --lora-rank 8 --lora-targets q_proj,o_proj".split()]) == 0
    assert "--lora-targets q_proj matches no module" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--train lora --lora-targets q_proj", "state a positive rank"),
        ("--train lora --lora-rank 0 --lora-targets q_proj", "state a positive rank"),
        ("--train lora --lora-rank 8", "without --lora-targets"),
        ("--train lora --lora-rank 8 --lora-targets nothing", "matches no module of llama-3-8b"),
        ("--train lora --lora-rank 1025 --lora-targets v_proj", "v_proj has a side of 1024"),
        ("--train lora --lora-rank 8 --lora-targets q_proj --freeze norm", "leave it out"),
        (
            "--train lora --lora-rank 8 --lora-targets q_proj --modules-to-save x",
            "--modules-to-save x matches no module",
        ),
        ("--lora-rank 8", "does not apply to --train all"),
        ("--train nothing_has_it", "matches no parameter"),
        ("--freeze model,lm_head", "nothing of llama-3-8b is left to train"),
        ("--freeze nothing_has_it", "matches no parameter"),
        ("--train q_proj", "is trained without what is computed with it in one matmul"),
        ("--train-layers 2", "write last:N"),
        ("--train-layers last:0", "write last:N"),
        ("--train-layers last:33", "but there are 32"),
        ("--train head --workload decode", "does not apply to --workload decode"),
    ],
)
def test_refused(capsys, arguments, message):
    assert run(["eval", "llama-3-8b", *arguments.split()]) == 2
    assert message in capsys.readouterr().err
