"""A run of points is cut into boxes that hold each of its points once, in order."""

from __future__ import annotations

from itertools import product
from math import prod

from hypothesis import given
from hypothesis import strategies as st

from symcost.sweep.boxes import boxes, extents, point, run_length


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


@given(st.lists(st.integers(1, 30), max_size=4).map(tuple), st.integers(1, 5000))
def test_runs_are_no_longer_than_allowed_and_not_much_shorter(shape, most):
    length = run_length(shape, most)
    assert most / 4 < length <= most


def test_runs_of_a_large_grid_are_all_one_box_of_one_shape():
    shape = (100, 10, 100, 100)
    length = run_length(shape, 2**18)
    assert length == 200_000
    found = [list(boxes(start, start + length, shape)) for start in range(0, prod(shape), length)]
    assert {tuple(map(extents, run)) for run in found} == {((2, 10, 100, 100),)}


def test_a_run_has_few_boxes():
    found = list(boxes(12345, 987654, (100, 100, 100)))
    assert len(found) <= 5
    assert sum(prod(extents(box)) for box in found) == 987654 - 12345
