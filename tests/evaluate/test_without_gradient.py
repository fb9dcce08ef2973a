"""A component that has a forward alone (the indexer of sparse attention) is evaluated like any other."""

import json
from pathlib import Path

from symcost.api.model import load

CASE = json.loads((Path(__file__).parents[1] / "data" / "families" / "deepseek_v32.json").read_text(encoding="utf-8"))[
    0
]


def test_an_indexer_runs_forward_and_has_no_backward() -> None:
    result = load(CASE["config"]).evaluate(batch=2, seq=24, attention="eager", pairs="full").result
    assert result["totals"]["params"] == CASE["params"]
    flops = [item["flops"] for item in result["components"] if item["type"] == "sparse_indexer"]
    assert all(each["forward"]["matmul"] for each in flops)
    assert not any(sum(each["backward"]["matmul"].values()) for each in flops)
