"""Additions to the stream."""

from symcost.components.residual import residual
from tests.components.hand import ROWS, Worked


def test_one_branch_adds_once_forward_and_once_backward():
    worked = Worked(residual)
    stream = ROWS * 8 * 2
    assert worked.vector() == (ROWS * 8, ROWS * 8)
    assert worked.traffic("forward") == (2 * stream, stream)
    assert worked.kept == {}


def test_two_branches_are_read_by_one_kernel():
    worked = Worked(residual, branches=2)
    assert worked.vector() == (2 * ROWS * 8, 2 * ROWS * 8)
    assert worked.traffic("forward") == (3 * ROWS * 8 * 2, ROWS * 8 * 2)


def test_a_scale_is_one_product_more():
    assert Worked(residual, scaled=True).vector()[0] == 2 * ROWS * 8
