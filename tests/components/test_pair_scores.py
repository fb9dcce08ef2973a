"""Two texts against three images, vectors of ten."""

from symcost.components.pair_scores import mutual_scores, pair_scores
from tests.components.hand import Worked


def test_a_product_of_every_pair():
    worked = Worked(pair_scores, input="a.b")
    assert worked.params == {"logit_scale": 1, "logit_bias": 1}
    assert worked.matmul() == (2 * 2 * 3 * 10, 4 * 2 * 3 * 10)
    assert worked.vector() == (3 * 50 + 6 * 6, 5 * 50 + 6 * 7)


def test_products_that_each_side_makes_for_itself():
    worked = Worked(mutual_scores, input="a.b")
    assert worked.params == {"logit_scale_text": 1, "logit_scale_other": 1}
    one = 2 * 2 * 3 * 10
    assert worked.matmul() == (2 * one, 4 * one)
