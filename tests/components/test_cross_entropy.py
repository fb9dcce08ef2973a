"""Six rows of eleven logits."""

from symcost.components.cross_entropy import cross_entropy
from tests.components.hand import ROWS, Worked

LOGITS = ROWS * 11


def test_flops():
    # maximum, subtract, exp, sum, log of it subtracted: 5 a logit; likelihood 2 a row
    assert Worked(cross_entropy).vector() == (LOGITS * 5 + ROWS * 2, LOGITS * 3)
    assert Worked(cross_entropy).matmul() == (0, 0)


def test_eager_keeps_the_log_softmax_in_fp32():
    assert Worked(cross_entropy).kept == {"cross_entropy.log_softmax": LOGITS * 4, "cross_entropy.targets": ROWS * 8}


def test_eager_traffic():
    worked = Worked(cross_entropy)
    assert worked.traffic("forward") == (LOGITS * 2 + LOGITS * 4 + ROWS * 8, 2 * LOGITS * 4)
    assert worked.traffic("backward") == (LOGITS * 4 + ROWS * 8 + LOGITS * 4, LOGITS * 4 + LOGITS * 2)


def test_fused_keeps_nothing_and_works_in_place():
    worked = Worked(cross_entropy, {"loss": "fused"})
    assert worked.kept == {}
    assert worked.traffic("forward") == (LOGITS * 2 + ROWS * 8, LOGITS * 2)


def test_padded():
    assert Worked(cross_entropy, padded=True).kept["cross_entropy.log_softmax"] == ROWS * 16 * 4
