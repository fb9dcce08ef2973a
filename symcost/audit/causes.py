"""Named causes of a difference: a part left out or counted twice, a factor of two, another convention."""

from __future__ import annotations

from collections.abc import Mapping

from sympy import Expr, Rational

from symcost.audit.paths import MODEL, Path, itemise
from symcost.audit.scope import Scope
from symcost.ir.cost_model import CostModel
from symcost.ir.text import canonical

_FACTORS = {
    Rational(1, 2): "half of it: a multiply-add counted as one operation, not two",
    Rational(2): "twice it: a multiply-add counted as two operations where the other counts one",
    Rational(1, 3): "a third of it: the forward pass alone, where the other counts backward too",
    Rational(3): "three times it: backward counted where the other is the forward pass alone",
    Rational(2, 3): "two thirds of it: backward alone, where the other counts forward too",
}


def factor(left: Expr, right: Expr) -> str:
    """What a ratio of two formulas means; empty where it is none that people often make."""
    if right == 0:
        return ""
    ratio = canonical(left / right)
    return _FACTORS.get(ratio, "")


def part(
    difference: Expr, model: CostModel, path: Path, scope: Scope, replaced: Mapping[Expr, Expr] | None = None
) -> str:
    """The part of the model that a difference is: left out, counted twice or three times; empty where it is none.

    Args:
        difference: formula - the path's value, everything assumed put in place.
        replaced: what is assumed.
    """
    for name, value in _parts(model, path, scope).items():
        value = canonical(value.xreplace(dict(replaced or {})))
        if value == 0:
            continue
        ratio = canonical(difference / value)
        if ratio == -1:
            return f"it leaves out {name}"
        if ratio.is_Integer and 1 <= ratio <= 4:
            return f"it counts {name} {_TIMES[int(ratio)]}"
    return ""


_TIMES = {1: "once more", 2: "twice more", 3: "three times more", 4: "four times more"}


def _parts(model: CostModel, path: Path, scope: Scope) -> dict[str, Expr]:
    """What can be left out: instances, types, groups and kinds, with what they contribute."""
    found: dict[str, Expr] = {}
    instances = model.instances()
    for (kind, name), value in itemise(model, path.quantity, scope).items():
        if path.kind not in (MODEL, kind):
            continue
        if path.kind != MODEL:
            count = model.kind(kind).count
            value = canonical(value / scope.settle(model, count)) if count != 1 else value
        component = instances[kind, name].component
        for label in (f"{kind}.{name}", f"every {component.type}", f"{kind}.{component.group}", f"every {kind} layer"):
            found[label] = found.get(label, 0) + value
    return found
