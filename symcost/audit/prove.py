"""Two formulas equal or not: by algebra, by cases, by a solver, by a point; points alone are never a proof."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

from sympy import Integer

from symcost import dims
from symcost.audit.likely_points import pool
from symcost.audit.numbers import Numeric, is_zero
from symcost.audit.points import Condition, Domain, Size
from symcost.audit.proof_by_cases import cases_that_vanish
from symcost.audit.signs import calls
from symcost.audit.solver import Fact, solve
from symcost.ir.text import canonical

if TYPE_CHECKING:
    from sympy import Expr, Symbol

RANDOM_POINTS = 200


@dataclass(frozen=True)
class Proof:
    """Whether two formulas are equal, and how that is known.

    Attributes:
        how: `algebra` (canonical forms agree), `cases`, `solver`, `point` (a counter-example), or `points`: no
            difference found, which proves nothing.
        difference: canonical left - right.
        point: a small counter-example, by size.
        cases: how many cases were looked at.
        points: how many points were looked at.
    """

    equal: bool
    how: str
    difference: Expr
    point: dict[str, Size] | None = None
    cases: int = 1
    points: int = 0

    @property
    def proved(self) -> bool:
        return self.how != "points"

    @property
    def verdict(self) -> str:
        """proved, not_refuted or refuted."""
        if not self.equal:
            return "refuted"
        return "proved" if self.proved else "not_refuted"


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
    point, tried = counterexample(difference, kept)
    if point is None and calls(difference):
        cases = cases_that_vanish(difference)
        if cases is not None:
            return Proof(True, "cases", difference, cases=cases)
    if point is None:
        answer = solve(difference.free_symbols, kept, [Fact(difference, "not zero")])
        if answer.none:
            return Proof(True, "solver", difference)
        point = _kept(answer.point, difference, kept)
    if point is None:
        return Proof(True, "points", difference, points=tried)
    return Proof(False, "point", difference, _completed(point, left, right, kept))


def _kept(point: dict[str, Size] | None, difference: Expr, conditions: tuple[Condition, ...]) -> dict[str, Size] | None:
    """A point that the solver names, where the exact value there is not zero."""
    if point is None or not Domain(difference.free_symbols, conditions).allows(point):
        return None
    value = Numeric(difference).defined(point)
    return (
        None if value is None or is_zero(value) else {s.name: point[s.name] for s in in_order(difference.free_symbols)}
    )


def counterexample(difference: Expr, conditions: Iterable[Condition] = ()) -> tuple[dict[str, Size] | None, int]:
    """The first allowed point at which an expression is not zero, None where none was found; and how many were tried.

    Small points come first, then those beside its constants and those of bundled models, then random ones.
    """
    symbols, kept = in_order(difference.free_symbols), tuple(conditions)
    domain, numeric = Domain(symbols, kept), Numeric(difference)
    numbers = {abs(int(number)) for number in difference.atoms(Integer)}
    tried = 0
    for point in chain(domain.small(), _lazily(symbols, kept, numbers), domain.random(RANDOM_POINTS)):
        value = numeric.defined(point)
        tried += value is not None
        if value is not None and not is_zero(value):
            return dict(point), tried
    return None, tried


def _lazily(symbols: list[Symbol], conditions: tuple[Condition, ...], numbers: set[int]) -> Iterable[dict[str, Size]]:
    yield from pool(symbols, conditions, numbers)


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
