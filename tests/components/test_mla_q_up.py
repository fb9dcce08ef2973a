"""Rank six to four heads of 3 + 2."""

from symcost.components.mla_q_up import mla_q_up
from tests.components.hand import ROWS, Worked


def test_matmul_and_parameters():
    forward = 2 * ROWS * 6 * 20
    worked = Worked(mla_q_up, input="mla_q_down.normed")
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_uq": 6 * 20}
    assert worked.kept == {"mla_q_down.normed": ROWS * 6 * 2}
