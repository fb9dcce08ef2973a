"""Runs of points as boxes: in a box the axes stay axes, so that what few of them decide is computed few times."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

# One slice an axis.
Box = tuple[slice, ...]


def boxes(start: int, stop: int, shape: tuple[int, ...]) -> Iterator[Box]:
    """The points from `start` to before `stop` of a grid, the last axis fastest, as boxes in order."""
    if start >= stop:
        return
    if not shape:
        yield ()
        return
    inner = prod(shape[1:])
    if start // inner == (stop - 1) // inner:
        yield from _one(start // inner, start % inner, stop - start // inner * inner, shape)
        return
    if start % inner:
        yield from _one(start // inner, start % inner, inner, shape)
    first, last = -(-start // inner), stop // inner
    if first < last:
        yield (slice(first, last), *(slice(0, extent) for extent in shape[1:]))
    yield from _one(last, 0, stop % inner, shape)


def _one(place: int, start: int, stop: int, shape: tuple[int, ...]) -> Iterator[Box]:
    """Points of one place on the first axis."""
    for rest in boxes(start, stop, shape[1:]):
        yield (slice(place, place + 1), *rest)


def run_length(shape: tuple[int, ...], most: int) -> int:
    """How many points a run should have, so that runs are whole boxes as far as possible: they are alike, and few."""
    size = 1
    for extent in reversed(shape):
        if size * extent > most:
            count = most // size
            even = (part for part in range(count, count // 2, -1) if extent % part == 0)
            return size * next(even, count)
        size *= extent
    return size * (most // size)


def extents(box: Box) -> tuple[int, ...]:
    return tuple(span.stop - span.start for span in box)


def point(number: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    """The place of a point on every axis."""
    places: list[int] = []
    for extent in reversed(shape):
        number, place = divmod(number, extent)
        places.append(place)
    return tuple(reversed(places))
