"""Two rows of eight joined, and projected to eight."""

from symcost.components.mtp_projection import mtp_projection
from tests.components.hand import ROWS, Worked


def test_matmul_and_parameters():
    forward = 2 * ROWS * 16 * 8
    worked = Worked(mtp_projection, inputs=("embedding_norm.output", "hidden_norm.output"))
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_mtp": 16 * 8}
    assert worked.kept == {"embedding_norm.output": ROWS * 8 * 2, "hidden_norm.output": ROWS * 8 * 2}
