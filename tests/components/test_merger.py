"""Two images of four patches, merged in squares of two by two: one token each, ten wide."""

from symcost.components.merger import average_merger, merger
from tests.components.hand import Worked

WIDTH = 4 * 8


def test_blocks_are_laid_side_by_side():
    worked = Worked(merger, input="body.output")
    assert worked.params == {
        "norm_weight": 8,
        "norm_bias": 8,
        "w_first": WIDTH * WIDTH,
        "b_first": WIDTH,
        "w_out": WIDTH * 10,
        "b_out": 10,
    }
    products = 2 * 2 * (WIDTH * WIDTH + WIDTH * 10)
    assert worked.matmul() == (products, 2 * products)


def test_a_norm_over_blocks_is_as_wide_as_they_are():
    worked = Worked(merger, input="layer.output", normed="blocks")
    assert (worked.params["norm_weight"], worked.params["norm_bias"]) == (WIDTH, WIDTH)
    assert worked.matmul() == Worked(merger, input="layer.output").matmul()


def test_an_average_has_one_projection():
    worked = Worked(average_merger)
    assert worked.params == {"norm_weight": 8, "w_out": 80}
    assert worked.matmul() == (2 * 2 * 80, 4 * 2 * 80)
    assert worked.kept["merger.product"] == 2 * 8 * 2
