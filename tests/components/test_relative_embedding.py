"""Six distances of width eight."""

from symcost.components.relative_embedding import relative_embedding
from tests.components.hand import Worked


def test_a_table():
    assert Worked(relative_embedding).params == {"w_distance": 48}
    assert Worked(relative_embedding).vector() == (0, 0)


def test_a_norm_over_its_rows():
    normed = Worked(relative_embedding, normed=True)
    assert normed.params == {"w_distance": 48, "norm_weight": 8, "norm_bias": 8}
    assert normed.vector()[0] == 7 * 48 + 6 * 5
