"""Twelve channels of three places of two images."""

from symcost.components.response_norm import response_norm
from tests.components.hand import ROWS, Worked


def test_a_norm_for_each_image_and_channel():
    worked = Worked(response_norm, input="a.b")
    assert worked.params == {"weight": 12, "bias": 12}
    assert worked.vector() == (6 * ROWS * 12 + 2 * 12 * 4, 10 * ROWS * 12 + 4 * 24)
    assert worked.kept == {"a.b": ROWS * 12 * 2, "response_norm.norms": 2 * 12 * 4}
