"""A projection from eight to 21 elements, and one inside a layer."""

from sympy import Integer

from symcost.components.linear_projection import linear_projection
from symcost.dims import dt_rank, inner
from tests.components.hand import ROWS, Worked


def test_out_of_the_stream():
    worked = Worked(linear_projection, input="attention_norm.output", outer=Integer(21))
    assert worked.matmul() == (2 * ROWS * 8 * 21, 4 * ROWS * 8 * 21)
    assert worked.params == {"w": 8 * 21}
    assert worked.kept == {"attention_norm.output": ROWS * 8 * 2}


def test_inside_a_layer_with_a_bias():
    worked = Worked(linear_projection, input="x_projection.dt", inner=dt_rank, outer=inner, bias=True)
    assert worked.matmul()[0] == 2 * ROWS * 3 * 10
    assert worked.vector() == (ROWS * 10, ROWS * 10)
    assert worked.params == {"w": 30, "b": 10}
