"""One vector of eight for each of two sequences."""

from symcost.components.pooler import pooler
from tests.components.hand import Worked


def test_only_first_tokens_are_projected():
    worked = Worked(pooler, input="final_norm.output")
    assert worked.params == {"w_pooler": 64, "b_pooler": 8}
    assert worked.matmul() == (2 * 2 * 64, 4 * 2 * 64)
    # bias and tanh; bias gradient and the derivative
    assert worked.vector() == (2 * 8 + 2 * 8, 2 * 8 + 2 * 8 * 4)


def test_what_it_keeps_is_as_short():
    assert Worked(pooler, input="x.output").kept == {"x.output": 2 * 8 * 2, "pooler.up": 2 * 8 * 2}
