"""Four taps over the values of each of four heads of seven."""

from symcost.components.value_filter import value_filter
from tests.components.hand import ROWS, Worked


def test_as_many_taps_a_head_and_one_addition():
    worked = Worked(value_filter, input="qkv_projection.v")
    assert worked.matmul() == (0, 0)
    assert worked.vector() == (ROWS * 28 * (2 * 4 + 1), ROWS * 28 * 4 * 4)
    assert worked.params == {"w": 4 * 4}
    assert worked.kept == {"qkv_projection.v": ROWS * 28 * 2}
