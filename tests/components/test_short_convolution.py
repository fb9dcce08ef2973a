"""Ten channels, four taps, six tokens."""

from symcost.components.short_convolution import gated_short_convolution, short_convolution
from symcost.dims import inner
from tests.components.hand import ROWS, Worked


def test_taps_and_activation_are_vector_work():
    worked = Worked(short_convolution, input="linear_projection.x", channels=inner, bias=True)
    assert worked.matmul() == (0, 0)
    assert worked.vector() == (ROWS * 10 * (2 * 4 + 1 + 5), ROWS * 10 * (4 * 4 + 1 + 5 + 3))
    assert worked.params == {"w_conv": 40, "b_conv": 10}
    assert worked.kept == {"linear_projection.x": ROWS * 10 * 2}
    assert worked.traffic("forward") == ((ROWS * 10 + 50) * 2, ROWS * 10 * 2)


def test_without_a_bias():
    worked = Worked(short_convolution, input="linear_projection.x", channels=inner)
    assert worked.vector()[0] == ROWS * 10 * (2 * 4 + 5)
    assert worked.params == {"w_conv": 40}


def test_between_gates_three_projections_are_kept_and_nothing_is_activated():
    worked = Worked(gated_short_convolution, input="linear_projection", channels=inner, bias=True)
    assert worked.matmul() == (0, 0)
    # the filter and two gates; backward the filter's input and weight, both gates' gradients, the sum once more
    assert worked.vector() == (ROWS * 10 * (2 * 4 + 1 + 2), ROWS * 10 * (4 * 4 + (2 * 4 + 1) + 1 + 1 + 4))
    assert worked.params == {"w_conv": 40, "b_conv": 10}
    assert worked.kept == {f"linear_projection.{name}": ROWS * 10 * 2 for name in ("inner_gate", "outer_gate", "x")}
    assert worked.traffic("forward") == ((3 * ROWS * 10 + 50) * 2, ROWS * 10 * 2)
