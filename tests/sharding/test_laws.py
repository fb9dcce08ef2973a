"""Laws of every plan: ranks together hold and compute the whole, and one rank alone is the model itself."""

from __future__ import annotations

import json
from itertools import product
from math import prod
from pathlib import Path

import pytest

import symcost
from symcost.api.price import price
from symcost.api.sharding import sharding
from symcost.evaluate.question import Options
from symcost.ir.cost_model import COMMUNICATION
from tests.each_structure import some

FAMILIES = ("gpt2", "qwen3-next-80b-a3b", "deepseek-v2-lite", "flan-t5-base")
CONVENTIONS = (
    {},
    {"flops": "hardware", "recompute": "full", "pairs": "causal"},
    {"attention": "eager", "activations": "paper", "recompute": "selective", "loss": "fused"},
)


def rows(model, conventions=(), *, seq=256, **stated):
    """Values over the model by what they stand for, without shapes."""
    divided = sharding(**stated) if stated else None
    figures = price(symcost.load(model), Options(seq=seq, conventions=dict(conventions), sharding=divided))
    found = {}
    for row, value in figures.rows():
        if row.quantity != "shape":
            key = (row.kind, row.component, row.phase, row.quantity, row.unit, row.slot, row.direction, row.tensor)
            found[key] = value * figures.counts[row.times]
    return found, figures


@pytest.mark.parametrize("name", some(FAMILIES, 2))
@pytest.mark.parametrize("plan", ["megatron", "torch"])
def test_degrees_of_one_are_the_unsharded_model_to_the_last_row(name, plan):
    for conventions, zero in product(CONVENTIONS, (0, 3)) if plan == "megatron" else [({}, 1)]:
        whole, one_device = rows(name, conventions)
        rank, one_rank = rows(name, conventions, tp=1, zero=zero, plan=plan)
        assert {key: rank.get(key) for key in whole} == whole
        more = {key: value for key, value in rank.items() if key not in whole}
        assert not any(more.values())
        assert all(one_rank.memory[key] == value for key, value in one_device.memory.items())
        assert not any(value for key, value in rank.items() if key[3] in COMMUNICATION)


# Towers over audio, a vocabulary a side, tables beside the layers: a case of each file of small models of the library.
SMALL = Path(__file__).parents[1] / "data" / "families"
OFTEN = ("audioflamingo3", "bart_kin")
RARELY = ("blip_2", "conformer_decoders", "beit", "gemma3n_text", "longcat_flash", "longt5", "xlnet", "zamba2")


@pytest.mark.parametrize("file", [*OFTEN, *(pytest.param(name, marks=pytest.mark.thorough) for name in RARELY)])
def test_degrees_of_one_are_the_unsharded_model_of_unusual_structure(file):
    config = json.loads((SMALL / f"{file}.json").read_text(encoding="utf-8"))[0]["config"]
    whole, one_device = rows(config, seq=None)
    rank, one_rank = rows(config, seq=None, tp=1, zero=3, plan="megatron")
    assert {key: rank.get(key) for key in whole} == whole
    assert not any(value for key, value in rank.items() if key not in whole)
    assert all(one_rank.memory[key] == value for key, value in one_device.memory.items())


def parameters(name, **stated):
    """Elements of each parameter by its place, over one layer of its kind."""
    divided = sharding(**stated) if stated else None
    figures = price(symcost.load(name), Options(seq=256, sharding=divided))
    return {
        (row.kind, row.component, row.tensor): value
        for row, value in figures.rows()
        if row.quantity == "elements" and row.unit == "param" and value
    }


# Of each model, what all ranks of tensor parallelism hold alike.
ALIKE = {
    "llama-3-8b": {"attention_norm", "ffn_norm", "final_norm"},
    "qwen3-8b": {"attention_norm", "ffn_norm", "final_norm", "qk_norm"},
    "olmo-2-7b": {"attention_post_norm", "ffn_post_norm", "final_norm"},
    "deepseek-v2-lite": {"attention_norm", "ffn_norm", "final_norm", "mla_kv_down", "router"},
    "gpt-oss-20b": {"attention_norm", "ffn_norm", "final_norm", "router"},
}


@pytest.mark.parametrize("name", list(ALIKE))
def test_ranks_together_hold_the_whole_or_the_same(name):
    whole, rank = parameters(name), parameters(name, tp=4)
    alike = {component for (_, component, tensor), size in whole.items() if rank[_, component, tensor] == size}
    biases = {"output_projection", "ffn_down", "moe_experts"} & alike
    assert alike - biases == {item for item in ALIKE[name] if item in {place[1] for place in whole}}
    for place, size in whole.items():
        assert rank[place] in (size, size // 4), place


@pytest.mark.parametrize("degrees", [{"tp": 4}, {"cp": 4}, {"tp": 2, "cp": 2}, {"tp": 2, "ep": 4, "dp": 4}])
def test_ranks_together_compute_the_whole(degrees):
    """Matmuls: of tp, cp and ep all are divided but what is made for every rank alike."""
    name = "mixtral-8x7b" if "ep" in degrees else "llama-3-8b"
    whole, _ = rows(name)
    rank, _ = rows(name, **degrees)
    ranks = prod(degree for mesh, degree in degrees.items() if mesh in ("tp", "cp"))
    for key, value in whole.items():
        if key[3] == "flops" and key[4] == "matmul":
            assert rank[key] * ranks == value, key


def test_ranks_of_experts_together_hold_all_experts():
    whole, rank = parameters("mixtral-8x7b"), parameters("mixtral-8x7b", ep=8)
    for place, size in whole.items():
        assert rank[place] == (size // 8 if place[1] == "moe_experts" else size)


@pytest.mark.parametrize("schedule", ["1f1b", "interleaved", "zbv", "dualpipe_v"])
def test_stages_together_are_the_model(schedule):
    chunks = {"interleaved": 2, "zbv": 2, "dualpipe_v": 2}.get(schedule, 1)
    model = symcost.load("llama-3-8b")
    result = model.evaluate(pp=4, vpp=chunks, microbatches=8, schedule=schedule).result
    assert sum(stage["params"] for stage in result["stages"]) == model.evaluate().params
    assert sum(stage["layers"] for stage in result["stages"]) == 32
    assert len(result["stages"]) == 4


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_shards_of_states_together_are_the_whole(stage):
    model = symcost.load("gpt2")
    whole = model.evaluate(seq=128).result["totals"]["bytes_by_role"]
    found = model.evaluate(seq=128, dp=3, zero=stage).result["totals"]["bytes_by_role"]
    for role, since in (("optimizer_state", 1), ("master_param", 1), ("param_gradient", 2), ("param", 3)):
        # The first rank's shards are never smaller than another's: one row or element of each tensor at most.
        assert found[role] >= whole[role] // (3 if stage >= since else 1)
        assert found[role] <= whole[role] // (3 if stage >= since else 1) * 1.001
