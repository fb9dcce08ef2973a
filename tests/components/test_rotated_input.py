"""Two sequences of three tokens, eight wide: three operations an element each way, read once and written once."""

from symcost.components.rotated_input import rotated_input
from tests.components.hand import Worked


def test_each_element_is_two_products_and_a_sum():
    worked = Worked(rotated_input)
    assert worked.params == {}
    assert worked.matmul() == (0, 0)
    assert worked.vector() == (3 * 2 * 3 * 8, 3 * 2 * 3 * 8)
