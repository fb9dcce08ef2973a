"""Small models of many families, each trained in part in several ways, as the library's modules and adapters ran them.

The figures are those of `tests.record_tuning`: parameters, those trained, and matmul FLOPs forward and backward.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from symcost.api.model import load

KIN = json.loads((Path(__file__).parents[1] / "data" / "tuning" / "kin.json").read_text(encoding="utf-8"))
# Matrices that stand the other way round, and gate and up of an expert in one.
QUICK = ("gpt2", "mixtral")
CASES = [
    pytest.param(
        case["config"],
        row,
        id=f"{case['name']}-{'-'.join(map(str, row['way'].values()))}",
        marks=() if case["name"] in QUICK else pytest.mark.thorough,
    )
    for case in KIN
    for row in case["rows"]
]


@pytest.mark.parametrize(("config", "row"), CASES)
def test_parameters_and_flops(config, row):
    totals = (
        load(config).train(**row["way"]).evaluate(batch=2, seq=12, attention="eager", pairs="full").result["totals"]
    )
    found = totals["params"], totals["params_trained"]
    flops = totals["flops"]["forward"]["matmul"], totals["flops"]["backward"]["matmul"]
    assert (*found, *flops) == (row["params"], row["trained"], row["forward"], row["backward"])
