"""Eleven rows of five; six ids."""

from symcost.components.token_embedding import token_embedding
from tests.components.hand import ROWS, Worked


def test_a_look_up_has_no_flops():
    worked = Worked(token_embedding)
    assert (worked.matmul(), worked.vector()) == ((0, 0), (0, ROWS * 5))
    assert worked.params == {"w_embedding": 11 * 5}
    assert worked.kept == {"token_embedding.ids": ROWS * 8}


def test_traffic():
    rows, ids, table = ROWS * 5 * 2, ROWS * 8, 11 * 5 * 2
    worked = Worked(token_embedding)
    assert worked.traffic("forward") == (rows + ids, rows)
    # zero fill of the table, then gradients, ids and rows read, rows written
    assert worked.traffic("backward") == (rows + ids + rows, table + rows)


def test_scaled():
    assert Worked(token_embedding, scaled=True).vector() == (ROWS * 5, 2 * ROWS * 5)
