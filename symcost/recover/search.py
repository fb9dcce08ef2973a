"""The search: interpolate, compare elsewhere, and let the first difference say where to round or to branch."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice

from sympy import Symbol

from symcost.errors import RecoverError
from symcost.recover import branch, line, rounding
from symcost.recover.box import Box, Outside, Point
from symcost.recover.pieces import Bound, Piece, joined
from symcost.recover.space import Ranges, Rounding, Space
from symcost.recover.sparse import NotPolynomial, Terms, interpolate, value

# Points at which a formula is compared, of all orders of magnitude.
COMPARED = 60
_NAMED = "name what is a size by --dims NAME=ARG, or NAME=ARG.ATTRIBUTE"
_ROUNDINGS, _BRANCHES, _SEEDS, _ORDERS = 4, 4, 6, 8


@dataclass
class Search:
    """What is looked for.

    Attributes:
        box: the program. symbols: the expression of each of its sizes.
        degree: the highest degree in one size.
        notable: numbers near which the program may behave otherwise.
        compared: points at which the formulas found agree with it.
    """

    box: Box
    symbols: Mapping[str, Symbol]
    degree: int = 6
    notable: tuple[int, ...] = ()
    compared: int = 0
    _draw: random.Random = field(default_factory=lambda: random.Random(1))  # noqa: S311  (points, not secrets)

    def pieces(self) -> list[Piece]:
        """The formula, or one for each case.

        Raises:
            RecoverError: none was found; says at which points the best one differs.
        """
        return self._region((), dict.fromkeys(self.box.names, branch.FIRST))

    def _region(self, where: tuple[Bound, ...], ranges: Ranges, *, apart: bool = False) -> list[Piece]:
        """Formulas of a region of points."""
        space = Space(self.box.names, self.symbols)
        for _ in range(_ROUNDINGS + 1):
            try:
                terms = self._polynomial(space, ranges)
            except NotPolynomial as failed:
                found = self._rounding(space, ranges, space.axes[failed.axis])
                if found is None:
                    error = self._unlike(space, ranges, failed.axis)
                    if apart:
                        raise error from failed
                    return self._apart(where, error)
                space = space.rounded(found)
                continue
            wrong = self._differs(space, terms, where)
            if wrong is None:
                return [Piece(where, space.expression(terms))]
            start = space.point(tuple(low + 1 for low, _ in space.bounds(ranges)))
            fails = line.find(self.box, space, terms, start, wrong)
            step = rounding.step(self.box, space, terms, fails, self.degree)
            if step is None and not rounding.smooth(self.box, space, terms, fails, self.degree):
                step = self._rounding(space, ranges, fails.size) if fails.size in space.axes else None
            if step is None:
                return self._sides(space, terms, where, fails)
            space = space.rounded(step)
        raise RecoverError("it rounds more than can be told apart", hint="state fewer sizes by --dims")

    def _rounding(self, space: Space, ranges: Ranges, axis: str) -> Rounding | None:
        """What is rounded along an axis: it alone, in a product, or with a number added to it."""
        return (
            rounding.find(self.box, space, ranges, axis, self.degree)
            or rounding.of_product(self.box, space, ranges, axis, self.degree)
            or rounding.find(self.box, space, ranges, axis, self.degree, shifted=True)
        )

    def _apart(self, where: tuple[Bound, ...], error: RecoverError) -> list[Piece]:
        """Formulas where sizes of one magnitude lie on both sides of a branch: each gets a magnitude of its own.

        Raises:
            RecoverError: as given, where that does not help either.
        """
        for ranges in islice(branch.ranges(where, self.box.names, apart=True), _ORDERS):
            try:
                return self._region(where, ranges, apart=True)
            except RecoverError:
                if self.box.exhausted:
                    raise
        raise error

    def _polynomial(self, space: Space, ranges: Ranges) -> Terms:
        """The polynomial on the axes; other points are tried where the program does not take some."""
        for seed in range(_SEEDS):
            try:
                return interpolate(lambda place: self.box(space.point(place)), space.bounds(ranges), self.degree, seed)
            except Outside:
                continue
        said = "; ".join(f"at {self.box.text(p)}: {text}" for p, text in list(self.box.refused.items())[:3])
        raise RecoverError(f"it does not take sizes chosen freely, {said}", hint=_NAMED)

    def _differs(self, space: Space, terms: Terms, where: tuple[Bound, ...]) -> Point | None:
        """The first point of the region at which the formula is wrong."""
        agreed = 0
        for point in self._points(where):
            try:
                if self.box(point) != value(terms, space.place(point)):
                    return point
            except Outside:
                continue
            agreed += 1
        self.compared += agreed
        return None

    def _points(self, where: tuple[Bound, ...]) -> list[Point]:
        """Points of a region, of all magnitudes, some with a notable number or its neighbour among them."""
        found: list[Point] = []
        for number in sorted({n + by for n in self.notable for by in (-1, 0, 1) if n + by > 0}):
            for axis in range(len(self.box.names)):
                point = list(self._drawn())
                point[axis] = number
                found.append(tuple(point))
        found += [self._drawn() for _ in range(COMPARED * (20 if where else 1))]
        inside = [point for point in found if all(bound.holds(point) for bound in where)]
        return inside[: 2 * COMPARED] if where else inside

    def _drawn(self) -> Point:
        """Sizes of all magnitudes, none too large in the product."""
        most = self.box.largest.bit_length() - 1
        return tuple(self._draw.randint(1, 2 ** self._draw.randint(1, most)) for _ in self.box.names)

    def _sides(self, space: Space, terms: Terms, where: tuple[Bound, ...], fails: line.Line) -> list[Piece]:
        """Formulas on both sides of where the program branches."""
        if len(where) >= _BRANCHES:
            raise RecoverError("it branches more often than can be told apart", hint="state fewer sizes by --dims")
        bound = branch.threshold(self.box, space, terms, fails, self.symbols)
        sides: list[list[Piece]] = []
        for below in (True, False):
            chosen = (*where, replace(bound, below=below))
            room = next(branch.ranges(chosen, self.box.names), None)
            if room is None:
                said = " and ".join(f"{b.size} {'<=' if b.below else '>'} {b.expression}" for b in chosen)
                raise RecoverError(f"no room for sizes with {said}", hint="state fewer sizes by --dims")
            sides.append(self._region(chosen, room))
        return joined(sides[0], sides[1], bound, self.symbols[bound.size])

    def _unlike(self, space: Space, ranges: Ranges, axis: int) -> RecoverError:
        """The error where no polynomial and no rounding describes one line."""
        low = [bounds[0] + 1 for bounds in space.bounds(ranges)]
        shown = []
        for step in range(4):
            place = (*low[:axis], low[axis] + step, *low[axis + 1 :])
            point = space.point(place)
            shown.append(f"{self.box(point)} at {self.box.text(point)}")
        name = space.axes[axis].split("/")[0].split("%")[0]
        what = f"no polynomial of {name} up to degree {self.degree}, rounded or not"
        return RecoverError(f"{what}: {', '.join(shown)}", hint="state --degree, or leave this size out by --dims")
