"""Branches: the threshold at which a program goes another way, and sizes on either side of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import islice, permutations, product

from sympy import Symbol

from symcost.errors import RecoverError
from symcost.recover.box import Box, Outside, Point
from symcost.recover.line import SOURCE, Line, agrees, last
from symcost.recover.pieces import Bound
from symcost.recover.space import Range, Ranges, Space
from symcost.recover.sparse import NotPolynomial, Terms, interpolate

# Where a first polynomial is looked for: sizes that are small, unlike one another, and no powers of two.
FIRST = (5, 97)
_SCALES = (FIRST, (2, 30), (200, 900), (5_000, 9_000), (100_000, 200_000), (1_000_000, 2_000_000))
_LIMITS = ((40, 200), (300, 900), (5, 40), (1, 12))
_TRIED = 24
_WIDTH = 90
_ORDERS = 24


def threshold(box: Box, space: Space, terms: Terms, line: Line, symbols: Mapping[str, Symbol]) -> Bound:
    """Where a program branches, as a polynomial of the other sizes.

    Raises:
        RecoverError: the threshold is no polynomial of the other sizes.
    """
    names = tuple(name for name in space.sizes if name != line.size)
    held, target = (line.last, box.largest) if line.upward else (line.last, 1)

    def limit(others: Point) -> int:
        point = [*others[: line.axis], 0, *others[line.axis :]]
        ends = []
        for end in (target, 1 if line.upward else box.largest):
            point[line.axis] = end
            ends.append(agrees(box, space, terms, tuple(point)))
        if ends != [False, True]:
            raise Outside
        found = last(box, space, terms, point, line.axis, point[line.axis], target)
        return found if line.upward else found - 1

    found: Terms = _limit(limit, len(names)) if names else {(): Fraction(held if line.upward else held - 1)}
    plain = Space(names, {name: symbols[name] for name in names})
    return Bound(line.size, line.axis, found, plain.expression(found), True)


def _limit(limit: object, count: int) -> Terms:
    for seed, scale in enumerate(_LIMITS):
        try:
            return interpolate(limit, [scale] * count, 2, seed)  # type: ignore[arg-type]
        except (NotPolynomial, Outside):
            continue
    raise RecoverError("it branches where no polynomial of its sizes says", hint=SOURCE)


def ranges(where: tuple[Bound, ...], names: tuple[str, ...], *, apart: bool = False) -> Iterator[dict[str, Range]]:
    """Ranges of the sizes whose every point lies within the bounds.

    Args:
        apart: every size has a magnitude of its own, first ascending and descending ones.
    """
    free = {str(symbol) for bound in where for symbol in bound.expression.free_symbols}
    involved = [name for name in names if apart or name in free or any(name == bound.size for bound in where)]
    for scales in _assignments(len(involved)) if apart else product(_SCALES, repeat=len(involved)):
        chosen = dict.fromkeys(names, FIRST) | dict(zip(involved, scales, strict=True))
        for bound in where:
            chosen[bound.size] = _within(where, bound.size, *chosen[bound.size])
        if all(low <= high for low, high in chosen.values()) and all(
            bound.holds(point) for point in _corners(chosen, names) for bound in where
        ):
            yield chosen


def _assignments(count: int) -> Iterator[tuple[Range, ...]]:
    scales = tuple((5 * 7**place, 9 * 7**place) for place in range(1, count + 1))
    yield scales
    yield scales[::-1]
    yield from islice(permutations(scales), 1, _ORDERS)


def _within(where: tuple[Bound, ...], size: str, low: int, high: int) -> Range:
    """The range of a size, cut at the thresholds that are numbers."""
    limits = [(int(b.expression), b.below) for b in where if b.size == size and not b.expression.free_symbols]
    least = max((limit + 1 for limit, below in limits if not below), default=1)
    most = min((limit for limit, below in limits if below), default=max(high, least + _WIDTH))
    low, high = min(max(low, least), most), min(max(high, least), most)
    return (low, high) if low < high else (least, min(most, least + _WIDTH))


def _corners(chosen: Ranges, names: tuple[str, ...]) -> Iterator[Point]:
    for count in range(_TRIED):
        yield tuple(chosen[name][(count >> place % 5) + place // 5 & 1] for place, name in enumerate(names))
