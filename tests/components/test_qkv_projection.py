"""Queries of four heads of seven, keys and values of two, from rows of eight."""

import pytest

from symcost.components.qkv_projection import qkv_projection
from tests.components.hand import ROWS, Worked

WIDTH = (4 + 2 + 2) * 7


def test_one_matmul_and_twice_that_backward():
    forward = 2 * ROWS * 8 * WIDTH
    worked = Worked(qkv_projection, input="norm.output")
    assert worked.matmul() == (forward, 2 * forward)
    assert worked.vector() == (0, 0)
    assert worked.params == {"w_qkv": 8 * WIDTH}
    assert worked.kept == {"norm.output": ROWS * 8 * 2}
    assert worked.gradients == {"d_x": ROWS * 8}


@pytest.mark.parametrize(("bias", "elements"), [((True, True, True), WIDTH), ((True, False, True), (4 + 2) * 7)])
def test_biases_of_each_projection(bias, elements):
    assert Worked(qkv_projection, input="norm.output", bias=bias).params["b_qkv"] == elements


@pytest.mark.parametrize(("gate", "more"), [("element", 4 * 7), ("head", 4)])
def test_a_gate_widens_the_query_projection(gate, more):
    worked = Worked(qkv_projection, input="norm.output", gate=gate)
    assert worked.params == {"w_qkv": 8 * (WIDTH + more)}
    assert worked.matmul()[0] == 2 * ROWS * 8 * (WIDTH + more)


def test_a_gate_without_the_bias_that_queries_have():
    worked = Worked(qkv_projection, input="norm.output", gate="head", bias=(True,) * 3, gate_biased=False)
    assert worked.params["b_qkv"] == WIDTH


def test_traffic():
    x, y, w = ROWS * 8 * 2, ROWS * WIDTH * 2, 8 * WIDTH * 2
    worked = Worked(qkv_projection, input="norm.output")
    assert worked.traffic("forward") == (x + w, y)
    # input gradient: dY and W to dX; weight gradient: dY and X to dW
    assert worked.traffic("backward") == (2 * y + w + x, x + w)
