"""Coordinates in which a program is a polynomial: its sizes, or quotient and rest of what it rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from sympy import Dummy, Expr, Integer, Rational, cancel, ceiling, floor, fraction, together

from symcost.recover.box import Point
from symcost.recover.sparse import Number, Terms

Range = tuple[int, int]
Ranges = Mapping[str, Range]
_QUOTIENTS = 120


@dataclass(frozen=True)
class Modulus:
    """What is divided by: a number, or a multiple of a size."""

    factor: int
    size: str = ""

    def at(self, found: Mapping[str, Number]) -> int:
        return self.factor * int(found[self.size]) if self.size else self.factor

    def symbol(self, values: Mapping[str, Expr]) -> Expr:
        return self.factor * values[self.size] if self.size else Integer(self.factor)


@dataclass(frozen=True)
class Rounding:
    """A size, or a product of two, that is rounded: x*y = m*u - r + s with 0 <= r < m, hence u = ceil((x*y - s)/m).

    The axis of x becomes two: its quotient by m and r. With a partner y only y = m*k + 1 is gone to, and k is its axis:
    then x and r are chosen freely, and what is found there is the same everywhere.

    Attributes:
        size: x, a size or the quotient of another rounding. partner: y, or nothing.
        modulus: m. shift: s; m - 1 where it is rounded down.
        down: rounded down.
    """

    size: str
    modulus: Modulus
    down: bool = False
    shift: int = 0
    partner: str = ""

    @property
    def names(self) -> tuple[str, str, str]:
        """Axes: quotient, rest, and the partner's."""
        mark = f"{self.modulus.factor}{self.modulus.size}"
        return f"{self.size}/{mark}", f"{self.size}%{mark}", f"{self.partner}:{mark}"

    def start(self, modulus: int) -> int:
        """s, for a modulus."""
        return modulus - 1 if self.down else self.shift

    def sizes(self, found: dict[str, Number]) -> None:
        """Adds the sizes to values of the axes."""
        quotient, rest, multiple = self.names
        m = self.modulus.at(found)
        found[self.size] = m * found[quotient] - found[rest] + self.start(m)
        if self.partner:
            found[self.partner] = m * found[multiple] + 1

    def split(self, found: dict[str, Number]) -> None:
        """Adds values of the axes to the sizes."""
        quotient, rest, multiple = self.names
        m = self.modulus.at(found)
        x, y = found[self.size], found[self.partner] if self.partner else 1
        above = x * y - self.start(m)
        found[rest] = m * -(-above // m) - above
        found[quotient] = Fraction(x - self.start(m) + found[rest], m)
        if self.partner:
            found[multiple] = Fraction(y - 1, m)

    def bounds(self, found: dict[str, tuple[int, int]]) -> None:
        """Adds ranges of the axes: rests stay below every modulus."""
        quotient, rest, multiple = self.names
        least, most = found.get(self.modulus.size, (1, 1))
        least, most = self.modulus.factor * least, self.modulus.factor * most
        low, high = found[self.size]
        first = max(1, -(-low // least)) + 1
        found[quotient] = (first, max(first + _QUOTIENTS, high // most))
        found[rest] = (0, least - 1)
        if self.partner:
            found[multiple] = (1, 9)

    def values(self, known: dict[str, Expr]) -> None:
        """Adds expressions of the axes."""
        quotient, rest, multiple = self.names
        m = self.modulus.symbol(known)
        start = m - 1 if self.down else Integer(self.shift)
        product = known[self.size] * (known[self.partner] if self.partner else 1)
        # Rounded down where s is m - 1, for `floor(x/m)` reads better than `ceil((x - m + 1)/m)`.
        rounded = floor(product / m) if self.down else ceiling((product - start) / m)
        known[rest] = m * rounded - product + start
        known[quotient] = rounded if not self.partner else (known[self.size] - start + known[rest]) / m
        if self.partner:
            known[multiple] = (known[self.partner] - 1) / m


@dataclass(frozen=True)
class Space:
    """Sizes, and how some of them are rounded; its axes are what is left when rounded ones are replaced.

    Attributes:
        sizes: names in order.
        symbols: the expression of each size.
        roundings: outermost first.
    """

    sizes: tuple[str, ...]
    symbols: Mapping[str, Expr]
    roundings: tuple[Rounding, ...] = ()
    axes: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        axes = list(self.sizes)
        for rounding in self.roundings:
            quotient, rest, multiple = rounding.names
            place = axes.index(rounding.size)
            axes[place : place + 1] = [quotient, rest]
            if rounding.partner:
                axes[axes.index(rounding.partner)] = multiple
        object.__setattr__(self, "axes", tuple(axes))

    def rounded(self, rounding: Rounding) -> Space:
        """The space with one more axis rounded."""
        return replace(self, roundings=(*self.roundings, rounding))

    def point(self, place: Point) -> Point:
        """Sizes at a place on the axes."""
        found: dict[str, Number] = dict(zip(self.axes, place, strict=True))
        for rounding in reversed(self.roundings):
            rounding.sizes(found)
        return tuple(int(found[name]) for name in self.sizes)

    def place(self, point: Point) -> tuple[Number, ...]:
        """The place on the axes of sizes; between whole places where a product is rounded."""
        found: dict[str, Number] = dict(zip(self.sizes, point, strict=True))
        for rounding in self.roundings:
            rounding.split(found)
        return tuple(found[axis] for axis in self.axes)

    def bounds(self, ranges: Ranges) -> list[tuple[int, int]]:
        """Lowest and highest value of each axis, where sizes have their ranges."""
        found = dict(ranges)
        for rounding in self.roundings:
            rounding.bounds(found)
        return [found[axis] for axis in self.axes]

    def expression(self, terms: Terms) -> Expr:
        """A polynomial on the axes as an expression of the sizes."""
        values = dict(self.symbols)
        for rounding in self.roundings:
            rounding.values(values)
        total: Expr = Integer(0)
        for powers, number in terms.items():
            term: Expr = Rational(number.numerator, number.denominator)
            for axis, power in zip(self.axes, powers, strict=True):
                term *= values[axis] ** power
            total += term
        return _simple(total.expand())


def _simple(value: Expr) -> Expr:
    """Without the denominators that cancel; rounded sizes count as variables."""
    if fraction(together(value))[1].is_number:
        return value
    calls = {call: Dummy() for call in value.atoms(ceiling, floor)}
    found: Expr = cancel(value.xreplace(calls)).xreplace({dummy: call for call, dummy in calls.items()})
    return found.expand()
