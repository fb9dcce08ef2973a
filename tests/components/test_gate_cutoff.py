"""A gate of twelve elements, cut off."""

from symcost.components.gate_cutoff import gate_cutoff
from tests.components.hand import ROWS, Worked


def test_mean_deviation_and_cut():
    worked = Worked(gate_cutoff, input="ffn_up.gate")
    elements = ROWS * 12
    # two divisions, a root of 2 and two more a token
    assert worked.vector() == (6 * elements + ROWS * (2 + 2 + 2), 6 * elements)
    assert worked.kept == {"ffn_up.gate": elements * 2}
    assert worked.traffic("forward") == (elements * 2, elements * 2)
