"""Four heads of seven, eight numbers each."""

from symcost.components.bias_gate import bias_gate
from tests.components.hand import ROWS, Worked


def test_a_matmul_of_every_head_and_a_product_of_every_pair():
    worked = Worked(bias_gate, input="a.b")
    assert worked.params == {"w_gate": 56, "b_gate": 8, "constant": 4}
    assert worked.matmul() == (2 * ROWS * 4 * 56, 4 * ROWS * 4 * 56)
    pairs = 2 * 4 * 3 * 3
    assert worked.vector() == (ROWS * 4 * (8 + 8 + 8 + 2) + pairs, ROWS * 4 * (8 + 8 + 12) + 4 * pairs)
