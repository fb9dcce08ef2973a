"""Two images, five masks, three positions, eight wide."""

from sympy import Integer

from symcost.components.mask_products import mask_products
from tests.components.hand import Worked


def test_every_mask_meets_every_position_and_both_sides_get_a_gradient():
    worked = Worked(mask_products, inputs=("a.b", "c.d"), masks=Integer(5))
    assert worked.params == {}
    one = 2 * 2 * 5 * 3 * 8
    assert worked.matmul() == (one, 2 * one)
