"""Evaluators and formulas of a rank from Python: degrees are arguments, symbols, or stated."""

from __future__ import annotations

import pytest

import symcost
from symcost.errors import UsageError

np = pytest.importorskip("numpy")
STAGE = {"layers": 8, "first_stage": 0, "last_stage": 1, "in_flight": 1}


@pytest.fixture(scope="module")
def rank():
    return symcost.evaluator("llama-3-8b", plan="megatron", zero=1)


def test_degrees_are_arguments(rank):
    priced = symcost.load("llama-3-8b").evaluate(tp=8, dp=16, zero=1)
    found = rank(tp=8, dp=16)
    assert found.params == priced.params == 1_004_015_616
    assert found.forward_matmul_flops == priced.flops.forward.matmul
    sent = priced.communication_bytes
    assert found.forward_tp_wire_bytes == sent.forward.tp.wire > 0
    assert found.backward_dp_payload_bytes == sent.backward.dp.payload > 0


def test_one_rank_is_the_whole_model(rank):
    whole = symcost.evaluator("llama-3-8b")()
    found = rank()
    assert {name: getattr(found, name) for name in whole._fields} == whole._asdict()
    assert {getattr(found, name) for name in found._fields if name not in whole._fields} == {0}


def test_arrays_of_degrees(rank):
    degrees = np.array([1, 2, 4, 8])
    found = rank(tp=degrees, dp=64)
    for place, degree in enumerate(degrees):
        one = rank(tp=int(degree), dp=64)
        assert found.params[place] == one.params
        assert found.backward_tp_wire_bytes[place] == one.backward_tp_wire_bytes


def test_a_degree_that_does_not_divide_is_refused_among_many(rank):
    message = r"--tp 3: axis heads of qkv_projection.w_qkv has heads = 32, not divisible into 3 ranks"
    with pytest.raises(UsageError, match=message) as error:
        rank(tp=np.array([1, 2, 3, 4]))
    assert "next legal --tp: 1, 2, 4, 8" in str(error.value)
    with pytest.raises(UsageError, match=message):
        rank(tp=3)


def test_a_stage_must_be_told(rank):
    with pytest.raises(UsageError, match="state first_stage, last_stage, in_flight"):
        rank(pp=4)
    staged = symcost.load("llama-3-8b").evaluate(pp=4, zero=1, stage="3", microbatches=1)
    found = rank(pp=4, **STAGE)
    assert found.params == staged.params
    assert found.backward_pp_payload_bytes == staged.communication_bytes.backward.pp.payload > 0


def test_formulas_in_degrees():
    dense = symcost.compile("llama-3-8b", plan="torch", sp=False)["dense"]
    # Two partial sums forward; one for each of q, k, v, gate and up backward.
    assert str(dense.payload_bytes.forward.tp) == "2*batch*seq*hidden*width_act*min(1, tp - 1)/cp"
    assert str(dense.payload_bytes.backward.tp) == "5*batch*seq*hidden*width_act_grad*min(1, tp - 1)/cp"


def test_free_sizes_give_the_numbers_of_fixed_ones():
    model = symcost.load("llama-3-8b")
    free = model.evaluate(tp=8, dp=2, free=["batch"])
    fixed = model.evaluate(tp=8, dp=2, batch=1)
    number = fixed.communication_bytes.forward.tp.payload
    assert free.communication_bytes.forward.tp.payload == f"{number}*batch"
    assert free.params == fixed.params
    assert free.result["memory"]["communication"] == f"{fixed.result['memory']['communication']}*batch"


def test_free_degrees():
    found = symcost.load("llama-3-8b").evaluate(free=["tp"], tp=1, sp=False, seq=8)
    text = found.communication_bytes.forward.tp.payload
    assert text == f"{65 * 8 * 4096 * 2 + 3 * 8 * 4}*min(1, tp - 1)"
    with pytest.raises(UsageError, match="which stage is fullest needs numbers"):
        symcost.load("llama-3-8b").evaluate(free=["batch"], pp=4)
    stage = symcost.load("llama-3-8b").evaluate(free=["batch"], pp=4, stage="1")
    assert stage.communication_bytes.forward.pp.payload == "33554432*batch"


def test_an_unknown_option_of_an_evaluator():
    with pytest.raises(UsageError, match="'pln' is no option"):
        symcost.evaluator("llama-3-8b", pln="megatron")
