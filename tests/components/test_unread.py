"""Parameters that are there and cost nothing."""

from sympy import Integer

from symcost.components.unread import unread
from tests.components.hand import Worked


def test_no_work_and_no_gradient():
    worked = Worked(unread, elements=Integer(5))
    assert worked.params == {"w_unread": 5}
    assert worked.matmul() == worked.vector() == (0, 0)
    assert not any(tensor.trained for tensor in worked.cost.tensors)


def test_experts_that_no_token_visits_are_not_active():
    held = [Worked(unread, elements=Integer(12), active=active).cost.tensors[0] for active in (True, False)]
    assert [tensor.active for tensor in held] == [None, 0]
