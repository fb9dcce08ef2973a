"""Four heads of seven over six rows: what is subtracted and what is left are kept, 168 numbers each."""

from symcost.components.differential_combination import differential_combination
from tests.components.hand import ROWS, Worked

WIDTH = ROWS * 4 * 7


def test_four_vectors_and_what_is_kept():
    worked = Worked(differential_combination, inputs=("first.output", "second.output"))
    assert worked.params == dict.fromkeys(("lambda_q1", "lambda_k1", "lambda_q2", "lambda_k2"), 7)
    assert worked.kept["differential_combination.subtracted"] == 2 * WIDTH
    assert worked.kept["differential_combination.difference"] == 2 * WIDTH
    assert worked.matmul() == (0, 0)


def test_forward_is_vector_work():
    # share: four products and sums of seven, two exponentials; subtraction 3; norm 2 squares, 1 scale, 4 a pair
    norm = 3 * WIDTH + ROWS * 2 * (1 + 1 + 2)
    assert Worked(differential_combination, inputs=("a.output", "b.output")).vector()[0] == 30 + 3 * WIDTH + norm
