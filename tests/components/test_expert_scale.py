"""Three of twenty experts, each with a factor."""

from symcost.components.expert_scale import expert_scale
from tests.components.hand import ROWS, Worked


def test_a_factor_of_each_expert():
    worked = Worked(expert_scale, input="router.weights")
    assert worked.params == {"weight": 20}
    assert worked.vector() == (ROWS * 3, 3 * ROWS * 3)
    assert worked.kept == {"router.weights": ROWS * 3 * 2}
