"""Six tokens of eight elements become six of five."""

from symcost.components.head_transform import head_transform
from tests.components.hand import ROWS, Worked


def test_a_projection_an_activation_and_a_norm():
    worked = Worked(head_transform, input="body.output")
    assert worked.params == {"w_transform": 40, "b_transform": 5, "norm_weight": 5, "norm_bias": 5}
    assert worked.matmul() == (2 * ROWS * 40, 4 * ROWS * 40)


def test_without_biases():
    worked = Worked(head_transform, input="body.output", bias=False, form="layer_no_bias")
    assert worked.params == {"w_transform": 40, "norm_weight": 5}


def test_input_and_both_sides_of_the_activation_are_kept():
    kept = Worked(head_transform, {"activations": "paper"}, input="body.output").kept
    assert kept == {
        "body.output": ROWS * 8 * 2,
        "head_transform.up": ROWS * 5 * 2,
        "head_transform.product": ROWS * 5 * 2,
    }
