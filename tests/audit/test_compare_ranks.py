"""Ranks of one plan against the whole model, and of two plans against one another."""

from __future__ import annotations

import json

import pytest

import symcost
from symcost.api.sharding import from_text
from symcost.audit.compare import compare
from symcost.audit.sides import read_sides
from symcost.cli.app import run


@pytest.mark.parametrize("quantity", ["train.matmul", "bytes.activation", "params"])
def test_both_totals_are_those_of_eval_and_items_add_up(quantity):
    plans = ("tp=2,sp=false", "tp=2,dp=4,zero=3,pp=2,microbatches=4")
    found = compare(*read_sides(f"gpt2@{plans[0]}", f"@{plans[1]}", divide=from_text), quantity)
    for total, text in zip(found.totals, plans, strict=True):
        stated = from_text(text)
        degrees = {name: size for name, size in stated.degrees.sizes().items() if size > 1}
        priced = symcost.load("gpt2").evaluate(zero=stated.layout.zero, sp=stated.layout.sp, **degrees).result["totals"]
        own = {
            "train.matmul": sum(priced["flops"][phase]["matmul"] for phase in ("forward", "backward")),
            "bytes.activation": priced["bytes_by_role"]["activation"],
            "params": priced["params"],
        }
        assert total == own[quantity]
    assert found.totals[0] + sum(item.difference for item in found.items) == found.totals[1]


def test_one_device_sends_nothing(capsys):
    assert run(["compare", "llama-3-8b", "@tp=8", "--quantity", "forward.wire", "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["a"]["total"], found["b"]["plan"]) == (0, "tp=8")
    assert {item["step"] for item in found["items"]} == {"plan: one device -> tp=8"}
    wire = symcost.load("llama-3-8b").evaluate(tp=8).result["totals"]["communication_bytes"]["forward"]["tp"]["wire"]
    assert found["b"]["total"] == wire


@pytest.mark.parametrize(
    ("sides", "message"),
    [
        (["llama-3-8b", "@tp=3"], "next legal --tp: 1, 2, 4, 8"),
        (["llama-3-8b", "@tp=8,plan"], "'plan' in 'tp=8,plan' is no NAME=VALUE"),
        (["llama-3-8b@width=8", "@tp=2"], "'width' is no option of sharding"),
        (["llama-3-8b", "@ep=2"], "has no experts"),
    ],
)
def test_bad_degrees(sides, message, capsys):
    assert run(["compare", *sides]) == 2
    assert message in capsys.readouterr().err
