"""A vector of eight, added to each row."""

from symcost.components.added_bias import added_bias
from tests.components.hand import ROWS, Worked


def test_one_addition_an_element_and_one_sum():
    worked = Worked(added_bias)
    assert worked.matmul() == (0, 0)
    assert worked.vector() == (ROWS * 8, ROWS * 8)
    assert worked.params == {"b": 8}
    assert worked.kept == {}
