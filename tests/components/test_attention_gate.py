"""Gates of four heads of seven, or one a head."""

from symcost.components.attention_gate import attention_gate
from tests.components.hand import ROWS, Worked

INPUTS = ("attention_core.output", "qkv_projection.gate")


def test_a_gate_for_each_element():
    worked = Worked(attention_gate, inputs=INPUTS)
    elements = ROWS * 28
    assert worked.vector() == (elements * (1 + 4), elements * (2 + 4 + 2))
    assert worked.kept == {"attention_core.output": elements * 2, "qkv_projection.gate": elements * 2}
    assert worked.traffic("forward") == (2 * elements * 2, elements * 2)
    assert worked.traffic("backward") == (3 * elements * 2, 2 * elements * 2)


def test_a_gate_for_each_head():
    worked = Worked(attention_gate, inputs=INPUTS, each="head")
    assert worked.vector()[0] == ROWS * 28 + ROWS * 4 * 4
    assert worked.kept["qkv_projection.gate"] == ROWS * 4 * 2


def test_a_learned_number_of_each_head():
    worked, plain = (Worked(attention_gate, inputs=INPUTS, bias=bias) for bias in (True, False))
    assert worked.params == {"bias": 4}
    assert [a - b for a, b in zip(worked.vector(), plain.vector(), strict=True)] == [ROWS * 28] * 2
