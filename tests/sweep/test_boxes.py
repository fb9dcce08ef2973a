"""A run of points is cut into boxes that hold each of its points once, in order."""

from __future__ import annotations

from itertools import product
from math import prod

from hypothesis import given
from hypothesis import strategies as st

from symcost.sweep.boxes import boxes, extents, point


@given(st.lists(st.integers(1, 5), max_size=4).map(tuple), st.data())
def test_boxes_hold_each_point_once_and_in_order(shape, data):
    total = prod(shape)
    start = data.draw(st.integers(0, total))
    stop = data.draw(st.integers(start, total))
    every = list(product(*map(range, shape)))
    found = [places for box in boxes(start, stop, shape) for places in product(*(range(s.start, s.stop) for s in box))]
    assert found == every[start:stop]


@given(st.lists(st.integers(1, 5), max_size=4).map(tuple))
def test_points_have_places(shape):
    assert [point(number, shape) for number in range(prod(shape))] == list(product(*map(range, shape)))


def test_a_run_has_few_boxes():
    found = list(boxes(12345, 987654, (100, 100, 100)))
    assert len(found) <= 5
    assert sum(prod(extents(box)) for box in found) == 987654 - 12345
