"""Named causes of a difference: a part left out or counted twice, a factor of two, another convention."""

from __future__ import annotations

from collections.abc import Mapping

from sympy import Expr, Rational

from symcost.audit.exact import Probe, probes
from symcost.audit.paths import MODEL, Path, itemise
from symcost.audit.prove import in_order
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
    return _FACTORS.get(constant_ratio(left, right), "")


def constant_ratio(left: Expr, right: Expr) -> Rational | None:
    """The number that one formula is of another; None where it is no number."""
    found = {(first, second) for probe in _probes(left, right) for first, second in [(probe(left), probe(right))]}
    if not found or any(first is None or not second for first, second in found):
        return None
    ratios = {
        Rational(first.numerator, first.denominator) / Rational(second.numerator, second.denominator)
        for first, second in found
        if not isinstance(first, float) and not isinstance(second, float)
    }
    if len(ratios) != 1:
        return None
    (ratio,) = ratios
    return ratio if canonical(left - ratio * right) == 0 else None


def _probes(*values: Expr) -> list[Probe]:
    return probes(in_order(set().union(*(value.free_symbols for value in values))))


def part(
    difference: Expr, model: CostModel, path: Path, scope: Scope, replaced: Mapping[Expr, Expr] | None = None
) -> str:
    """The part of the model that a difference is: left out, or counted more often; empty where it is none.

    Args:
        difference: formula - the path's value, everything assumed put in place.
        replaced: what is assumed.
    """
    for name, value in _parts(model, path, scope).items():
        ratio = constant_ratio(difference, value.xreplace(dict(replaced or {})))
        if ratio == -1:
            return f"it leaves out {name}"
        if ratio in _TIMES:
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
            value = value / scope.settle(model, count) if count != 1 else value
        component = instances[kind, name].component
        for label in (f"{kind}.{name}", f"every {component.type}", f"{kind}.{component.group}", f"every {kind} layer"):
            found[label] = found.get(label, 0) + value
    return found
