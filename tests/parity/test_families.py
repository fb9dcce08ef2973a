"""Small models of every family of `data/families`: parameters and FLOPs as the library's modules have and run them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from symcost.frontend.load import load
from symcost.ir.text import evaluate_text
from tests.priced import COUNTED, Priced

FOLDER = Path(__file__).parents[1] / "data" / "families"
CASES = [
    pytest.param(case, id=f"{path.stem}-{case.get('name', number)}")
    for path in sorted(FOLDER.glob("*.json"))
    for number, case in enumerate(json.loads(path.read_text(encoding="utf-8")))
]
PHASES = ("forward", "backward")


def ours(case: dict[str, Any], images: int | None = None) -> Priced:
    lengths = {name: size for name, size in case.get("lengths", {}).items() if name not in ("batch", "seq")}
    return Priced(load(case["config"]), {**lengths, **({"images": images} if images is not None else {})})


@pytest.mark.parametrize("case", CASES)
def test_parameters_and_flops(case: dict[str, Any]) -> None:
    """Equal, but for what `differs` states and counted-differences.md explains."""
    assert ours(case).figure("params") == case["params"]
    if "inputs" not in case:
        return
    lengths, model = case.get("lengths", {}), ours(case, None if case.get("with_images") else 0)
    sizes = {name: lengths.get(name, model.sizes.get(name, 1)) for name in ("batch", "seq")}
    for phase in PHASES:
        more = evaluate_text(case.get("differs", {}).get(phase, "0"), {**model.sizes, **sizes})
        counted = model.figure(f"{phase}_matmul_flops", **sizes, **COUNTED)
        assert (phase, counted + more) == (phase, case[phase])


@pytest.mark.parametrize("case", [case for case in CASES if "tower" in case.values[0]])
def test_flops_of_a_tower(case: dict[str, Any]) -> None:
    """What images or clips add."""
    lengths, model, without = case["lengths"], ours(case), ours(case, 0)
    for phase in PHASES:
        more = evaluate_text(case.get("differs", {}).get(f"tower_{phase}", "0"), {**model.sizes, **lengths})
        both = [each.figure(f"{phase}_matmul_flops", **COUNTED) for each in (model, without)]
        assert (phase, both[0] - both[1] + more) == (phase, case[f"tower_{phase}"])
