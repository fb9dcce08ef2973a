"""Thirteen rows of eight, three of them used."""

from symcost.components.position_embedding import position_embedding
from tests.components.hand import ROWS, Worked


def test_an_addition():
    worked = Worked(position_embedding)
    assert worked.params == {"w_position": 13 * 8}
    assert worked.vector() == (ROWS * 8, ROWS * 8)
    assert worked.kept == {}


def test_each_row_used_is_read_once():
    stream, used, table = ROWS * 8 * 2, 3 * 8 * 2, 13 * 8 * 2
    worked = Worked(position_embedding)
    assert worked.traffic("forward") == (stream + used, stream)
    assert worked.traffic("backward") == (stream + used, table + used)
