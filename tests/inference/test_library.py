"""Caches and FLOPs of served models, as transformers holds and runs them on tensors without storage."""

import json
from pathlib import Path

import pytest

import symcost

CASES = json.loads((Path(__file__).parents[1] / "data" / "inference.json").read_text(encoding="utf-8"))
# The library's fallbacks of recurrences run other contractions than ours.
RECURRENT = ("gated_delta_rule", "ssm_scan")


def step(model, case):
    """The result of a case, counted as the library runs it."""
    options = {"batch": case["B"], "pairs": "full", "cache": "library", "logits": case.get("logits", "all")}
    if model.features.mla:
        options["mla"] = "expanded"
    if "encoder_tokens" in case and "seq" not in model.dims:
        options["source_seq"] = case["encoder_tokens"]
    if case["phase"] == "prefill":
        return model.evaluate(workload="prefill", seq=case["P"], **options).result
    return model.evaluate(workload="decode", cached=case["cached"], seq=case["query"], **options).result


@pytest.mark.parametrize("name", CASES)
def test_caches_and_flops(name):
    model = symcost.load(name)
    for case in CASES[name]:
        found = step(model, case)
        if "cache_bytes" in case:
            assert found["totals"]["cache_bytes"] == case["cache_bytes"], case
        if not any(item["type"] in RECURRENT for item in found["components"]):
            assert found["totals"]["flops"]["forward"]["matmul"] == case["flops"], case
