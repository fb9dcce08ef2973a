"""Two rows of eight."""

from symcost.components.type_embedding import type_embedding
from tests.components.hand import ROWS, Worked


def test_an_addition_and_the_ids():
    worked = Worked(type_embedding)
    assert worked.params == {"w_type": 2 * 8}
    assert worked.vector() == (ROWS * 8, ROWS * 8)
    assert worked.kept == {"type_embedding.ids": ROWS * 8}
