"""A sweep's grid as data: what is varied, what follows from it, and which points are wanted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from math import prod

from symcost.errors import SpecError, UsageError
from symcost.sweep.axis import LONGEST, Axis

# A grid of more points is asked for by name.
MOST_POINTS = 10**9


@dataclass(frozen=True)
class Grid:
    """What a grid file states.

    Attributes:
        models: further models, each priced after the sweep's own.
        axes: sizes, widths and coefficients, in the order of the file; the last varies fastest.
        conventions: options by name; the same order.
        precisions: policies by name or file; empty where each model has its own.
        links: sizes that are computed from others at every point, by expression.
        where: conditions that a point must meet, all of them.
        file: where it was read, for messages.
    """

    models: tuple[str, ...] = ()
    axes: tuple[Axis, ...] = ()
    conventions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    precisions: tuple[str, ...] = ()
    links: Mapping[str, str] = field(default_factory=dict)
    where: tuple[str, ...] = ()
    file: str = "grid"

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis.count for axis in self.axes)

    def points(self, models: int) -> int:
        """How many points there are before any filter."""
        options = (len(options) for options in self.conventions.values())
        return prod(chain((models, len(self.precisions) or 1), options, self.shape))

    def with_filters(self, conditions: tuple[str, ...]) -> Grid:
        return replace(self, where=(*self.where, *conditions))

    def text(self) -> str:
        """What tells this grid from another, its models apart."""
        conventions = ";".join(f"{name}={','.join(options)}" for name, options in self.conventions.items())
        links = ";".join(f"{name}={expression}" for name, expression in self.links.items())
        axes = ";".join(axis.text() for axis in self.axes)
        return "\n".join((axes, conventions, ",".join(self.precisions), links, *self.where))


def check_size(grid: Grid, models: int, most: int | None) -> int:
    """The number of points, which must not surprise anybody.

    Args:
        most: how many were asked for; MOST_POINTS unless stated.

    Raises:
        UsageError: more points than that.
        SpecError: an axis too long to be held.
    """
    for axis in grid.axes:
        if axis.count > LONGEST and grid.points(models) <= (most or MOST_POINTS):
            hint = f"the limit is {LONGEST:,}: split it over two grids"
            raise SpecError(f"dims.{axis.name} has {axis.count:,} values", where=grid.file, hint=hint)
    points = grid.points(models)
    if points > (most or MOST_POINTS):
        parts = [(models, "models"), (len(grid.precisions), "precisions")]
        parts += [(len(options), name) for name, options in grid.conventions.items()]
        parts += [(axis.count, axis.name) for axis in grid.axes]
        product = " x ".join(f"{count:,} {name}" for count, name in parts if count > 1)
        hint = f"take fewer values, or ask for it with --max-points {points}"
        raise UsageError(f"{grid.file}: the grid has {points:,} points: {product}", hint=hint)
    return points
