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


def by_pieces(option, flops="model"):
    return Worked(cross_entropy, {"flops": flops}, by_pieces=option, made_from="final_norm.output")


def test_chunked_makes_the_logits_again():
    worked = by_pieces("chunked")
    assert worked.kept == {"final_norm.output": ROWS * 5 * 2, "cross_entropy.targets": ROWS * 8}
    assert worked.vector() == Worked(cross_entropy).vector()
    assert worked.traffic("forward") == (LOGITS * 2 + ROWS * 8, 0)
    assert worked.traffic("backward") == (LOGITS * 2 + ROWS * 8, LOGITS * 2)
    assert by_pieces("chunked", "hardware").vector()[1] == LOGITS * 3 + LOGITS * 5 + ROWS * 2


def test_gradients_beside_the_logits():
    worked = by_pieces("fused_linear", "hardware")
    assert worked.kept == {}
    assert worked.vector() == Worked(cross_entropy).vector()
    assert worked.traffic("forward") == (LOGITS * 2 + ROWS * 8, LOGITS * 2)
    assert worked.traffic("backward") == (0, 0)
