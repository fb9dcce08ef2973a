"""Four value heads of key width 3 and value width 5, chunks of two."""

from symcost.components.gated_delta_rule import gated_delta_rule
from tests.components.hand import ROWS, Worked

OPTIONS = {"inputs": "short_convolution", "gates": "linear_projection"}
HEADS = ROWS * 4


def test_chunked():
    worked = Worked(gated_delta_rule, **OPTIONS)
    # c (6 d_k + 4 d_v) + 6 d_k d_v a token and value head
    forward = HEADS * (2 * (6 * 3 + 4 * 5) + 6 * 3 * 5)
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.params == {"dt_bias": 4, "a_log": 4}
    assert worked.kept["gated_delta_rule.solved"] == HEADS * 2 * 2


def test_recurrent():
    worked = Worked(gated_delta_rule, {"recurrence": "recurrent"}, **OPTIONS)
    assert worked.matmul() == (HEADS * 6 * 15, 2 * HEADS * 6 * 15)
    gates = HEADS * (3 + 3 + 1 + 4) + ROWS * 2 * 2 * (3 * 3 + 2)
    assert worked.vector()[0] == HEADS * 15 + gates
    assert "gated_delta_rule.solved" not in worked.kept


def test_inputs_are_kept():
    kept = Worked(gated_delta_rule, **OPTIONS).kept
    assert kept["short_convolution.q"] == kept["short_convolution.k"] == ROWS * 2 * 3 * 2
    assert kept["short_convolution.v"] == ROWS * 4 * 5 * 2
    assert kept["linear_projection.decay"] == kept["linear_projection.step"] == HEADS * 2
