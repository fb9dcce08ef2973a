"""What a search keeps of many plans, against sorting all of them."""

import numpy as np
import pytest

from symcost.planning.choice import Best, Front


def blocks(seed, number=40, size=3000, sorts=500):
    """Blocks of plans with many equal times and sizes, some of them none."""
    found = np.random.default_rng(seed)
    for block in range(number):
        seconds = found.integers(1, sorts, size).astype(float)
        seconds[found.random(size) < 0.1] = np.inf
        yield block, seconds, found.integers(1, sorts, size).astype(float)


@pytest.mark.parametrize("wanted", [1, 10, 700])
def test_the_best_are_the_smallest_of_all(wanted):
    best, every = Best(wanted), []
    for block, seconds, peaks in blocks(1):
        best.add(seconds, seconds, peaks, block)
        every += [(s, p, block, place) for place, (s, p) in enumerate(zip(seconds, peaks, strict=True)) if s < np.inf]
    expected = [(block, place) for _, _, block, place in sorted(every)[:wanted]]
    assert best.chosen() == expected


def test_times_that_differ_in_their_last_bits_are_equal():
    best = Best(2)
    best.add(np.array([0.3, 0.1 + 0.2]), np.array([2.0, 1.0]), np.array([1.0, 1.0]), 0)
    assert best.chosen() == [(0, 1), (0, 0)]


def test_nothing_is_chosen_of_nothing():
    best = Best(3)
    best.add(np.full(4, np.inf), np.zeros(4), np.zeros(4), 0)
    assert best.chosen() == []


def test_a_front_has_no_plan_that_another_beats():
    front, every = Front(400.0), []
    for block, seconds, peaks in blocks(2):
        front.add(peaks, seconds, block)
        every += [(p, s) for s, p in zip(seconds, peaks, strict=True) if s < np.inf and p <= 400]
    expected, least = [], np.inf
    for peak, seconds in sorted(every):
        if seconds < least:
            expected.append((peak, seconds))
            least = seconds
    assert [(peak, seconds) for peak, seconds, *_ in front.rows.T] == expected
