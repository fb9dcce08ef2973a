"""Two texts against three images in a space of ten."""

from symcost.components.modality_projection import modality_projection
from symcost.dims import images
from tests.components.hand import Worked


def test_one_side_projects():
    worked = Worked(modality_projection, input="pooled.output")
    assert worked.params == {"w": 80}
    assert worked.matmul() == (2 * 2 * 80, 4 * 2 * 80)


def test_the_other_compares_too():
    worked = Worked(modality_projection, input="pooled.output", against=images)
    assert worked.params == {"w": 80, "logit_scale": 1}
    products = 2 * 2 * 3 * 10
    assert worked.matmul() == (2 * 2 * 80 + products, 4 * 2 * 80 + 2 * products)
