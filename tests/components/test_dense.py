"""Eight to twelve, by hand."""

from sympy import Integer

from symcost.components.dense import dense
from tests.components.hand import ROWS, Worked


def test_a_matmul_and_its_bias():
    worked = Worked(dense, input="a.b", outer=Integer(12))
    assert worked.params == {"w": 8 * 12, "b": 12}
    assert worked.matmul() == (2 * ROWS * 96, 4 * ROWS * 96)
    assert worked.kept == {"a.b": ROWS * 8 * 2}


def test_half_of_a_gated_product_multiplies_the_other():
    worked = Worked(dense, input="a.b", outer=Integer(12), bias=False, activation="silu", gated=True)
    assert worked.params == {"w": 8 * 24}
    assert worked.matmul()[0] == 2 * ROWS * 8 * 24
    assert worked.vector()[0] == ROWS * 12 * (5 + 1)
    assert worked.kept["dense.gate"] == worked.kept["dense.up"] == ROWS * 12 * 2


def test_pixels_need_no_gradient():
    assert Worked(dense, input="a.b", outer=Integer(12), first=True).matmul() == (2 * ROWS * 96, 2 * ROWS * 96)
