"""Twenty experts of which a token visits three, from rows of eight to rows of seven and back."""

from sympy import Integer

from symcost.components.expert_projection import expert_projection
from tests.components.hand import ROWS, Worked

EACH = 2 * ROWS * 3 * 8 * 7


def test_each_token_visits_three():
    worked = Worked(expert_projection, input="norm.output", outer=Integer(7))
    assert worked.matmul() == (EACH, 2 * EACH)
    assert worked.params == {"w": 20 * 8 * 7}
    assert worked.kept == {"norm.output": ROWS * 8 * 2}


def test_one_row_is_left_of_three():
    worked = Worked(expert_projection, input="core.output", inner=Integer(7), outer=Integer(8), combined=True)
    assert worked.matmul() == (EACH, 2 * EACH)
    assert worked.params == {"w": 20 * 8 * 7, "b": 8}
    assert worked.vector()[0] == 2 * ROWS * 3 * 8 + ROWS * 8
    assert worked.kept == {"core.output": ROWS * 3 * 7 * 2, "expert_projection.made": ROWS * 3 * 8 * 2}
