"""Two formulas equal or not: by algebra, by cases, by a point where they differ; points alone are never a proof."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from symcost import dims
from symcost.audit.cases import cases_that_vanish
from symcost.audit.numbers import Numeric, is_zero
from symcost.audit.points import Condition, Domain, Size
from symcost.audit.signs import calls
from symcost.ir.text import canonical

if TYPE_CHECKING:
    from sympy import Expr, Symbol

RANDOM_POINTS = 200


@dataclass(frozen=True)
class Proof:
    """Whether two formulas are equal, and how that is known.

    Attributes:
        how: `algebra` (canonical forms agree or not), `cases`, `point` (a counter-example), or `points`: no
            difference found, which proves nothing.
        difference: canonical left - right.
        point: a small counter-example, by size.
        cases: how many cases were looked at.
    """

    equal: bool
    how: str
    difference: Expr
    point: dict[str, Size] | None = None
    cases: int = 1

    @property
    def proved(self) -> bool:
        return self.how != "points"


def prove(left: Expr, right: Expr, conditions: Iterable[Condition] = ()) -> Proof:
    """Decides whether two formulas are equal for all allowed sizes.

    Args:
        conditions: what holds of sizes beyond their signs; only counter-examples have to keep to it.

    Raises:
        GrammarError: division by what is always zero, or too many terms.
    """
    difference = canonical(left - right)
    if difference == 0:
        return Proof(True, "algebra", difference)
    kept = tuple(conditions)
    point = counterexample(difference, kept)
    if point is not None:
        return Proof(False, "point", difference, _completed(point, left, right, kept))
    if not calls(difference):
        return Proof(False, "algebra", difference)
    cases = cases_that_vanish(difference)
    if cases is not None:
        return Proof(True, "cases", difference, cases=cases)
    return Proof(True, "points", difference)


def counterexample(difference: Expr, conditions: Iterable[Condition] = ()) -> dict[str, Size] | None:
    """The smallest allowed point found at which an expression is not zero; None where none was found."""
    domain = Domain(in_order(difference.free_symbols), conditions)
    numeric = Numeric(difference)
    for point in chain(domain.small(), domain.random(RANDOM_POINTS)):
        value = numeric.defined(point)
        if value is not None and not is_zero(value):
            return dict(point)
    return None


def _completed(point: dict[str, Size], left: Expr, right: Expr, conditions: Iterable[Condition]) -> dict[str, Size]:
    """The point with the smallest sizes of what else both sides have; as it is where they have no values then."""
    symbols = left.free_symbols | right.free_symbols
    everything = Domain(symbols, conditions)
    sides = Numeric(left), Numeric(right)
    for rest in Domain(in_order(symbol for symbol in symbols if symbol.name not in point)).small():
        whole: dict[str, Size] = {**point, **rest}
        if everything.allows(whole) and all(side.defined(whole) is not None for side in sides):
            return whole
    return point


def in_order(symbols: Iterable[Symbol]) -> list[Symbol]:
    """Symbols in the order of the table of dims."""
    return sorted(symbols, key=lambda symbol: dims.order(symbol.name))
