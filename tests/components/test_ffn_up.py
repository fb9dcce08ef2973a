"""Eight to twelve, gate and up together or up alone."""

from symcost.components.ffn_up import ffn_up
from tests.components.hand import ROWS, Worked


def test_gate_and_up_are_one_matmul():
    forward = 2 * ROWS * 8 * 24
    worked = Worked(ffn_up, input="norm.output")
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_up": 8 * 24}


def test_plain_is_half_as_wide():
    worked = Worked(ffn_up, input="norm.output", gated=False, bias=True)
    assert worked.params == {"w_up": 8 * 12, "b_up": 12}
    assert worked.vector() == (ROWS * 12, ROWS * 12)
