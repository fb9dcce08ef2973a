"""Profiles and comparisons: published figures of public tools, and differences that add up."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from symcost.audit.compare import compare, parts
from symcost.audit.effects import sizes
from symcost.audit.profiles import Profile, profile, profiles
from symcost.audit.sides import Side, read_sides
from symcost.cli.app import run
from symcost.evaluate.question import Options
from symcost.frontend import by_name

MODELS = ("gpt2", "llama-3-8b", "mistral-7b-v0.1", "mixtral-8x7b", "deepseek-v3")


def total(name: str, chosen: str, *, seq: int = 4096) -> int:
    spec = by_name(name)
    side = Side(spec, sizes(spec, Options(seq=seq)), profile(chosen))
    return compare(side, side).totals[0]


def test_megatron_leaves_routers_out():
    left, right = read_sides("mixtral-8x7b@megatron", "@torch", Options(seq=4096))
    router = [item.difference for item in compare(left, right).items if item.component == "router"]
    assert router == [4096 * 6_291_456]


def test_megatron_on_deepseek_v3_as_published():
    assert round(Fraction(total("deepseek-v3", "megatron"), 4096), -6) == 249_812_000_000


def test_6n_and_palm_by_parameters():
    params, layers, width = 8_030_261_248, 32, 4096
    assert total("llama-3-8b", "6n") == 6 * params * 4096
    assert total("llama-3-8b", "palm") == (6 * params + 12 * layers * width * 4096) * 4096
    embedding = 128_256 * 4096
    assert total("llama-3-8b", "torchtitan") == (6 * (params - embedding) + 12 * layers * width * 4096) * 4096
    assert total("llama-3-8b", "kaplan") == 6 * (params - 2 * embedding) * 4096


@pytest.mark.parametrize("name", MODELS)
def test_profiles_add_up(name):
    names = [found for found, chosen in profiles().items() if holds(name, chosen)]
    assert len(names) >= 6
    for left, right in zip(names, [*names[1:], names[0]], strict=True):
        found = compare(*read_sides(f"{name}@{left}", f"@{right}"))
        assert found.totals[0] + sum(item.difference for item in found.items) == found.totals[1]


def holds(name: str, chosen: Profile) -> bool:
    (side, _) = read_sides(name, name)
    return not chosen.refusal(parts(side)[0].model)


@pytest.mark.parametrize("quantity", ["train.matmul", "params", "bytes.activation", "forward.hbm"])
def test_models_add_up(quantity):
    for left, right in zip(MODELS, [*MODELS[1:], "deepseek-v3"], strict=True):
        found = compare(*read_sides(left, right), quantity)
        assert found.totals[0] + sum(item.difference for item in found.items) == found.totals[1]
        assert bool(found.items) == (left != right)


def test_a_difference_is_put_down_to_its_convention():
    found = compare(*read_sides("llama-3-8b@torch", "@megatron"))
    (item,) = found.items
    assert (item.step, item.component) == ("pairs: full -> causal_half", "attention_core")
    assert item.after * 2 == item.before


def test_a_sum_of_one_item_is_called_one_item(capsys):
    assert run(["compare", "llama-3-8b@torch", "@megatron"]) == 0
    assert capsys.readouterr().out.endswith(" %), one item\n")
    assert run(["compare", "llama-3-8b@torch", "@palm"]) == 0
    assert capsys.readouterr().out.endswith(" %), the sum of 3 items\n")


def test_command(capsys):
    assert run(["compare", "llama-3-8b@torch", "@6n", "--seq", "1024", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["a"]["total"] + sum(item["difference"] for item in data["items"]) == data["b"]["total"]
    assert data["a"]["seq"] == 1024
    assert run(["compare", "llama-3-8b", "gpt2"]) == 0
    assert "model: llama-3-8b -> gpt2" in capsys.readouterr().out
    assert run(["compare", "llama-3-8b", "gpt2", "--format", "markdown"]) == 0
    assert "| step | component |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["lama-3-8b", "gpt2"], "nearest names: llama-3-8b"),
        (["llama-3-8b@torsh", "@palm"], "unknown profile 'torsh'"),
        (["llama-3-8b", "@x"], "unknown profile 'x'"),
        (["@torch", "gpt2"], "names no model"),
        (["gpt2", "gpt2@torch", "--quantity", "params"], "leave one of them out"),
        (["gpt2", "gpt2-xl", "--quantity", "parms"], "did you mean params"),
        (["gpt2", "gpt2-xl", "--seq", "2000"], "table of 1024 positions"),
        (["gpt2", "gpt2-xl", "--format", "x"], "known: table, json, markdown"),
    ],
)
def test_bad_input(capsys, arguments, message):
    assert run(["compare", *arguments]) == 2
    assert message in capsys.readouterr().err
