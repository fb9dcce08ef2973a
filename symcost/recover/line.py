"""Lines: along one size from a point where a formula holds to one where it fails, and where in between it begins to."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from symcost.errors import RecoverError
from symcost.recover.box import Box, Outside, Point
from symcost.recover.space import Space
from symcost.recover.sparse import Terms, value

SOURCE = "a formula for such a program needs its source: name it as module:function"


@dataclass(frozen=True)
class Line:
    """A line along one size on which a formula holds at first and then does not.

    Attributes:
        size: its name; axis: its place among the sizes.
        point: where the others are.
        last: the last value at which the formula holds, on the way to where it fails.
        upward: whether it fails above.
    """

    size: str
    axis: int
    point: Point
    last: int
    upward: bool


def agrees(box: Box, space: Space, terms: Terms, point: Point) -> bool:
    """Whether a formula holds at a point; where the program takes no such sizes nothing speaks against it."""
    try:
        return box(point) == value(terms, space.place(point))
    except Outside:
        return True


def residuals(box: Box, space: Space, terms: Terms, line: Line, values: list[int]) -> list[Fraction] | None:
    """By how much a formula is wrong at values of a line's size; None where the program does not take one."""
    points = [(*line.point[: line.axis], number, *line.point[line.axis + 1 :]) for number in values]
    try:
        return [box(point) - value(terms, space.place(point)) for point in points]
    except Outside:
        return None


def last(box: Box, space: Space, terms: Terms, point: list[int], axis: int, held: int, fails: int) -> int:
    """The last value at which a formula holds, by halves between one where it does and one where it does not."""
    good, bad = held, fails
    while abs(bad - good) > 1:
        middle = (good + bad) // 2
        holds = agrees(box, space, terms, (*point[:axis], middle, *point[axis + 1 :]))
        good, bad = (middle, bad) if holds else (good, middle)
    return good


def find(box: Box, space: Space, terms: Terms, start: Point, wrong: Point) -> Line:
    """The first size, going from a good point to a bad one, that makes the formula fail, and where.

    Raises:
        RecoverError: the bad point is unlike all points on the way.
    """
    point = list(start)
    for axis, target in enumerate(wrong):
        held, point[axis] = point[axis], target
        if not agrees(box, space, terms, tuple(point)):
            end = last(box, space, terms, point, axis, held, target)
            return Line(space.sizes[axis], axis, tuple(point), end, target > held)
    raise RecoverError(f"its value at {box.text(wrong)} is unlike that of its neighbours", hint=SOURCE)
