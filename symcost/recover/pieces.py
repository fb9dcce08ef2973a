"""Pieces: where a program branches, a formula for each side, and one formula for both where there is one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from sympy import Add, Dummy, Expr, Max, Min, Symbol, cancel, expand, fraction
from sympy import ceiling as ceil
from sympy import floor as down

from symcost.recover.box import Point
from symcost.recover.sparse import Terms, value


@dataclass(frozen=True)
class Bound:
    """A side of a threshold: a size up to it, or above it.

    Attributes:
        size: name of the size; axis: its place among the sizes.
        limit: the largest value below, over the other sizes; `text` of it as an expression.
        below: the side.
    """

    size: str
    axis: int
    limit: Terms
    expression: Expr
    below: bool

    def holds(self, point: Point) -> bool:
        others = (*point[: self.axis], *point[self.axis + 1 :])
        return (point[self.axis] <= value(self.limit, others)) == self.below

    def at(self, point: Point) -> Fraction:
        """The threshold at a point."""
        return value(self.limit, (*point[: self.axis], *point[self.axis + 1 :]))


@dataclass(frozen=True)
class Piece:
    """A formula, and where it holds."""

    where: tuple[Bound, ...]
    formula: Expr


def joined(below: list[Piece], above: list[Piece], bound: Bound, symbol: Symbol) -> list[Piece]:
    """Both sides of a threshold, as one formula where there is one."""
    if len(below) == len(above) == 1:
        # Where both agree at the first value above, that one may as well be the threshold.
        for limit in (bound.expression, bound.expression + 1):
            found = one_formula(below[0].formula, above[0].formula, symbol, limit)
            if found is not None:
                return [Piece(below[0].where[:-1], found)]
    return [*below, *above]


def one_formula(below: Expr, above: Expr, left: Expr, right: Expr) -> Expr | None:
    """A formula that is one where `left < right` and another elsewhere; None where there is none by max or min.

    There is where their difference is a polynomial times `left - right`.
    """
    excess = expand(left - right)
    step = _quotient(above - below, excess)
    if step is None:
        return None
    ways = [below + step * Max(0, excess), below - step * right + step * Max(left, right)]
    ways.append(below + step * left - step * Min(left, right))
    return min((_collected(way) for way in ways), key=lambda way: (len(Add.make_args(way)), way.count_ops()))


def _collected(value: Expr) -> Expr:
    """Expanded, the calls of max and min as they are."""
    calls = {call: Dummy() for call in value.atoms(Max, Min)}
    return expand(value.xreplace(calls)).xreplace({dummy: call for call, dummy in calls.items()})


def _quotient(value: Expr, divisor: Expr) -> Expr | None:
    """The polynomial quotient, or None where there is a remainder; rounded sizes count as variables."""
    calls: Mapping[Expr, Dummy] = {call: Dummy() for call in value.atoms(ceil, down, Max, Min)}
    if divisor == 0 or any(call.has(*divisor.free_symbols) and not divisor.free_symbols for call in calls):
        return None
    ratio = cancel(value.xreplace(dict(calls)) / divisor.xreplace(dict(calls)))
    numerator, denominator = fraction(ratio)
    if denominator.free_symbols or numerator.has(divisor):
        return None
    back = {dummy: call for call, dummy in calls.items()}
    found: Expr = ratio.xreplace(back)
    return found
