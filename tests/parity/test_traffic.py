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
from tests.parity.traffic_launches import Launch
from tests.parity.traffic_tables import ALIKE, BY_ITSELF, DIFFERENT, Alike

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "traffic"
PAGE = (ROOT / "docs" / "explanation" / "traffic-differences.md").read_text(encoding="utf-8")
# Letter of the reference -> our sizes.
LETTERS = {"B": ("batch",), "S": ("seq", "context"), "h": ("hidden", "embed"), "f": ("ffn",), "V": ("vocab",)}
LETTERS |= {"H": ("heads",), "KV": ("kv_heads",), "d": ("head_dim",)}
ENTRIES = (*ALIKE, *BY_ITSELF)
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
    alike = ENTRIES[place]
    chosen = {**DEFAULTS, **alike.conventions}
    runs = component_runs(alike.component, alike.component.type, tuple(sorted(alike.options.items())))
    cost = next(run.cost for run in runs if run.fits(chosen))
    return {kernel.label: kernel for kernel in (*cost.forward.kernels, *cost.backward.kernels)}


def sizes(launch: Launch, alike: Alike) -> dict[Expr, Integer]:
    found = {
        name: launch.shape[letter] for letter, names in LETTERS.items() if letter in launch.shape for name in names
    }
    found |= dict.fromkeys(WIDTHS, launch.width)
    found |= {name: launch.size(letters) for name, letters in alike.letters.items()}
    if alike.gradient_width:
        found["width_param_grad"] = alike.gradient_width
    return {dims.symbol(name): Integer(value) for name, value in found.items()}


def bytes_of(launch: Launch, alike: Alike) -> tuple[int, int]:
    kernel, known = kernels(ENTRIES.index(alike))[alike.label], sizes(launch, alike)
    summed = [t for t in kernel.writes if alike.sums_columns and t.role == "param_gradient" and len(t.shape) == 1]
    writes = [t for t in kernel.writes if t not in summed]
    return tuple(int(sum(t.bytes.xreplace(known) for t in side)) for side in (kernel.reads, writes))  # type: ignore[return-value]


COMPARED = [(launch, alike) for launch in EVERY if (alike := match(launch))]


@pytest.mark.parametrize("place", range(len(ALIKE)), ids=lambda place: f"{ALIKE[place].component.type}-{place}")
def test_kernels_stated_alike_move_as_many_bytes(place: int) -> None:
    mine = [(launch, alike) for launch, alike in COMPARED if alike is ALIKE[place]]
    assert mine, "no kernel of the reference is picked"
    for launch, alike in mine:
        theirs = sum(size for _, size in launch.reads), sum(size for _, size in launch.writes)
        assert bytes_of(launch, alike) == theirs, launch


def test_matmuls_that_we_state_as_one_follow_the_rule_each_by_itself() -> None:
    found = 0
    for launch in (launch for launch in EVERY if match(launch) is None):
        alike = next((alike for alike in BY_ITSELF if alike.pick(launch)), None)
        if alike is None:
            assert reason(launch) not in ("gate-and-up", "q-k-v")
            continue
        # The second of two input gradients may be added to the first, which is read for that.
        added = launch.size("B S h") * launch.width if len(launch.reads) == 3 else 0
        reads, writes = bytes_of(launch, alike)
        theirs = sum(size for _, size in launch.reads), sum(size for _, size in launch.writes)
        assert (reads + added, writes) == theirs, launch
        found += 1
    assert f"{found} of them are matmuls" in " ".join(PAGE.split())


def reason(launch: Launch) -> str:
    keys = [different.key for different in DIFFERENT if different.pick(launch)]
    assert keys, f"neither alike nor listed: {launch}"
    return keys[0]


def listed() -> Counter[str]:
    """Kernels that differ, by the key of their reason."""
    found: Counter[str] = Counter()
    for launch in EVERY:
        if match(launch) is None:
            found[reason(launch)] += 1
    return found


def test_every_other_kernel_is_listed_with_its_number() -> None:
    stated = {key: int(number) for key, number in re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", PAGE, re.MULTILINE)}
    assert stated == dict(listed())
    assert f"{len(COMPARED)} of {len(EVERY)} kernel launches" in " ".join(PAGE.split())
