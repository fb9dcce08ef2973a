"""The stack as it is drawn: what stands before and behind it, and runs of kinds, repeated patterns folded."""

from __future__ import annotations

from dataclasses import dataclass

from sympy import Expr, Integer

from symcost.ir.cost_model import CostModel
from symcost.ir.spec import LayerGroup, ModelSpec

# A stack of more boxes is written as text.
MOST_BOXES = 40


@dataclass(frozen=True)
class Run:
    """A box of the drawing: a kind and how many layers, as a number or a symbol."""

    kind: str
    count: Expr
    mtp: bool = False


@dataclass(frozen=True)
class Drawing:
    """`pattern` stands `times` times, then come `rest` and the MTP blocks; ends before and behind."""

    start: tuple[str, ...]
    pattern: tuple[Run, ...]
    times: int
    rest: tuple[Run, ...]
    finish: tuple[str, ...]

    @property
    def boxes(self) -> int:
        return len(self.pattern) + len(self.rest)


def drawing(model: CostModel, spec: ModelSpec | None) -> Drawing:
    """The drawing of a model; without a spec each kind stands once, with its symbolic count."""
    start, finish = _ends(model)
    if spec is None or not spec.stack:
        return Drawing(start, tuple(_symbolic(model)), 1, (), finish)
    body = [group for group in spec.stack if not group.mtp]
    pattern, times, rest = fold(body)
    behind = [*rest, *(group for group in spec.stack if group.mtp)]
    return Drawing(start, tuple(map(_run, pattern)), times, tuple(map(_run, behind)), finish)


def fold(groups: list[LayerGroup]) -> tuple[list[LayerGroup], int, list[LayerGroup]]:
    """The shortest pattern that a stack begins with at least twice and repeats throughout but for a remainder."""
    size = len(groups)
    for period in range(2, size // 2 + 1):
        times = size // period
        if groups[: period * times] == groups[:period] * times:
            return groups[:period], times, groups[period * times :]
    return groups, 1, []


def _symbolic(model: CostModel) -> list[Run]:
    return [Run(kind.name, kind.count) for kind in model.kinds if kind.name not in ("ends", "mtp")]


def _run(group: LayerGroup) -> Run:
    return Run(group.kind, Integer(group.count), group.mtp)


def _ends(model: CostModel) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names of the ends' components before and behind the layers; what runs in no forward pass is not drawn."""
    forward = {(key.kind, key.component) for key in model.rows if key.phase == "forward"}
    ends = [item for kind in model.kinds if kind.name == "ends" for item in kind.instances]
    drawn = [item for item in ends if ("ends", item.name) in forward]
    before = tuple(item.name for item in drawn if item.component.group == "embedding")
    return before, tuple(item.name for item in drawn if item.component.group != "embedding")
