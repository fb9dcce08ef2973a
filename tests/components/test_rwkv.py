"""The parts of RWKV over six rows of eight, with an inner width of ten."""

from symcost.components.receptance_gate import receptance_gate
from symcost.components.token_shift import token_shift
from symcost.components.wkv import wkv
from tests.components.hand import ROWS, Worked


def test_three_mixes_keep_their_input_once():
    worked = Worked(token_shift, input="norm.output", mixes=3)
    assert worked.params == {"mix": 24}
    assert worked.kept == {"norm.output": ROWS * 8 * 2}
    assert worked.vector()[0] == 3 * (3 * ROWS * 8) + 24


def test_the_recurrence_is_vector_work():
    worked = Worked(wkv, inputs=("k.y", "v.y", "r.y"))
    assert worked.params == {"time_decay": 10, "time_first": 10}
    assert worked.matmul() == (0, 0)
    assert worked.vector()[0] == ROWS * 10 * (16 + 4 + 1) + 10 + ROWS * 10 * 5
    assert sum(worked.kept.values()) == 4 * ROWS * 10 * 2


def test_the_gate_is_a_square_matmul():
    worked = Worked(receptance_gate, inputs=("token_shift.y", "ffn_down.output"))
    assert worked.params == {"w_r": 64}
    assert worked.matmul() == (2 * ROWS * 64, 4 * ROWS * 64)
