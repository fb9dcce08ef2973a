"""Five to eleven logits."""

from symcost.components.lm_head import lm_head
from tests.components.hand import ROWS, Worked

FORWARD = 2 * ROWS * 5 * 11
LOGITS = ROWS * 11


def test_matmul_and_parameters():
    worked = Worked(lm_head, input="final_norm.output", bias=True)
    assert worked.matmul() == (FORWARD, 2 * FORWARD)
    assert worked.params == {"w_head": 5 * 11, "b_head": 11}
    assert worked.kept == {"final_norm.output": ROWS * 5 * 2}


def test_a_tied_head_owns_nothing_and_adds_its_gradient_to_the_owners():
    own, tied = (Worked(lm_head, input="final_norm.output", tied=tied) for tied in (False, True))
    assert tied.params == {}
    assert tied.matmul() == own.matmul()
    read, written = own.traffic("backward")
    assert tied.traffic("backward") == (read + 5 * 11 * 2, written)


def test_scale_and_soft_cap():
    assert Worked(lm_head, input="x.output", scaled=True).vector() == (LOGITS, LOGITS)
    capped = Worked(lm_head, input="x.output", softcap=True)
    assert capped.vector() == (3 * LOGITS, 3 * LOGITS)
    assert capped.kept["lm_head.capped"] == LOGITS * 2


def test_a_padded_vocabulary_costs_flops_and_logits_but_no_parameters():
    worked = Worked(lm_head, input="x.output", padded=True)
    assert worked.params == {"w_head": 5 * 11}
    assert worked.matmul()[0] == 2 * ROWS * 5 * 16
