"""Every kind of layer that a family has, component by component: what is put where, with which options.

A line of the golden file is a kind, with each component's name and a mark of all that is stated of it; a component that
changed shows by its mark, in the first model that has the kind, and in how many more have it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from hashlib import sha256
from pathlib import Path

from symcost.api import model
from symcost.errors import SymcostError
from symcost.frontend.load import bundled, load
from symcost.ir.component import Instance
from symcost.ir.conventions import INFERENCE
from symcost.ir.spec import ModelSpec
from symcost.layers.build import build
from tests.each_structure import ONE_OF_EACH
from tests.golden import Golden

FAMILIES = Path(__file__).parents[1] / "data" / "families"


def test_what_families_are_made_of(golden: Golden) -> None:
    golden.text("layers/families.txt", listed(families()))


def test_what_they_are_made_of_when_served(golden: Golden) -> None:
    golden.text("layers/served.txt", listed((n, replace(spec, workload=INFERENCE)) for n, spec in structures()))


def test_what_they_are_made_of_with_adapters(golden: Golden) -> None:
    golden.text("layers/adapted.txt", listed(adapted()))


def structures() -> Iterator[tuple[str, ModelSpec]]:
    return ((name, load(name)) for name in ONE_OF_EACH)


def families() -> Iterator[tuple[str, ModelSpec]]:
    """Bundled models, and the small configs of every family that has some."""
    yield from ((name, load(name)) for name in bundled())
    for path in sorted(FAMILIES.glob("*.json")):
        for place, case in enumerate(json.loads(path.read_text(encoding="utf-8"))):
            yield f"{path.stem}[{place}]", load(case["config"])


def adapted() -> Iterator[tuple[str, ModelSpec]]:
    """Structures as trained by adapters at every matmul that may have one; those that may not are left out."""
    for name in ONE_OF_EACH:
        try:
            yield name, model.load(name).train("lora", rank=8, targets="all-linear")
        except SymcostError:
            continue


def listed(models: Iterator[tuple[str, ModelSpec]]) -> str:
    found: dict[tuple[str, str], list[str]] = {}
    for name, spec in models:
        for kind in build(spec):
            marks = " ".join(f"{item.name}:{mark(item)}" for item in kind.instances)
            found.setdefault((str(kind.count), marks), []).append(f"{name}.{kind.name}")
    lines = []
    for (count, marks), (first, *more) in found.items():
        others = f" and {len(more)} more" if more else ""
        lines.append(f"{first}{others} x {count}: {marks}")
    return "\n".join(lines) + "\n"


def mark(item: Instance) -> str:
    return sha256(f"{item.component.type} {plain(item)}".encode()).hexdigest()[:4]


def plain(value: object) -> str:
    """All that is stated, as text that is the same in every process; a component stands by its type alone."""
    if isinstance(value, (frozenset, set)):
        return f"{{{', '.join(sorted(map(plain, value)))}}}"
    if isinstance(value, tuple):
        return f"({', '.join(map(plain, value))})"
    if is_dataclass(value):
        stated = {field.name: getattr(value, field.name) for field in fields(value) if field.name != "component"}
        return f"{type(value).__name__}({', '.join(f'{name}={plain(part)}' for name, part in stated.items())})"
    return str(value)
