"""Points at which two formulas may differ: allowed sizes, small ones first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from symcost import dims
from symcost.audit.numbers import Numeric
from symcost.audit.signs import quotient

if TYPE_CHECKING:
    from sympy import Expr, Symbol

# Small and large sizes, so that every branch of a min or max is taken at some point.
_RANGES = (3, 17, 257, 5003, 100_003)
_TRIES = 40
MOST_SMALL = 3000

Size = int | Fraction


@dataclass(frozen=True)
class Condition:
    """What must hold at a point: an expression is whole, and at least `lowest`.

    Attributes:
        value: over the names of the point.
        lowest: least value allowed; None where any is.
    """

    value: Expr
    lowest: int | None
    whole: bool = True


class Domain:
    """Allowed values of sizes: whole numbers from 1 or 0 on, and what conditions say beyond that.

    Args:
        symbols: the sizes, in the order in which small points vary them.
        conditions: those that speak of other sizes are left out.
    """

    def __init__(self, symbols: Iterable[Symbol], conditions: Iterable[Condition] = ()) -> None:
        self.lowest = {symbol.name: 1 if symbol.is_positive else 0 for symbol in symbols}
        self.rational = {symbol.name for symbol in symbols if not symbol.is_integer}
        kept = [c for c in conditions if {s.name for s in c.value.free_symbols} <= self.lowest.keys()]
        self.checks = [(Numeric(c.value), c.lowest, c.whole) for c in kept]
        self.multiples = [found for c in kept if c.whole and (found := _multiple(c.value))]

    def allows(self, point: Mapping[str, Size]) -> bool:
        """Whether all conditions hold."""
        for numeric, lowest, whole in self.checks:
            value = numeric.defined(point)
            if value is None or (whole and int(value) != value) or (lowest is not None and value < lowest):
                return False
        return True

    def small(self, most: int = MOST_SMALL, *, absent: bool = False) -> Iterator[dict[str, Size]]:
        """Allowed points, by the sum of what they are above the lowest.

        Args:
            absent: whether layers, experts and what else a model counts may be 0; letters of a sheet always may.
        """
        names = list(self.lowest)
        first = {name: low if absent or not is_known(name) else max(1, low) for name, low in self.lowest.items()}
        for steps in islice(_by_sum(len(names)), most):
            point: dict[str, Size] = {name: first[name] + step for name, step in zip(names, steps, strict=True)}
            if self.allows(point):
                yield point

    def random(self, count: int, seed: int = 0) -> Iterator[dict[str, Size]]:
        """Allowed points of all magnitudes, the same at every call; fewer where conditions leave few."""
        source = Random(seed)  # noqa: S311  a fixed sequence, so that a result can be repeated
        found = 0
        for _ in range(count * _TRIES):
            point: dict[str, Any] = {name: self._value(name, source) for name in self.lowest}
            for name, factor in self.multiples:
                scale = factor.defined(point)
                point[name] = point[name] * scale if scale else point[name]
            if self.allows(point):
                found += 1
                yield point
            if found == count:
                return

    def _value(self, name: str, source: Random) -> Size:
        number = source.randint(self.lowest[name], source.choice(_RANGES))
        return Fraction(number, source.randint(1, 8)) if name in self.rational else number


def is_known(name: str) -> bool:
    """Whether a name is a size of models, and no letter of a sheet."""
    return name in dims.DIMS or name.endswith("_layers")


def _multiple(value: Expr) -> tuple[str, Numeric] | None:
    """For a condition `x/y is whole`, the name x and y: a random x is made a multiple of y."""
    above, below = quotient(value)
    symbols = sorted((part for part in above.as_ordered_factors() if part.is_Symbol), key=str)
    return (symbols[0].name, Numeric(below)) if below != 1 and symbols else None


def _by_sum(size: int) -> Iterator[tuple[int, ...]]:
    """Tuples of non-negative whole numbers by their sum, each sum in lexical order from the front."""
    total = 0
    while True:
        yield from _of_sum(size, total)
        if not size:
            return
        total += 1


def _of_sum(size: int, total: int) -> Iterator[tuple[int, ...]]:
    if size <= 1:
        if size or not total:
            yield (total,) * size
        return
    for first in range(total, -1, -1):
        for rest in _of_sum(size - 1, total - first):
            yield (first, *rest)
