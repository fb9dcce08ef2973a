"""Four heads of seven back to eight."""

from symcost.components.output_projection import output_projection
from tests.components.hand import ROWS, Worked


def test_matmul_parameters_and_input():
    forward = 2 * ROWS * 28 * 8
    worked = Worked(output_projection, input="attention_core.output")
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"w_o": 28 * 8}
    assert worked.kept == {"attention_core.output": ROWS * 28 * 2}


def test_bias_is_an_addition_each_way():
    worked = Worked(output_projection, input="attention_core.output", bias=True)
    assert worked.params["b_o"] == 8
    assert worked.vector() == (ROWS * 8, ROWS * 8)
