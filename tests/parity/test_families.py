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
def test_parameters(case: dict[str, Any]) -> None:
    assert ours(case).figure("params") == case["params"]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("case", [case for case in CASES if "inputs" in case.values[0]])
def test_matmul_flops(case: dict[str, Any], phase: str) -> None:
    """Equal, but for what `differs` states and counted-differences.md explains."""
    lengths, model = case.get("lengths", {}), ours(case, None if case.get("with_images") else 0)
    sizes = {name: lengths.get(name, model.sizes.get(name, 1)) for name in ("batch", "seq")}
    more = evaluate_text(case.get("differs", {}).get(phase, "0"), {**model.sizes, **sizes})
    assert model.figure(f"{phase}_matmul_flops", **sizes, **COUNTED) + more == case[phase]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("case", [case for case in CASES if "tower" in case.values[0]])
def test_flops_of_a_tower(case: dict[str, Any], phase: str) -> None:
    """What images or clips add."""
    lengths, model = case["lengths"], ours(case)
    more = evaluate_text(case.get("differs", {}).get(f"tower_{phase}", "0"), {**model.sizes, **lengths})
    without = ours(case, 0)
    field = f"{phase}_matmul_flops"
    assert model.figure(field, **COUNTED) - without.figure(field, **COUNTED) + more == case[f"tower_{phase}"]
