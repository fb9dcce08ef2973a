"""Five distances for three queries of four heads of seven, two sequences."""

from symcost.components.relative_scores import relative_scores
from tests.components.hand import Worked


def test_a_projection_of_distances_and_a_product_of_every_query_with_each():
    worked = Worked(relative_scores, input="a.b")
    assert worked.params == {"w_distance": 8 * 28, "bias_content": 28, "bias_position": 28}
    projection, products = 2 * 10 * 8 * 28, 2 * 2 * 4 * 3 * 5 * 7
    assert worked.matmul() == (projection + products, projection + 2 * products)


def test_distances_that_a_batch_projects_once():
    worked = Worked(relative_scores, input="a.b", once=True)
    projection, products = 2 * 5 * 8 * 28, 2 * 2 * 4 * 3 * 5 * 7
    assert worked.matmul() == (projection + products, projection + 2 * products)
