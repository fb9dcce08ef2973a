"""Six rows, eight channels: a product and a sum an element, and a product on the way back; nothing is trained."""

from symcost.components.fixed_norm import fixed_norm
from tests.components.hand import Worked


def test_a_factor_and_a_summand_for_each_channel():
    worked = Worked(fixed_norm, input="a.b")
    assert worked.params == {}
    assert worked.matmul() == (0, 0)
    each = 4 + 2 + 1
    assert worked.vector() == (2 * 6 * 8 + 8 * each, 6 * 8)
