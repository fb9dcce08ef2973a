"""Exact values of expressions at a few fixed points: every part is worked out once, whatever it stands in."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from sympy import Add, Expr, Max, Min, Mul, Pow, Rational, Symbol, ceiling, floor, log

from symcost.audit.points import Condition, Domain

_CALLS: dict[type, Callable[..., Any]] = {
    Min: min,
    Max: max,
    floor: math.floor,
    ceiling: math.ceil,
    log: math.log,
}
# Bits that a power may have: a point is to tell two expressions apart, not to be written down.
_LARGEST = 1 << 16


class Probe:
    """One point, and the values of all expressions seen there."""

    def __init__(self, point: dict[str, Any]) -> None:
        self.point = point
        self.known: dict[Expr, Any] = {}

    def __call__(self, value: Expr) -> Any:
        """The value there; None where it has none, or one that is too large."""
        try:
            return self._at(value)
        except (ZeroDivisionError, OverflowError, KeyError, ValueError):
            return None

    def _at(self, value: Expr) -> Any:
        found = self.known.get(value)
        if found is None:
            found = self.known[value] = self._of(value)
        return found

    def _of(self, value: Expr) -> Any:
        if isinstance(value, Rational):
            return Fraction(value.p, value.q)
        if isinstance(value, Symbol):
            return Fraction(self.point[value.name])
        parts = [self._at(part) for part in value.args]
        if isinstance(value, Add):
            return sum(parts)
        if isinstance(value, Mul):
            return math.prod(parts)
        if isinstance(value, Pow):
            if _bits(parts[0]) * abs(parts[1]) > _LARGEST:
                raise OverflowError
            return parts[0] ** int(parts[1])
        return _CALLS[type(value)](*parts)


def _bits(value: Any) -> int:
    value = Fraction(value)
    return value.numerator.bit_length() + value.denominator.bit_length()


def probes(symbols: Iterable[Symbol], conditions: Iterable[Condition] = (), count: int = 2) -> list[Probe]:
    """A few allowed points, of all magnitudes; fewer where conditions leave few."""
    return [Probe(dict(point)) for point in Domain(symbols, conditions).random(count, seed=1)]
