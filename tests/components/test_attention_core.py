"""Four query heads and two key heads of seven, three queries, three keys."""

import pytest

from symcost.components.attention_core import attention_core
from tests.components.hand import ROWS, Worked

INPUTS = ("qkv_projection.q", "qkv_projection.k", "qkv_projection.v")
PAIRS = 2 * 3 * 3
SQUARE = 2 * 4 * 3 * 3


def core(conventions=None, **options):
    return Worked(attention_core, conventions, inputs=INPUTS, **{"rotary": "none", **options})


def test_two_products_forward_and_four_backward():
    assert core().matmul() == (2 * PAIRS * 4 * 14, 4 * PAIRS * 4 * 14)


def test_flash_recomputes_the_scores_in_the_hardware_view():
    forward, backward = core({"flops": "hardware"}).matmul()
    assert backward * 2 == forward * 5
    assert core({"flops": "hardware", "attention": "eager"}).matmul() == core().matmul()


@pytest.mark.parametrize(
    ("pairs", "options", "seen"),
    [
        ("full", {}, 9),
        ("full", {"windowed": True}, 9),
        ("causal", {}, 1 + 2 + 3),
        ("causal", {"windowed": True}, 1 + 2 + 2),
        ("causal", {"mask": "full"}, 9),
        ("causal", {"mask": "full", "windowed": True}, 2 + 3 + 2),
        # chunks of two: two queries of the first, one of the second
        ("causal", {"mask": "chunks"}, 1 + 2 + 1),
        ("full", {"mask": "chunks"}, 9),
        ("causal_half", {}, 4.5),
        ("causal_half", {"mask": "chunks"}, 4.5),
        ("causal_half", {"mask": "full"}, 9),
    ],
)
def test_pairs(pairs, options, seen):
    assert core({"pairs": pairs}, **options).matmul()[0] == 2 * 2 * seen * 4 * 14


def test_vector_flops():
    forward = PAIRS * 4 * 6  # scale, maximum, subtract, sum, exp, division
    assert core().vector() == (forward, 5 * PAIRS * 4)
    assert core(dropout=True).vector()[0] == forward + 2 * PAIRS * 4
    assert core(softcap=True).vector()[0] == forward + 3 * PAIRS * 4
    assert core(score_bias=True).vector()[0] == forward + PAIRS * 4
    assert core(sinks=True).vector()[0] == forward + ROWS * 4 * 4
    assert core(rotary="full").vector()[0] == forward + 3 * ROWS * 6 * 7
    assert core(rotary="partial").vector()[0] == forward + 3 * ROWS * 6 * 2


def test_flash_keeps_the_log_sum_exp():
    q, k = ROWS * 28 * 2, ROWS * 14 * 2
    kept = {"qkv_projection.q": q, "qkv_projection.k": k, "qkv_projection.v": k, "attention_core.output": q}
    assert core({"activations": "paper"}).kept == kept
    assert core().kept == {**kept, "attention_core.log_sum_exp": ROWS * 4 * 4}


def test_eager_keeps_probabilities_and_with_dropout_mask_and_result():
    kept = core({"attention": "eager"}, dropout=True, softcap=True).kept
    assert kept["attention_core.probabilities"] == SQUARE * 2
    assert kept["attention_core.capped"] == SQUARE * 2
    assert kept["attention_core.dropout_mask"] == SQUARE
    assert kept["attention_core.dropped"] == SQUARE * 2
    assert "attention_core.output" not in kept


def test_flash_traffic():
    q, k, v, o, statistic = ROWS * 28 * 2, ROWS * 14 * 2, ROWS * 14 * 2, ROWS * 28 * 2, ROWS * 4 * 4
    assert core().traffic("forward") == (q + k + v, o + statistic)
    assert core().traffic("backward") == (2 * o + q + k + v + o + 2 * statistic, statistic + q + k + v)


def test_eager_writes_reads_and_writes_the_scores():
    q, k, v, o, scores = ROWS * 28 * 2, ROWS * 14 * 2, ROWS * 14 * 2, ROWS * 28 * 2, SQUARE * 2
    assert core({"attention": "eager"}).traffic("forward") == (q + k + scores + scores + v, scores + scores + o)


def test_sinks_are_a_parameter_with_a_gradient():
    assert core(sinks=True).params == {"sinks": 4}
    assert core(sinks=True).traffic("backward")[1] == core().traffic("backward")[1] + 4 * 2
