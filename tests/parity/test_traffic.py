"""Bytes of every kernel against a compiler's own count after fusion, where we state the same kernel."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from sympy import Expr, Integer

from symcost import dims
from symcost.compiler.lower import component_runs
from symcost.ir.component import Kernel
from symcost.ir.conventions import DEFAULTS
from tests.parity.traffic_tables import ALIKE, DIFFERENT, Alike, Launch

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "traffic"
PAGE = (ROOT / "docs" / "explanation" / "traffic-differences.md").read_text(encoding="utf-8")
# Letter of the reference -> our sizes.
LETTERS = {"B": ("batch",), "S": ("seq", "context"), "h": ("hidden", "embed"), "f": ("ffn",), "V": ("vocab",)}
LETTERS |= {"H": ("heads",), "KV": ("kv_heads",), "d": ("head_dim",)}
WIDTHS = ("width_param", "width_act", "width_param_grad", "width_act_grad")


def launches(path: Path) -> Iterator[Launch]:
    for case in json.loads(path.read_text(encoding="utf-8"))["cases"]:
        for stage in ("forward", "backward"):
            for kernel in case[stage]:
                reads, writes = (tuple(map(tuple, kernel[side])) for side in ("reads", "writes"))
                yield Launch(path.stem, case["dtype"], case["backend"], stage, case["shape"], reads, writes)


EVERY = [launch for path in sorted(DATA.glob("*.json")) for launch in launches(path)]


def match(launch: Launch) -> Alike | None:
    found = [alike for alike in ALIKE if alike.pick(launch)]
    assert len(found) <= 1, launch
    return found[0] if found else None


@cache
def kernels(place: int) -> dict[str, Kernel]:
    """Our component's kernels, by label, under the conventions of an entry."""
    alike = ALIKE[place]
    chosen = {**DEFAULTS, **alike.conventions}
    runs = component_runs(alike.component, alike.component.type, tuple(sorted(alike.options.items())))
    cost = next(run.cost for run in runs if run.fits(chosen))
    return {kernel.label: kernel for kernel in (*cost.forward.kernels, *cost.backward.kernels)}


def sizes(launch: Launch, alike: Alike) -> dict[Expr, Integer]:
    width = 4 if launch.dtype == "float32" else 2
    found = {
        name: launch.shape[letter] for letter, names in LETTERS.items() if letter in launch.shape for name in names
    }
    found |= dict.fromkeys(WIDTHS, width)
    if alike.gradient_width:
        found["width_param_grad"] = alike.gradient_width
    return {dims.symbol(name): Integer(value) for name, value in found.items()}


def bytes_of(launch: Launch, alike: Alike) -> tuple[int, int]:
    kernel, known = kernels(ALIKE.index(alike))[alike.label], sizes(launch, alike)
    writes = [t for t in kernel.writes if not (alike.sums_columns and t.role == "param_gradient")]
    return tuple(int(sum(t.bytes.xreplace(known) for t in side)) for side in (kernel.reads, writes))  # type: ignore[return-value]


COMPARED = [(launch, alike) for launch in EVERY if (alike := match(launch))]


@pytest.mark.parametrize("place", range(len(ALIKE)), ids=lambda place: f"{ALIKE[place].component.type}-{place}")
def test_kernels_stated_alike_move_as_many_bytes(place: int) -> None:
    mine = [(launch, alike) for launch, alike in COMPARED if alike is ALIKE[place]]
    assert mine, "no kernel of the reference is picked"
    for launch, alike in mine:
        theirs = sum(size for _, size in launch.reads), sum(size for _, size in launch.writes)
        assert bytes_of(launch, alike) == theirs, launch


def listed() -> Counter[str]:
    """Kernels that differ, by the key of their reason."""
    found: Counter[str] = Counter()
    for launch in EVERY:
        if match(launch) is None:
            keys = [different.key for different in DIFFERENT if different.pick(launch)]
            assert keys, f"neither alike nor listed: {launch}"
            found[keys[0]] += 1
    return found


def test_every_other_kernel_is_listed_with_its_number() -> None:
    stated = {key: int(number) for key, number in re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", PAGE, re.MULTILINE)}
    assert stated == dict(listed())
    assert f"{len(COMPARED)} of {len(EVERY)} kernel launches" in " ".join(PAGE.split())
