"""Roundings: from the steps of a program along one size to what it divides by, a number or another size."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

from symcost.recover.box import Box, Outside, Point
from symcost.recover.line import Line, residuals
from symcost.recover.space import Modulus, Ranges, Rounding, Space
from symcost.recover.sparse import CONFIRMED, NotPolynomial, Terms, interpolate, order, value

# Sizes are padded to multiples of these; smaller ones are all tried.
_ALL_BELOW = 65
_LARGER = (80, 96, 100, 112, 120, 128, 144, 160, 192, 200, 224, 240, 256, 320, 384, 448, 500, 512, 576, 640, 768, 896)
_LARGEST = (1000, 1024, 1280, 1536, 2048, 4096, 8192, 16384, 32768, 65536)
_FACTORS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
# How many steps of a modulus are looked ahead, near and far.
_STEPS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 144, 377)
_CHECKED = 24
_EVEN = (2, 3, 4, 5, 6, 8)


def find(box: Box, space: Space, ranges: Ranges, axis: str, degree: int, *, shifted: bool = False) -> Rounding | None:
    """What explains that a program is no polynomial along an axis; None where nothing does.

    Args:
        shifted: also roundings of the size and a number, of which there are many.
    """
    bounds = space.bounds(ranges)
    start = [low + (high - low) // 3 for low, high in bounds]
    if _repeats(box, space, start, axis, 1, degree):
        return None
    for modulus in _moduli(space, axis):
        number = modulus.at(dict(zip(space.axes, start, strict=True)))
        if _repeats(box, space, start, axis, number, degree):
            found = _best(box, space, ranges, _forms(axis, modulus, number, shifted=shifted), degree)
            if found is not None:
                return found
    return None


def of_product(box: Box, space: Space, ranges: Ranges, axis: str, degree: int) -> Rounding | None:
    """What explains it where the product of the axis with another size is rounded."""
    for partner in (name for name in space.axes if name in space.sizes and name != axis):
        alone = find(box, space, {**ranges, partner: (1, 1)}, axis, degree)
        if alone is not None:
            # The partner is 1 there, so that a multiple of it is a number.
            modulus = Modulus(alone.modulus.factor) if alone.modulus.size == partner else alone.modulus
            form = Rounding(axis, modulus, alone.down, alone.shift, partner)
            if _best(box, space, ranges, [form], degree):
                return form
    return None


def step(box: Box, space: Space, terms: Terms, line: Line, degree: int) -> Rounding | None:
    """What explains a first step along a size, where a second one follows at the same distance."""
    after = _next_step(box, space, terms, line, degree)
    if after is None:
        return None
    number = abs(after - line.last)
    known = dict(zip(space.sizes, line.point, strict=True))
    sizes = [name for name in space.axes if name in space.sizes and name != line.size]
    multiples = [Modulus(number // known[name], name) for name in sizes if number % known[name] == 0]
    axis, inner = _innermost(space, line.size)
    if inner > 1:
        return Rounding(axis, Modulus(number // inner)) if number % inner == 0 and number > inner else None
    first = min(line.last, after)
    for modulus in (*(m for m in multiples if m.factor in _FACTORS), Modulus(number)):
        shift = first % number
        up = Rounding(axis, modulus, down=shift == number - 1, shift=0 if shift == number - 1 else shift)
        if shift and not up.down and modulus.size:
            continue
        wide = dict.fromkeys(space.sizes, (2, 40)) | {line.size: (number, 40 * number)}
        if _best(box, space, wide, [up], degree) or _every_other(box, line, number, degree):
            return up
    return None


def _every_other(box: Box, line: Line, number: int, degree: int) -> bool:
    """Whether steps of unlike heights repeat after a few of them: then what is rounded is rounded once more."""
    place, values = line.axis, list(line.point)
    for times in _EVEN:
        along = [line.last + times * number * count for count in _STEPS[: degree + 4]]
        results = _asked(box, [(*values[:place], v, *values[place + 1 :]) for v in along])
        if results is not None and order(along, results) <= degree:
            return True
    return False


def _innermost(space: Space, size: str) -> tuple[str, int]:
    """The axis that stands for a size, and by how much it was divided to be one."""
    inner = 1
    for rounding in space.roundings:
        if rounding.size == size and not rounding.modulus.size:
            size, inner = rounding.names[0], inner * rounding.modulus.factor
    return size, inner


def _moduli(space: Space, axis: str) -> Iterator[Modulus]:
    """What sizes may be divided by: other sizes first, since one of them may have the value of a common number."""
    for factor in _FACTORS:
        yield from (Modulus(factor, name) for name in space.axes if name in space.sizes and name != axis)
    yield from map(Modulus, (*range(2, _ALL_BELOW), *_LARGER, *_LARGEST))


def _forms(axis: str, modulus: Modulus, number: int, *, shifted: bool) -> list[Rounding]:
    forms = [Rounding(axis, modulus), Rounding(axis, modulus, down=True)]
    if shifted and not modulus.size and number < _ALL_BELOW:
        forms += [Rounding(axis, modulus, shift=shift) for shift in range(1, number - 1)]
    return forms


def _repeats(box: Box, space: Space, start: list[int], axis: str, number: int, degree: int) -> bool:
    """Whether the program is a polynomial along an axis in steps of a number, at two rests."""
    place = space.axes.index(axis)
    for rest in (0, 1):
        values = [start[place] + rest + number * count for count in _STEPS]
        results = _asked(box, [space.point((*start[:place], v, *start[place + 1 :])) for v in values])
        if results is None or order(values, results) > degree:
            return False
    return True


def _asked(box: Box, points: list[Point]) -> list[Fraction] | None:
    try:
        return [box(point) for point in points]
    except Outside:
        return None


def _best(box: Box, space: Space, ranges: Ranges, forms: list[Rounding], degree: int) -> Rounding | None:
    """The form in which the rest has the least degree; none where it needs no rounding, or has none."""
    found: list[tuple[int, int, int, Rounding]] = []
    for place, form in enumerate(forms):
        terms = _section(box, space, ranges, form, degree)
        rests = 0 if terms is None else max(powers[1] for powers in terms)
        # Any few values lie on a polynomial: a rest of few values says something only in a low degree.
        few = not form.modulus.size and form.modulus.factor < rests + 1 + CONFIRMED
        if terms is not None and (rests <= 1 or not few):
            found.append((rests, len(terms), place, form))
            if rests <= 1 and place >= 1:
                break
    return min(found)[3] if found else None


def _section(box: Box, space: Space, ranges: Ranges, form: Rounding, degree: int) -> Terms | None:
    """The polynomial of quotient, rest and (where there are any) modulus and partner, the other axes held."""
    inside = space.rounded(form)
    bounds = inside.bounds(ranges)
    quotient, rest, multiple = form.names
    own = [quotient, rest, *([form.modulus.size] if form.modulus.size else []), *([multiple] if form.partner else [])]
    if not set(own) <= set(inside.axes):
        return None
    places = [inside.axes.index(axis) for axis in own]
    base = [low + (high - low) // 3 for low, high in bounds]

    def section(point: Point) -> Fraction:
        whole = list(base)
        for place, number in zip(places, point, strict=True):
            whole[place] = number
        return box(inside.point(tuple(whole)))

    narrow = [bounds[place] for place in places]
    try:
        terms = interpolate(section, narrow, degree)
        draw = random.Random(len(narrow))  # noqa: S311  (points, not secrets)
        sample = [tuple(draw.randint(low, high) for low, high in narrow) for _ in range(_CHECKED)]
        if any(section(point) != value(terms, point) for point in sample):
            return None
    except (NotPolynomial, Outside):
        return None
    return None if _plain(box, space, inside, base, places, sample, degree) else terms


def _plain(
    box: Box, space: Space, inside: Space, base: list[int], places: list[int], sample: list[Point], degree: int
) -> bool:
    """Whether the program is a polynomial there without any rounding: then rounding explains nothing."""
    sizes = []
    for point in sample:
        whole = list(base)
        whole[places[0]], whole[places[1]] = point[0], point[1]
        sizes.append(inside.point(tuple(whole)))
    moving = next((axis for axis in range(len(sizes[0])) if len({point[axis] for point in sizes}) > 1), None)
    if moving is None:
        return True
    distinct = {point[moving]: point for point in sizes}
    results = _asked(box, list(distinct.values()))
    return results is not None and order(list(distinct), results) <= degree


def smooth(box: Box, space: Space, terms: Terms, line: Line, degree: int) -> bool:
    """Whether the program is a polynomial right behind where a formula fails, as behind a branch."""
    way = 1 if line.upward else -1
    near = [v for count in range(degree + 4) if (v := line.last + way * (1 + count)) > 0]
    left = residuals(box, space, terms, line, near)
    return left is None or len(near) < degree + 4 or order(near, left) <= degree


def _next_step(box: Box, space: Space, terms: Terms, line: Line, degree: int) -> int | None:
    """The last value before the program steps again behind a first step; None where it does not."""
    way = 1 if line.upward else -1
    near = [line.last + way * (1 + count) for count in range(degree + 4)]
    left = residuals(box, space, terms, line, [v for v in near if v > 0])
    if left is None or len(left) < len(near):
        return None
    fitted = next((size for size in range(1, degree + 2) if order(near[: size + 1], left[: size + 1]) < size), 0)
    if not fitted:
        return None
    known, numbers = near[:fitted], left[:fitted]

    def goes_on(number: int) -> bool:
        if number in known:
            return True
        found = residuals(box, space, terms, line, [number])
        return found is not None and order([*known, number], [*numbers, *found]) < fitted

    good = bad = near[fitted - 1]
    while goes_on(bad):
        good, bad = bad, line.last + 2 * (bad - line.last)
        if bad > box.largest or bad < 1:
            return None
    while abs(bad - good) > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if goes_on(middle) else (good, middle)
    return good
