"""Sparse interpolation: a polynomial from as few values as its terms need, exactly.

One variable after the other joins. What terms there are is known from the variables so far, so that a new value of the
next one costs as many calls as there are terms, not as many as there could be (Zippel 1979).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction

from symcost.recover.box import Point

Number = int | Fraction
Terms = dict[tuple[int, ...], Fraction]
Function = Callable[[Point], Fraction]
# Further points that a degree must hold at; and tries with other numbers where a system has no single solution.
CONFIRMED = 3
_TRIES = 8


class NotPolynomial(Exception):
    """No polynomial of a bearable degree along one variable.

    Attributes:
        axis: which one.
    """

    def __init__(self, axis: int) -> None:
        self.axis = axis
        super().__init__(axis)


def interpolate(function: Function, ranges: Sequence[tuple[int, int]], degree: int, seed: int = 0) -> Terms:
    """The polynomial that a function is, in a box of points.

    Args:
        function: of as many whole numbers as there are ranges.
        ranges: lowest and highest value of each.
        degree: the highest degree in one of them that is tried.

    Raises:
        NotPolynomial: it is none there.
    """
    draw = random.Random(seed)  # noqa: S311  (points, not secrets)
    base = [draw.randint(low, high) for low, high in ranges]
    found: Terms = {(): function(tuple(base))}
    for axis in range(len(ranges)):
        found = _joined(function, found, base, axis, ranges, degree, draw)
    return found


def _joined(
    function: Function,
    found: Terms,
    base: list[int],
    axis: int,
    ranges: Sequence[tuple[int, int]],
    degree: int,
    draw: random.Random,
) -> Terms:
    """The polynomial of the variables so far with one more in it, the others at the base."""
    values = _values(function, base, axis, ranges[axis], degree, draw)
    if len(values) == 1:
        return {(*powers, 0): number for powers, number in found.items()}
    skeleton = list(found)
    points = _independent(skeleton, base, ranges, draw)
    columns = [_numbers(found, skeleton)]
    for value in values[1:]:
        right = [function((*point, value, *base[axis + 1 :])) for point in points]
        columns.append(solve([[monomial(powers, point) for powers in skeleton] for point in points], right))
    made: Terms = {}
    for place, powers in enumerate(skeleton):
        for power, number in enumerate(fit(values, [column[place] for column in columns])):
            if number:
                made[(*powers, power)] = number
    return made or {(0,) * (axis + 1): Fraction(0)}


def _values(
    function: Function, base: list[int], axis: int, allowed: tuple[int, int], degree: int, draw: random.Random
) -> list[int]:
    """As many values of one variable as its degree needs, the base's first."""
    low, high = allowed
    # A neighbour first, for what steps at every other number; then others far and near.
    beside = base[axis] + (1 if base[axis] < high else -1)
    others = draw.sample(range(low, high + 1), min(high - low + 1, degree + 3 + CONFIRMED))
    allowed_values = [value for value in dict.fromkeys((base[axis], beside, *others)) if low <= value <= high]
    values = allowed_values[: degree + 1 + CONFIRMED]
    results: list[Fraction] = []
    for count, value in enumerate(values, 1):
        results.append(function((*base[:axis], value, *base[axis + 1 :])))
        reached = order(values[:count], results)
        if reached + 1 + CONFIRMED <= count:
            return values[: reached + 1]
    if len(values) == high - low + 1:
        return values
    raise NotPolynomial(axis)


def order(values: Sequence[int], results: Sequence[Fraction]) -> int:
    """The degree of the polynomial of least degree through points."""
    powers = fit(values, results)
    return max((power for power, number in enumerate(powers) if number), default=0)


def fit(values: Sequence[int], results: Sequence[Fraction]) -> list[Fraction]:
    """Coefficients, constant first, of the polynomial of least degree through points: Newton's divided differences."""
    table = list(results)
    for step in range(1, len(values)):
        for place in range(len(values) - 1, step - 1, -1):
            table[place] = (table[place] - table[place - 1]) / (values[place] - values[place - step])
    powers = [Fraction(0)] * len(values)
    for value, number in zip(reversed(values), reversed(table), strict=True):
        shifted = [Fraction(0), *powers[:-1]]
        powers = [up - value * down for up, down in zip(shifted, powers, strict=True)]
        powers[0] += number
    return powers


def _independent(
    skeleton: list[tuple[int, ...]], base: list[int], ranges: Sequence[tuple[int, int]], draw: random.Random
) -> list[Point]:
    """Points of the first variables at which the terms are linearly independent."""
    axis = len(skeleton[0])
    if len(skeleton) == 1 and all(base[:axis]):
        return [tuple(base[:axis])]
    for _ in range(_TRIES):
        points = [tuple(draw.randint(*ranges[place]) for place in range(axis)) for _ in skeleton]
        rows = [[monomial(powers, point) for powers in skeleton] for point in points]
        if rank(rows) == len(skeleton):
            return points
    raise NotPolynomial(max(axis - 1, 0))


def _numbers(found: Terms, skeleton: list[tuple[int, ...]]) -> list[Fraction]:
    return [found[powers] for powers in skeleton]


def monomial(powers: tuple[int, ...], point: Sequence[Number]) -> Fraction:
    """A product of powers at a point."""
    result: Number = 1
    for value, power in zip(point, powers, strict=True):
        result *= value**power
    return Fraction(result)


def value(terms: Terms, point: Sequence[Number]) -> Fraction:
    """A polynomial at a point."""
    return sum((number * monomial(powers, point) for powers, number in terms.items()), Fraction(0))


def rank(rows: list[list[Fraction]]) -> int:
    """The rank of a matrix."""
    return len(_eliminated([list(row) for row in rows]))


def solve(rows: list[list[Fraction]], right: list[Fraction]) -> list[Fraction]:
    """The solution of a square system whose rows are independent."""
    table = [[*row, number] for row, number in zip(rows, right, strict=True)]
    _eliminated(table)
    return [row[-1] for row in table]


def _eliminated(table: list[list[Fraction]]) -> list[int]:
    """Gauss and Jordan in place; the pivots' columns."""
    pivots: list[int] = []
    columns = len(table[0]) if table else 0
    for column in range(columns):
        place = len(pivots)
        if place == len(table):
            break
        row = next((row for row in range(place, len(table)) if table[row][column]), None)
        if row is None:
            continue
        table[place], table[row] = table[row], table[place]
        head = table[place][column]
        table[place] = [number / head for number in table[place]]
        for other in range(len(table)):
            if other != place and (factor := table[other][column]):
                table[other] = [a - factor * b for a, b in zip(table[other], table[place], strict=True)]
        pivots.append(column)
    return pivots
