"""One block of width 15 for all tokens."""

from symcost.components.shared_experts import shared_experts
from tests.components.hand import ROWS, Worked


def test_a_feed_forward_block():
    up, down = 2 * ROWS * 8 * 30, 2 * ROWS * 15 * 8
    worked = Worked(shared_experts, input="norm.output")
    assert worked.matmul() == (up + down, 2 * (up + down))
    assert worked.params == {"w_up": 8 * 30, "w_down": 15 * 8}
    assert worked.kept == {
        "norm.output": ROWS * 8 * 2,
        "shared_experts.gate": ROWS * 15 * 2,
        "shared_experts.up": ROWS * 15 * 2,
        "shared_experts.product": ROWS * 15 * 2,
    }


def test_plain_with_biases():
    worked = Worked(shared_experts, input="norm.output", gated=False, bias=True)
    assert worked.params == {"w_up": 8 * 15, "b_up": 15, "w_down": 15 * 8, "b_down": 8}
