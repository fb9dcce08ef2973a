"""A gate of 28 channels."""

from sympy import Integer

from symcost.components.recurrent_gate import recurrent_gate
from tests.components.hand import ROWS, Worked

INPUTS = ("ssm_scan.output", "linear_projection.z")


def test_every_channel_is_gated():
    worked = Worked(recurrent_gate, inputs=INPUTS, width=Integer(28))
    elements = ROWS * 28
    assert worked.vector() == (elements * (1 + 5), elements * (2 + 5 + 3))
    assert worked.kept == dict.fromkeys(INPUTS, elements * 2)
    assert worked.traffic("forward") == (2 * elements * 2, elements * 2)
    assert worked.traffic("backward") == (3 * elements * 2, 2 * elements * 2)
    assert worked.params == {}
