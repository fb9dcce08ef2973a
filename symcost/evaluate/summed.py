"""Totals added up over a run of consecutive lengths, without working out each.

The evaluator itself is called with a polynomial in the length. Where a minimum, a maximum or a rounded quotient is now
one thing, now another, the run is halved until it is one throughout, or a single length.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from itertools import pairwise, zip_longest
from typing import Any, NoReturn

from symcost.evaluate.numbers import Value, whole
from symcost.evaluate.readable import Readable


class _Undecided(Exception):
    """A choice that differs within the run."""


@dataclass(frozen=True)
class Polynomial:
    """A polynomial in the length, over a run of lengths.

    Attributes:
        coefficients: of the powers, from the constant upwards.
        low, high: the first length of the run, and the last.
    """

    coefficients: tuple[Any, ...]
    low: int
    high: int

    def __add__(self, other: Any) -> Polynomial:
        pairs = zip_longest(self.coefficients, _coefficients(other), fillvalue=0)
        return replace(self, coefficients=tuple(a + b for a, b in pairs))

    def __mul__(self, other: Any) -> Polynomial:
        found = [0] * (len(self.coefficients) + len(_coefficients(other)) - 1)
        for power, a in enumerate(self.coefficients):
            for more, b in enumerate(_coefficients(other)):
                found[power + more] += a * b
        return replace(self, coefficients=tuple(found))

    def __sub__(self, other: Any) -> Polynomial:
        return self + -1 * other

    def __rsub__(self, other: Any) -> Polynomial:
        return -1 * self + other

    def __neg__(self) -> Polynomial:
        return -1 * self

    def __truediv__(self, other: Any) -> Polynomial:
        return self * (Fraction(1) / other)

    def __floordiv__(self, other: Any) -> Any:
        return math.floor(self / other)

    def __mod__(self, other: Any) -> Any:
        return self - self // other * other

    def __floor__(self) -> Any:
        """Itself where it is whole, a number where that is the same at both ends of the run and it is a line."""
        if all(isinstance(whole(part), int) for part in self.coefficients):
            return self
        low, high = map(math.floor, self.ends())
        return low if low == high else self._undecided()

    def __ceil__(self) -> Any:
        return -math.floor(-self)

    def _undecided(self, *_: Any) -> NoReturn:
        raise _Undecided

    __radd__, __rmul__ = __add__, __mul__
    __pow__ = __rpow__ = __rtruediv__ = __rfloordiv__ = __rmod__ = _undecided
    __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __float__ = __int__ = __index__ = _undecided

    def ends(self) -> tuple[Any, Any]:
        """Values of a line at both ends of its run, between which all others are; what is no line may turn."""
        if any(self.coefficients[2:]):
            self._undecided()
        constant, slope = (*self.coefficients, 0)[:2]
        return constant + slope * self.low, constant + slope * self.high

    def summed(self) -> Value:
        """The sum of its values over the run."""
        parts = enumerate(self.coefficients)
        return sum(whole(part) * _powers(power, self.low, self.high) for power, part in parts if part)


def summed(
    module: Readable, lengths: Callable[[Any], Mapping[str, Any]], first: int, last: int, names: Iterable[str]
) -> dict[str, Value]:
    """Fields of `totals`, each the sum over a run of lengths.

    Args:
        lengths: of a length, all that the module is called with.
        first, last: the run, both included.
        names: the fields.

    Raises:
        SpecError: sizes beyond what an expectation can hold.
    """
    over = module.over(_FUNCTIONS | {"exact": _quotient(vars(module.raw).get("exact"))}, {})
    found: dict[str, Value] = dict.fromkeys(names, 0)
    waiting = [(first, last)] if first <= last else []
    while waiting:
        low, high = waiting.pop()
        try:
            single = low == high
            form = low if single else Polynomial((0, 1), low, high)
            totals = (module if single else over).totals(lengths(form))
        except _Undecided:
            middle = (low + high) // 2
            waiting += [(middle + 1, high), (low, middle)]
            continue
        for name in found:
            value = totals[name]
            found[name] += value.summed() if isinstance(value, Polynomial) else value * (high - low + 1)
    return {name: whole(value) for name, value in found.items()}


def _chosen(sign: int) -> Callable[..., Any]:
    """Of several, that which is nowhere in a run larger than another; with a sign of -1, smaller."""

    def of_two(one: Any, other: Any) -> Any:
        apart = sign * (one - other)
        low, high = apart.ends() if isinstance(apart, Polynomial) else (apart, apart)
        if max(low, high) <= 0:
            return one
        return other if min(low, high) >= 0 else apart._undecided()

    return lambda *values: reduce(of_two, values)


def _quotient(of_numbers: Any) -> Callable[[Any, Any], Any]:
    return lambda above, below: above / below if isinstance(above, Polynomial) else of_numbers(above, below)


def _whole(value: Any) -> Any:
    return value if isinstance(value, Polynomial) else whole(value)


_FUNCTIONS: dict[str, Any] = {
    "argument": lambda _, value: value,
    "min": _chosen(1),
    "max": _chosen(-1),
    "whole": _whole,
}


def _coefficients(value: Any) -> tuple[Any, ...]:
    return value.coefficients if isinstance(value, Polynomial) else (value,)


def _powers(power: int, first: int, last: int) -> int:
    """The sum of a power of whole numbers, by Newton's forward differences."""
    row, found = [(first + step) ** power for step in range(power + 1)], 0
    for order in range(power + 1):
        found += math.comb(last - first + 1, order + 1) * row[0]
        row = [after - before for before, after in pairwise(row)]
    return found
