"""Comparisons of served models: each side's total is what `symcost eval` says, and the items add up."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

import symcost
from symcost.audit.compare import compare
from symcost.audit.sides import read_sides
from symcost.cli.app import run
from symcost.evaluate.question import Options

PAIRS = [("llama-3-8b", "gemma-3-1b"), ("deepseek-v2-lite", "mixtral-8x7b"), ("t5-base", "mamba2-130m")]


def figure(costs: symcost.Costs, quantity: str) -> Fraction:
    """A quantity of a result."""
    totals = costs.result["totals"]
    read = {
        "forward.matmul": totals["flops"]["forward"]["matmul"],
        "forward.hbm": sum(map(Fraction, totals["hbm_bytes"]["forward"].values())),
        "bytes.cache": totals["cache_bytes"],
        "bytes.param": totals["bytes_by_role"]["param"],
    }
    return Fraction(read[quantity])


@pytest.mark.parametrize("quantity", ["forward.matmul", "forward.hbm", "bytes.cache", "bytes.param"])
@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
@pytest.mark.parametrize(
    "asked",
    [
        {"workload": "decode", "cached": 300, "batch": 3},
        {"workload": "prefill", "seq": 200, "precision": "serve_int8", "cache_dtype": "INT8:32"},
    ],
    ids=["decode", "prefill"],
)
def test_sides_are_what_eval_says(asked, pair, quantity):
    conventions = {"expert_hits": "min", "cache": "library"}
    sides = read_sides(*pair, Options(**asked, conventions=conventions))
    found = compare(*sides, quantity)
    assert found.totals == tuple(figure(symcost.load(name).evaluate(**asked, **conventions), quantity) for name in pair)
    assert found.totals[0] + sum(item.difference for item in found.items) == found.totals[1]


def test_lengths_that_are_not_stated_are_the_shorter_ones():
    for pair in (("gpt2", "llama-3-8b"), ("llama-3-8b", "gpt2")):
        sides = read_sides(*pair, Options(workload="decode"))
        assert [side.sizes["cached"] for side in sides] == [1023, 1023]


def test_an_option_of_one_model_is_asked_of_it_alone():
    expanded, usual = (
        compare(*read_sides("deepseek-v2-lite", "llama-3-8b", Options(workload="decode", conventions=stated)))
        for stated in ({"mla": "expanded"}, {})
    )
    assert expanded.totals[0] > usual.totals[0]
    assert expanded.totals[1] == usual.totals[1]


def test_command(capsys):
    arguments = ["compare", "llama-3-8b", "mistral-7b-v0.1", "--workload", "decode", "--cached", "8191"]
    assert run([*arguments, "--quantity", "bytes.cache", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["a"]["total"], data["b"]["total"]) == (2**30, 2**29)
    assert (data["a"]["workload"], data["a"]["context"]) == ("decode", 8192)
    assert [item["component"] for item in data["items"]] == ["attention_core"]
    assert run(arguments) == 0
    assert capsys.readouterr().out.startswith(
        "forward.matmul of llama-3-8b and mistral-7b-v0.1, decode, batch 1, seq 1"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--cached", "5"], "--cached does not apply"),
        (["--cache", "library"], "it is for --workload prefill and decode"),
        (["--workload", "serve"], "known: training, prefill, decode"),
        (["--workload", "decode", "--context", "9"], "--cached and --seq come to"),
        (["--workload", "decode", "--cached", "1024"], "table of 1024 positions"),
        (["--workload", "decode", "--quantity", "train.matmul"], "a served step has no backward"),
        (["--workload", "decode", "--quantity", "bytes.activation"], "no tensors of role activation"),
        (["--quantity", "bytes.cache"], "a training step holds no cache"),
        (["--workload", "decode", "--mla", "absorbed"], "no latent attention"),
        (["--workload", "decode", "--cache-dtype", "INT3"], "INT3"),
    ],
)
def test_bad_input(capsys, arguments, message):
    assert run(["compare", "llama-3-8b", "gpt2", *arguments]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("sides", "arguments", "message"),
    [
        (["llama-3-8b@torch", "gpt2"], ["--workload", "decode"], "not decode"),
        (["llama-3-8b@torch", "@palm"], ["--pairs", "causal"], "states its conventions itself"),
        (["llama-3-8b", "bert-base-uncased"], ["--workload", "decode"], "no decoder"),
    ],
)
def test_sides_that_cannot_be_asked(capsys, sides, arguments, message):
    assert run(["compare", *sides, *arguments]) == 2
    assert message in capsys.readouterr().err
