"""Three places of two sequences to one."""

from symcost.components.mean_pooling import mean_pooling
from tests.components.hand import ROWS, Worked


def test_an_addition_each_and_nothing_kept():
    worked = Worked(mean_pooling)
    assert worked.vector() == (ROWS * 8, ROWS * 8)
    assert worked.traffic("forward") == (2 * ROWS * 8, 2 * 2 * 8)
    assert worked.kept == {}
