"""Pieces: where a program branches, a formula for each side, and one formula for both where there is one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from sympy import Dummy, Expr, Max, Symbol, cancel, fraction
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
    """Both sides of a threshold, as one formula where the step at it is a polynomial times the excess."""
    if len(below) == len(above) == 1:
        # Where both agree at the first value above, that one may as well be the threshold.
        for excess in (symbol - bound.expression, symbol - bound.expression - 1):
            step = _quotient(above[0].formula - below[0].formula, excess)
            if step is not None:
                return [Piece(below[0].where[:-1], below[0].formula + step * Max(0, excess))]
    return [*below, *above]


def _quotient(value: Expr, divisor: Expr) -> Expr | None:
    """The polynomial quotient, or None where there is a remainder; rounded sizes count as variables."""
    calls: Mapping[Expr, Dummy] = {call: Dummy() for call in value.atoms(ceil, down, Max)}
    if any(call.has(*divisor.free_symbols) and not divisor.free_symbols for call in calls):
        return None
    ratio = cancel(value.xreplace(dict(calls)) / divisor)
    numerator, denominator = fraction(ratio)
    if denominator.free_symbols or numerator.has(divisor):
        return None
    back = {dummy: call for call, dummy in calls.items()}
    found: Expr = ratio.xreplace(back)
    return found
