"""Polynomials of all figures of a model at once: they share the runs, for one run gives every figure."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from symcost.errors import RecoverError
from symcost.recover.box import Outside
from symcost.recover.library.axes import Axes
from symcost.recover.sparse import Terms, fit, monomial, order, rank, solve, value

# Points with all sizes changed at which every formula must hold.
CONFIRMED = 6
_TRIES = 40


class Polynomials:
    """The figures of a config as polynomials on its axes.

    Attributes:
        terms: of each figure.
        confirmed: fresh points at which all of them hold.
        tried: least and greatest value of each size among those points.
    """

    def __init__(self, axes: Axes) -> None:
        self.axes = axes
        self.base = {name: axis.values[0] for name, axis in axes.by_name.items()}
        self.keys: tuple[Any, ...] = tuple(axes.at(self.base))
        self._drawn: dict[int, list[dict[str, int]]] = {}
        self._degrees = {name: self._degree(name) for name in axes.names}
        self.terms: dict[Any, Terms] = {key: self._grown(key) for key in self.keys}
        self.tried: dict[str, tuple[int, int]] = {}
        self.confirmed = self._confirm()

    def _degree(self, name: str) -> int:
        """The highest degree of a figure along an axis."""
        values = self.axes.by_name[name].values
        return max(order(values, [self._figure(key, {name: number}) for number in values]) for key in self.keys)

    def _grown(self, key: Any) -> Terms:
        found: Terms = {(): self._figure(key, {})}
        for place, name in enumerate(self.axes.names):
            found = self._joined(key, found, place, name)
        return found

    def _joined(self, key: Any, found: Terms, place: int, name: str) -> Terms:
        """The polynomial of the axes so far with one more in it, the others at the config's own."""
        values = self.axes.by_name[name].values
        line = [self._figure(key, {name: number}) for number in values]
        degree = order(values, line)
        if degree == 0:
            return {(*powers, 0): number for powers, number in found.items()}
        skeleton = list(found)
        points = self._points(skeleton, place)
        columns = [[found[powers] for powers in skeleton]]
        for chosen in values[1 : degree + 1]:
            right = [self._figure(key, {**point, name: chosen}) for point in points]
            rows = [[monomial(powers, self._numbers(point, place)) for powers in skeleton] for point in points]
            columns.append(solve(rows, right))
        made: Terms = {}
        for index, powers in enumerate(skeleton):
            for power, number in enumerate(fit(values[: degree + 1], [column[index] for column in columns])):
                if number:
                    made[(*powers, power)] = number
        return made or {(0,) * (place + 1): Fraction(0)}

    def _numbers(self, point: dict[str, int], place: int) -> list[int]:
        return [point.get(name, self.base[name]) for name in self.axes.names[:place]]

    def _points(self, skeleton: list[tuple[int, ...]], place: int) -> list[dict[str, int]]:
        """Points on the axes so far at which the terms are independent; the same for all figures, as far as they go."""
        if len(skeleton) == 1:
            return [{}]
        chosen: list[dict[str, int]] = []
        rows: list[list[Fraction]] = []
        for point in self._stream(place):
            row = [monomial(powers, self._numbers(point, place)) for powers in skeleton]
            if rank([*rows, row]) > len(rows):
                chosen.append(point)
                rows.append(row)
            if len(rows) == len(skeleton):
                return chosen
        raise RecoverError("its terms cannot be told apart at sizes that it takes", hint="vary fewer sizes")

    def _stream(self, place: int) -> Iterator[dict[str, int]]:
        """Points with the first axes changed; those that the library does not take are left out."""
        drawn = self._drawn.setdefault(place, [{}])
        draw = random.Random(f"{place}-{len(drawn)}")  # noqa: S311  (points, not secrets)
        yield from list(drawn)
        name = self.axes.names[place]
        for _ in range(_TRIES + 8 * place):
            point = {first: self._near(draw, first) for first in self.axes.names[:place]}
            try:
                for number in self.axes.by_name[name].values[: 1 + self._degrees[name]]:
                    self.axes.at({**point, name: number})
            except Outside:
                continue
            drawn.append(point)
            yield point

    def _near(self, draw: random.Random, name: str) -> int:
        own = self.base[name]
        if len(self.axes.by_name[name].values) == 1:
            return own
        return draw.randint(max(2, own // 2), 2 * own + 4)

    def _far(self, draw: random.Random, name: str) -> int:
        """Any place from several times less to several times more than the config's own."""
        axis = self.axes.by_name[name]
        return self.base[name] if len(axis.values) == 1 else draw.randint(*axis.far)

    def _figure(self, key: Any, places: dict[str, int]) -> Fraction:
        try:
            return Fraction(self.axes.at({**self.base, **places}).get(key, 0))
        except Outside as error:
            raise RecoverError(
                f"sizes that went one by one do not go together: {error}", hint="vary fewer sizes"
            ) from error

    def _confirm(self) -> int:
        """Compares every formula at fresh points, near the config's own and far off by turns.

        Raises:
            RecoverError: one is no polynomial; says which and where.
        """
        draw = random.Random("confirm")  # noqa: S311  (points, not secrets)
        agreed = 0
        for attempt in range(_TRIES):
            drawn = self._near if attempt % 2 else self._far
            point = {name: drawn(draw, name) for name in self.axes.names}
            try:
                figures = self.axes.at(point)
            except Outside:
                continue
            numbers: Sequence[int] = [point[name] for name in self.axes.names]
            for key in {*self.keys, *figures}:
                known = value(self.terms[key], numbers) if key in self.terms else Fraction(0)
                if known != figures.get(key, 0):
                    sizes = ", ".join(f"{name}={size}" for name, size in self.axes.values(point).items())
                    what = " ".join(filter(None, map(str, key)))
                    raise RecoverError(f"{what} is no polynomial: {figures.get(key, 0)} at {sizes}, not {known}")
            agreed += 1
            for name, size in self.axes.values(point).items():
                least, most = self.tried.get(name, (size, size))
                self.tried[name] = min(least, size), max(most, size)
            if agreed == CONFIRMED:
                break
        return agreed
