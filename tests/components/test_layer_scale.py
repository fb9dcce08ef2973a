"""A factor for each of eight channels, or one for all."""

from sympy import Integer

from symcost.components.layer_scale import layer_scale
from tests.components.hand import ROWS, Worked


def test_a_product_and_its_two_gradients():
    worked = Worked(layer_scale, input="a.b")
    assert worked.params == {"weight": 8}
    assert worked.vector() == (ROWS * 8, 3 * ROWS * 8)
    assert worked.traffic("forward") == (2 * (ROWS * 8 + 8), 2 * ROWS * 8)


def test_one_for_all():
    assert Worked(layer_scale, input="a.b", factors=Integer(1)).params == {"weight": 1}
