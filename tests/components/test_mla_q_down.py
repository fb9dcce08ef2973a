"""Eight to rank six, and the norm of the rank."""

from symcost.components.mla_q_down import mla_q_down
from tests.components.hand import ROWS, Worked


def test_projection_and_norm():
    forward = 2 * ROWS * 8 * 6
    worked = Worked(mla_q_down, input="norm.output")
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_dq": 8 * 6, "norm_weight": 6}
    assert worked.vector()[0] == ROWS * 6 * 4 + ROWS * 4
    assert worked.kept == {
        "norm.output": ROWS * 8 * 2,
        "mla_q_down.compressed": ROWS * 6 * 2,
        "mla_q_down.norm_statistics": ROWS * 4,
    }


def test_bias():
    assert Worked(mla_q_down, input="norm.output", bias=True).params["b_dq"] == 6
