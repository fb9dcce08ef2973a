"""The stack as it is drawn: the model's ends and its runs of kinds, in order, repeated patterns folded."""

from __future__ import annotations

from dataclasses import dataclass

from sympy import Expr, Integer

from symcost.ir.cost_model import CostModel
from symcost.ir.spec import LayerGroup, ModelSpec

# A stack of more boxes is written as text.
MOST_BOXES = 40
# Groups of ends that are drawn; dropout and the optimizer's step are not.
_DRAWN = ("embedding", "norm", "head", "loss")


@dataclass(frozen=True)
class Run:
    """A box of the drawing: a kind and how many layers, as a number or a symbol."""

    kind: str
    count: Expr
    mtp: bool = False


@dataclass(frozen=True)
class Ends:
    """A box of the drawing: components of the ends that stand between runs."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Drawing:
    """Boxes from input to output.

    Attributes:
        times: how often the first `pattern` of the runs stand in this order; 1 where nothing is repeated.
    """

    boxes: tuple[Run | Ends, ...]
    pattern: int
    times: int

    @property
    def runs(self) -> tuple[Run, ...]:
        return tuple(box for box in self.boxes if isinstance(box, Run))


def drawing(model: CostModel, spec: ModelSpec | None) -> Drawing:
    """The drawing of a model; without a spec each kind stands once, with its symbolic count."""
    stack = list(spec.stack) if spec is not None else []
    pattern, times, rest = fold([group for group in stack if not group.mtp])
    groups = [*pattern, *rest, *(group for group in stack if group.mtp)]
    known = {group.kind for group in groups}
    # A kind that no run names (a tower's, or any without a spec) has the count of the cost model.
    apart = [kind for kind in model.kinds if kind.name not in known and kind.name not in ("ends", "mtp")]
    runs = [Run(kind.name, kind.count) for kind in apart]
    runs += [Run(group.kind, Integer(group.count), group.mtp) for group in groups]
    return Drawing(tuple(_with_ends(model, runs)), len(pattern), times)


def fold(groups: list[LayerGroup]) -> tuple[list[LayerGroup], int, list[LayerGroup]]:
    """The shortest pattern that a stack begins with at least twice and repeats throughout but for a remainder."""
    size = len(groups)
    for period in range(2, size // 2 + 1):
        times = size // period
        if groups[: period * times] == groups[:period] * times:
            return groups[:period], times, groups[period * times :]
    return groups, 1, []


def _with_ends(model: CostModel, runs: list[Run]) -> list[Run | Ends]:
    """Embeddings in front, head and loss behind, and what connects two sides where decoder layers begin."""
    ends = [item for kind in model.kinds if kind.name == "ends" for item in kind.instances]
    places: dict[str, list[str]] = {"front": [], "middle": [], "behind": []}
    for item in ends:
        if item.component.group in _DRAWN:
            places[_place(item.name, item.component.group)].append(item.name)
    decoders = (place for place, run in enumerate(runs) if run.kind.startswith("decoder"))
    first = next(decoders, len(runs)) if places["middle"] else 0
    front, middle, behind = (Ends(tuple(names)) for names in places.values())
    boxes: list[Run | Ends] = [front, *runs[:first], middle, *runs[first:], behind]
    return [box for box in boxes if isinstance(box, Run) or box.names]


def _place(name: str, group: str) -> str:
    side = name.partition("_")[0]
    if (side, group == "embedding") in (("encoder", False), ("decoder", True)):
        return "middle"
    return "front" if group == "embedding" else "behind"
