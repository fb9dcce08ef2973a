"""Twenty experts of width 14, three a token: 18 rows."""

from symcost.components.moe_experts import moe_experts
from tests.components.hand import ROWS, Worked

ROUTED = 18


def test_flops_are_those_of_the_rows_routed():
    up, down = 2 * ROUTED * 8 * 28, 2 * ROUTED * 14 * 8
    worked = Worked(moe_experts)
    assert worked.matmul() == (up + down, 2 * (up + down))


def test_every_expert_is_stored_and_three_are_visited():
    worked = Worked(moe_experts, bias=True)
    assert worked.params == {"w_up": 20 * 8 * 28, "b_up": 20 * 28, "w_down": 20 * 14 * 8, "b_down": 20 * 8}
    active = {t.name: worked.number(t.active) for t in worked.cost.tensors if t.role == "param"}
    assert active == {name: elements * 3 // 20 for name, elements in worked.params.items()}


def test_kept_activations():
    assert Worked(moe_experts).kept == {
        "moe_experts.permuted": ROUTED * 8 * 2,
        "moe_experts.outputs": ROUTED * 8 * 2,
        "moe_experts.row_map": ROUTED * 4,
        "moe_experts.gate": ROUTED * 14 * 2,
        "moe_experts.up": ROUTED * 14 * 2,
        "moe_experts.product": ROUTED * 14 * 2,
    }


def test_weights_of_the_experts_hit_are_read_and_gradients_of_all_are_written():
    # 18 rows hit at most 18 of the 20 experts
    rows, wide, middle = ROUTED * 8 * 2, ROUTED * 28 * 2, ROUTED * 14 * 2
    one = 8 * 28 * 2 + 14 * 8 * 2
    worked = Worked(moe_experts)
    stream, index, weights = ROWS * 8 * 2, ROUTED * 4, ROUTED * 2
    read = (stream + index) + rows + wide + middle + 18 * one + (rows + weights + index)
    assert worked.traffic("forward") == (read, rows + wide + middle + rows + stream)
    # gradients of outputs, weights, stream, permuted rows, both halves, product, and all twenty experts
    written = rows + weights + stream + rows + wide + middle + 20 * one
    assert worked.traffic("backward")[1] == written
