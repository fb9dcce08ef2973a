"""The picture of the front: round marks that hold every plan."""

import pytest

from symcost.planning.picture import ticks


@pytest.mark.parametrize(
    ("least", "most", "steps", "base", "expected"),
    [
        (0.3, 4.0, (1, 2, 5), 10, [0.2, 0.5, 1.0, 2.0, 5.0]),
        (5.0, 5.0, (1, 2, 5), 10, [5.0, 10.0]),
        (1000, 4096, (1,), 2, [512.0, 1024.0, 2048.0, 4096.0]),
        (1e-5, 1.5e-5, (1, 2, 5), 10, [1e-5, 2e-5]),
    ],
)
def test_marks_are_round_and_hold_every_plan(least, most, steps, base, expected):
    assert ticks(least, most, steps, base) == pytest.approx(expected)
