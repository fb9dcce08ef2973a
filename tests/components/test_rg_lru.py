"""Ten channels in five blocks of two, over six rows: two gates of 20 weights each."""

from symcost.components.rg_lru import rg_lru
from tests.components.hand import ROWS, Worked


def test_gates_are_the_only_matmuls():
    worked = Worked(rg_lru, input="short_convolution.output", gate="linear_projection.y")
    assert worked.params == {"w_input": 20, "w_decay": 20, "b_input": 10, "b_decay": 10, "decay": 10}
    assert worked.matmul() == (2 * 2 * ROWS * 20, 4 * 2 * ROWS * 20)


def test_inputs_gates_and_states_are_kept():
    worked = Worked(rg_lru, input="short_convolution.output", gate="linear_projection.y")
    assert sum(worked.kept.values()) == 5 * ROWS * 10 * 2
    assert len(worked.kept) == 5
