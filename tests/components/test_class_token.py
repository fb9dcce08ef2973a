"""Learned rows in front of two images of four patches."""

from symcost.components.class_token import class_token
from tests.components.hand import ROWS, Worked


def test_a_copy_without_flops_whose_gradient_is_a_sum_over_images():
    worked = Worked(class_token)
    assert worked.params == {"w_class": 8}
    assert worked.vector() == (0, 2 * 8)
    assert worked.kept == {}


def test_traffic():
    patches, tokens = 2 * 4 * 8, ROWS * 8
    assert Worked(class_token).traffic("forward") == (2 * (patches + 8), 2 * tokens)
    assert Worked(class_token).traffic("backward") == (2 * tokens, 2 * (patches + 8))
