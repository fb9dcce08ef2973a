"""A mask over six rows of eight."""

from symcost.components.dropout import dropout
from tests.components.hand import ROWS, Worked


def test_mask_of_one_byte_an_element():
    worked = Worked(dropout)
    assert worked.kept == {"dropout.mask": ROWS * 8}
    assert worked.vector() == (2 * ROWS * 8, 2 * ROWS * 8)
    assert worked.params == {}


def test_traffic():
    stream, mask = ROWS * 8 * 2, ROWS * 8
    assert Worked(dropout).traffic("forward") == (stream, stream + mask)
    assert Worked(dropout).traffic("backward") == (stream + mask, stream)
