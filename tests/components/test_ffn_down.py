"""Twelve back to eight."""

from symcost.components.ffn_down import ffn_down
from tests.components.hand import ROWS, Worked


def test_matmul_parameters_and_input():
    forward = 2 * ROWS * 12 * 8
    worked = Worked(ffn_down, input="ffn_activation.output", bias=True)
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_down": 12 * 8, "b_down": 8}
    assert worked.kept == {"ffn_activation.output": ROWS * 12 * 2}
