"""Adapters and frozen weights against the library's own: trained and total parameters, FLOPs forward and backward."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from symcost.api.model import load

MEASURED = json.loads((Path(__file__).parents[1] / "data" / "tuning" / "measured.json").read_text(encoding="utf-8"))
# One with matrices apart, one with them joined, one that is tied; the others repeat these.
QUICK = ("llama-3-8b", "phi-3-mini-4k", "gemma-2-9b")
CASES = [
    pytest.param(m, case, id=f"{m['model']}-{case['case']}", marks=() if m["model"] in QUICK else pytest.mark.thorough)
    for m in MEASURED
    for case in m["cases"]
]


def stated(how):
    """The options that say what was done."""
    if "lora" in how:
        lora = how["lora"]
        targets = lora["target_modules"]
        return {
            "train": "dora" if lora.get("use_dora") else "lora",
            "rank": lora["r"],
            "targets": targets if isinstance(targets, str) else ",".join(targets),
            "modules_to_save": ",".join(lora.get("modules_to_save", ())),
        }
    if "freeze" in how:
        return {"freeze": ",".join(how["freeze"])}
    if how["only"] in (["norm"], ["lm_head"]):
        return {"train": {"norm": "norms", "lm_head": "head"}[how["only"][0]]}
    return {"layers": f"last:{sum(name.startswith('layers.') for name in how['only'])}"}


@pytest.mark.parametrize(("measured", "case"), CASES)
def test_parameters_and_flops(measured, case):
    model = load(measured["config"]).train(**stated(case["how"]))
    for batch, seq, forward, backward in case["runs"]:
        totals = model.evaluate(batch=batch, seq=seq, attention="eager", pairs="full").result["totals"]
        assert totals["params"] == case["params"]
        assert totals["params_trained"] == case["params_trained"]
        assert (totals["flops"]["forward"]["matmul"], totals["flops"]["backward"]["matmul"]) == (forward, backward)


def test_enough_was_measured():
    assert len(CASES) == 76
