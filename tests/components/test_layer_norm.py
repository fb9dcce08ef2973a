"""LayerNorm of six rows of eight."""

import pytest

from symcost.components.layer_norm import layer_norm
from tests.components.hand import ROWS, Worked


def test_flops():
    # mean, subtract, square, sum 4; scale, weight, bias 3 an element; epsilon, two divisions, root (2) a row
    forward = ROWS * 8 * 7 + ROWS * (1 + 2 + 2)
    assert Worked(layer_norm, input="x.output").vector() == (forward, ROWS * 8 * (9 + 4))


@pytest.mark.parametrize(
    ("form", "params"),
    [
        ("layer", {"weight": 8, "bias": 8}),
        ("layer_offset", {"weight": 8, "bias": 8}),
        ("layer_no_bias", {"weight": 8}),
        ("layer_plain", {}),
    ],
)
def test_parameters(form, params):
    assert Worked(layer_norm, input="x.output", form=form).params == params


def test_two_statistics_a_row():
    worked = Worked(layer_norm, input="x.output")
    assert worked.kept == {"x.output": ROWS * 8 * 2, "layer_norm.statistics": 2 * ROWS * 4}
    stream, weights, statistics = ROWS * 8 * 2, 2 * 8 * 2, 2 * ROWS * 4
    assert worked.traffic("forward") == (stream + weights, stream + statistics)
    # backward reads the weight, not the bias, and writes both gradients
    assert worked.traffic("backward") == (2 * stream + statistics + 8 * 2, stream + weights)
