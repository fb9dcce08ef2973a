"""One weight a token."""

from symcost.components.shared_gate import shared_gate
from tests.components.hand import ROWS, Worked


def test_one_column():
    forward = 2 * ROWS * 8
    worked = Worked(shared_gate, input="norm.output")
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.vector()[0] == ROWS * (4 + 8)
    assert worked.params == {"w_gate": 8}
    assert worked.kept == {
        "norm.output": ROWS * 8 * 2,
        "shared_gate.logit": ROWS * 2,
        "shared_experts.output": ROWS * 8 * 2,
    }
