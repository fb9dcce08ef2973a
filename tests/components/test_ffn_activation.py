"""Activation of twelve elements a token."""

import pytest

from symcost.components.ffn_activation import ffn_activation
from symcost.errors import SpecError
from tests.components.hand import ROWS, Worked

ELEMENTS = ROWS * 12


def test_gated_silu():
    worked = Worked(ffn_activation, input="ffn_up")
    # silu 5 and the product; backward silu 5, its derivative 3, two products
    assert worked.vector() == (ELEMENTS * 6, ELEMENTS * 10)
    assert worked.kept == {"ffn_up.gate": ELEMENTS * 2, "ffn_up.up": ELEMENTS * 2}
    assert worked.traffic("forward") == (2 * ELEMENTS * 2, ELEMENTS * 2)
    assert worked.traffic("backward") == (3 * ELEMENTS * 2, 2 * ELEMENTS * 2)


def test_plain_gelu():
    worked = Worked(ffn_activation, input="ffn_up", activation="gelu", gated=False)
    assert worked.vector() == (ELEMENTS * 8, ELEMENTS * 11)
    assert worked.kept == {"ffn_up.up": ELEMENTS * 2}


@pytest.mark.parametrize(
    ("name", "each"),
    [("linear", 0), ("relu", 1), ("relu2", 2), ("tanh", 1), ("sigmoid", 4), ("quick_gelu", 6), ("clamped_swiglu", 10)],
)
def test_other_functions(name, each):
    assert Worked(ffn_activation, input="ffn_up", activation=name, gated=False).vector()[0] == ELEMENTS * each


def test_an_unknown_function_is_refused_with_the_known_ones():
    with pytest.raises(SpecError, match=r"unknown activation 'prelu'.*known: clamped_swiglu, gelu"):
        Worked(ffn_activation, input="ffn_up", activation="prelu")


def test_learned_slopes_are_parameters_with_a_gradient_each():
    worked = Worked(ffn_activation, input="ffn_up", activation="xielu", gated=False)
    # an exponential (1) and nine more; backward the same, its derivative and a product and a sum for each slope
    assert worked.vector() == (ELEMENTS * 10, ELEMENTS * (10 + 3 + 4))
    assert worked.params == {"slopes": 2}
    assert worked.traffic("forward") == ((ELEMENTS + 2) * 2, ELEMENTS * 2)
