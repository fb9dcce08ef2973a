"""Norms of queries (four heads of seven) and keys (two heads)."""

import pytest

from symcost.components.qk_norm import qk_norm
from tests.components.hand import ROWS, Worked

INPUTS = ("qkv_projection.q", "qkv_projection.k")


@pytest.mark.parametrize(
    ("extent", "params"),
    [
        ("head", {"q_weight": 7, "k_weight": 7}),
        ("head_each", {"q_weight": 4 * 7, "k_weight": 2 * 7}),
        ("full", {"q_weight": 4 * 7, "k_weight": 2 * 7}),
    ],
)
def test_parameters(extent, params):
    assert Worked(qk_norm, inputs=INPUTS, extent=extent).params == params


@pytest.mark.parametrize(("extent", "statistics"), [("head", (4, 2)), ("head_each", (4, 2)), ("full", (1, 1))])
def test_rows_are_heads_or_tokens(extent, statistics):
    q, k = statistics
    worked = Worked(qk_norm, inputs=INPUTS, extent=extent)
    assert worked.kept == {
        "qkv_projection.q": ROWS * 4 * 7 * 2,
        "qk_norm.q_statistics": ROWS * q * 4,
        "qkv_projection.k": ROWS * 2 * 7 * 2,
        "qk_norm.k_statistics": ROWS * k * 4,
    }
    assert worked.vector()[0] == ROWS * 6 * 7 * 4 + ROWS * (q + k) * 4


def test_layer_form_has_biases():
    params = Worked(qk_norm, inputs=INPUTS, form="layer").params
    assert params == {"q_weight": 7, "q_bias": 7, "k_weight": 7, "k_bias": 7}
