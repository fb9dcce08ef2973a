"""Memory in closed forms: the peak stays a sum and the largest of those points that may be it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import TYPE_CHECKING

from symcost.evaluate.numbers import Value
from symcost.ir.cost_model import CostModel

if TYPE_CHECKING:
    from sympy import Expr

Fill = Callable[["Expr"], "Expr"]


def memory_forms(cost: CostModel, conventions: Mapping[str, str], fill: Fill) -> dict[str, Value]:
    """Bytes of a device by name: persistent, saved, peak and every point.

    Args:
        fill: writes sizes out and multiplies out; a polynomial in the free sizes remains.
    """
    from sympy import Add

    from symcost.passes.memory import memory

    held = memory(cost)
    if held is None:
        return {}
    known: dict[Expr, list[Expr]] = {}
    for symbol, made in held.derived().items():
        known[symbol] = pruned(_alternatives(made.formula.value(conventions), known, fill))
    found: dict[str, Value] = {}
    for name, parts in held.figures().items():
        values = [part.value(conventions) for part in parts]
        plain = Add(*(value for value in values if not value.free_symbols & known.keys()))
        rest = Add(*(value for value in values if value.free_symbols & known.keys()))
        found[name] = fill(plain) + largest(pruned(_alternatives(rest, known, fill)))
    return found


def _alternatives(value: Expr, known: Mapping[Expr, list[Expr]], fill: Fill) -> list[Expr]:
    """Polynomials over the free sizes of which the expression is the largest.

    Sums and products are drawn into a maximum: what a moment is multiplied by counts something and is not negative.
    """
    from sympy import Max, expand

    if value in known:
        return known[value]
    if not value.free_symbols & known.keys() and not value.has(Max):
        return [fill(value)]
    arguments = [_alternatives(argument, known, fill) for argument in value.args]
    if value.func is Max:
        return pruned([each for several in arguments for each in several])
    return pruned([expand(value.func(*chosen)) for chosen in product(*arguments)])


def pruned(values: list[Expr]) -> list[Expr]:
    """Without what is never the largest: the larger of two has no smaller coefficient anywhere."""
    left: list[Expr] = []
    for value in dict.fromkeys(values):
        if not any(_covers(other, value) for other in left):
            left = [*(other for other in left if not _covers(value, other)), value]
    return left


def largest(values: list[Expr]) -> Expr:
    """The maximum as it stands: sympy itself would compare every pair once more."""
    from sympy import Max

    return values[0] if len(values) == 1 else Max(*values, evaluate=False)


def _covers(larger: Expr, smaller: Expr) -> bool:
    """Whether `larger` is at least `smaller` for all non-negative sizes; False where that cannot be read off."""
    return all(number >= 0 for number in (larger - smaller).expand().as_coefficients_dict().values())
