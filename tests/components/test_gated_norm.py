"""Four vectors of five elements a token, gated by SiLU; one as wide as all heads, gated by the logistic."""

from sympy import Integer

from symcost.components.gated_norm import gated_norm
from symcost.dims import inner, linear_value_dim, linear_value_heads
from tests.components.hand import ROWS, Worked

INPUTS = ("gated_delta_rule.output", "linear_projection.z")


def test_a_norm_for_each_head():
    worked = Worked(gated_norm, inputs=INPUTS, vectors=linear_value_heads, width=linear_value_dim)
    rows, elements = ROWS * 4, ROWS * 20
    assert worked.vector()[0] == 4 * elements + rows * (1 + 1 + 2) + elements * (1 + 5)
    assert worked.params == {"weight": 5}
    assert worked.kept == {INPUTS[0]: elements * 2, INPUTS[1]: elements * 2, "gated_norm.rstd": rows * 4}
    assert worked.traffic("forward") == ((2 * elements + 5) * 2, elements * 2 + rows * 4)


def test_one_norm_and_a_logistic_gate():
    worked = Worked(gated_norm, inputs=INPUTS, vectors=Integer(1), width=inner, gate="sigmoid")
    assert worked.vector()[0] == 4 * ROWS * 10 + ROWS * 4 + ROWS * 10 * (1 + 4)
    assert worked.params == {"weight": 10}


def test_the_paper_s_accounting_leaves_statistics_out():
    worked = Worked(gated_norm, {"activations": "paper"}, inputs=INPUTS, vectors=Integer(1), width=inner)
    assert set(worked.kept) == set(INPUTS)


def test_groups_have_a_statistic_each_and_one_weight():
    worked = Worked(gated_norm, inputs=INPUTS, vectors=Integer(1), width=inner, groups=Integer(2))
    assert worked.vector()[0] == 4 * ROWS * 10 + ROWS * 2 * 4 + ROWS * 10 * (1 + 5)
    assert worked.params == {"weight": 10}
    assert worked.kept["gated_norm.rstd"] == ROWS * 2 * 4
