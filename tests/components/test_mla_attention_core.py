"""Latent attention: four heads, queries and keys of five, values of nine."""

from symcost.components.mla_attention_core import mla_attention_core
from tests.components.hand import ROWS, Worked

INPUTS = ("mla_q_up.q", "mla_kv_up.k", "mla_kv_up.v")
PAIRS = 2 * 3 * 3


def test_expanded():
    worked = Worked(mla_attention_core, inputs=INPUTS)
    assert worked.matmul() == (2 * PAIRS * 4 * (5 + 9), 4 * PAIRS * 4 * (5 + 9))
    assert worked.kept == {
        "mla_q_up.q": ROWS * 4 * 5 * 2,
        "mla_kv_up.k": ROWS * 4 * 5 * 2,
        "mla_kv_up.v": ROWS * 4 * 9 * 2,
        "attention_core.output": ROWS * 4 * 9 * 2,
        "attention_core.log_sum_exp": ROWS * 4 * 4,
    }


def test_absorbed_works_on_the_latent():
    worked = Worked(mla_attention_core, {"mla": "absorbed"}, inputs=INPUTS)
    # scores over latent and rotary key, 10 + 2, values over the latent
    assert worked.matmul()[0] == 2 * PAIRS * 4 * (2 * 10 + 2)
    # one key of 12 for all heads, in which the value of 10 is contained
    q, k, o, statistic = ROWS * 4 * 12 * 2, ROWS * 12 * 2, ROWS * 4 * 10 * 2, ROWS * 4 * 4
    assert worked.traffic("forward") == (q + k, o + statistic)
    assert worked.kept["mla_kv_up.k"] == k
    assert "mla_kv_up.v" not in worked.kept


def test_rotation_of_four_query_heads_and_one_key():
    plain = PAIRS * 4 * 6  # scale and softmax: 4, exp, division
    assert Worked(mla_attention_core, inputs=INPUTS).vector()[0] == plain + 3 * ROWS * (4 + 1) * 2
