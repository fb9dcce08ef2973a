"""Twenty experts, three a token."""

import pytest

from symcost.components.router import router
from tests.components.hand import ROWS, Worked


def test_scores_are_a_matmul_and_a_softmax():
    forward = 2 * ROWS * 8 * 20
    worked = Worked(router, input="norm.output")
    assert worked.matmul() == (forward, 2 * forward)
    # softmax 5 a score; three weights a token divided by their sum
    assert worked.vector()[0] == ROWS * 20 * 5 + ROWS * 3 * 2
    assert worked.params == {"w_router": 8 * 20}
    assert worked.kept == {
        "norm.output": ROWS * 8 * 2,
        "router.probabilities": ROWS * 20 * 2,
        "router.index": ROWS * 3 * 4,
    }


def test_sigmoid_without_renormalising():
    assert Worked(router, input="norm.output", score="sigmoid", renormalised=False).vector()[0] == ROWS * 20 * 4


def test_renormalising_is_a_sum_and_a_division_of_each_weight():
    plain, divided = (Worked(router, input="norm.output", renormalised=flag).vector()[0] for flag in (False, True))
    assert divided - plain == ROWS * 3 * 2


@pytest.mark.parametrize(("correction", "role"), [("buffer", "buffer"), ("param", "param")])
def test_a_correction_is_kept_but_never_trained(correction, role):
    worked = Worked(router, input="norm.output", correction=correction)
    tensor = next(t for t in worked.cost.tensors if t.name == "correction")
    assert (tensor.role, tensor.trained, worked.number(tensor.elements)) == (role, False, 20)
    assert worked.vector()[0] == ROWS * 20 * 6 + ROWS * 3 * 2


def test_paper_accounting_keeps_no_index_map():
    assert "router.index" not in Worked(router, {"activations": "paper"}, input="norm.output").kept


def test_bias():
    assert Worked(router, input="norm.output", bias=True).params["b_router"] == 20
