"""Mamba-1: ten channels of a state of six. Mamba-2: five heads of two, one group, chunks of two."""

from symcost.components.ssm_scan import ssd_scan, ssm_scan
from tests.components.hand import ROWS, Worked

FIRST = ("short_convolution.output", "dt_projection.step", "x_projection.b_and_c")
SECOND = ("short_convolution.output", "linear_projection.step")


def test_the_first_scan_contracts_the_state_alone():
    worked = Worked(ssm_scan, inputs=FIRST, gate="linear_projection.z")
    cells = ROWS * 10 * 6
    assert worked.matmul() == (2 * cells, 4 * cells)
    assert worked.vector()[0] == cells * 6 + ROWS * 10 * (2 + 3) + ROWS * 10 * (1 + 5)
    assert worked.params == {"a_log": 60, "d": 10}
    assert set(worked.kept) == {*FIRST, "linear_projection.z"}
    assert worked.kept["x_projection.b_and_c"] == ROWS * 12 * 2


def test_the_second_scan_in_chunks():
    worked = Worked(ssd_scan, inputs=SECOND)
    # 2 Q N G + heads (2 Q p + 4 N p) a token
    forward = ROWS * (2 * 2 * 6 * 1 + 5 * (2 * 2 * 2 + 4 * 6 * 2))
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"a_log": 5, "d": 5, "dt_bias": 5}


def test_the_second_scan_token_by_token():
    worked = Worked(ssd_scan, {"recurrence": "recurrent"}, inputs=SECOND)
    assert worked.matmul()[0] == ROWS * 5 * 4 * 6 * 2
    assert worked.vector()[0] == 2 * ROWS * 5 * 6 * 2 + ROWS * 5 * (2 + 3)
