"""Three taps over ten places of two sequences, from eight channels to twelve."""

from sympy import Integer

from symcost.components.convolution import convolution, depthwise_convolution
from tests.components.hand import ROWS, Worked

SHAPE = {"input": "a.b", "taps": Integer(3), "inner": Integer(8), "outer": Integer(12), "before": Integer(10)}


def test_each_place_sees_its_taps_of_every_channel():
    worked = Worked(convolution, **SHAPE)
    assert worked.params == {"w_conv": 3 * 8 * 12, "b_conv": 12}
    assert worked.matmul() == (2 * ROWS * 3 * 8 * 12, 4 * ROWS * 3 * 8 * 12)
    assert worked.kept == {"a.b": 2 * 10 * 8 * 2}


def test_groups_see_their_own_channels():
    worked = Worked(convolution, **SHAPE, groups=Integer(4), bias=False, scales=Integer(3))
    assert worked.params == {"w_conv": 3 * 2 * 12, "w_scale": 3}
    assert worked.matmul()[0] == 2 * ROWS * 3 * 2 * 12


def test_samples_need_no_gradient():
    assert Worked(convolution, **SHAPE, first=True).matmul()[1] == 2 * ROWS * 3 * 8 * 12


def test_a_filter_of_each_channel_is_vector_work():
    worked = Worked(depthwise_convolution, input="a.b", taps=Integer(3))
    assert worked.params == {"w_conv": 8 * 3, "b_conv": 8}
    assert worked.matmul() == (0, 0)
    assert worked.vector() == (ROWS * 8 * 7, ROWS * 8 * 13)
