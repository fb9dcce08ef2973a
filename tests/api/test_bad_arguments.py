"""What a program may hand over: numbers of every kind, and nothing that only looks like one."""

from fractions import Fraction

import numpy as np
import pytest

import symcost
from symcost.errors import SpecError, UsageError

MODEL = symcost.load("llama-3-8b")


@pytest.mark.parametrize("size", [128, np.int64(128), np.uint16(128), Fraction(128), 128.0])
def test_a_whole_number_of_any_kind(size):
    assert MODEL.evaluate(sizes={"hidden": size}).params == MODEL.evaluate(sizes={"hidden": 128}).params


@pytest.mark.parametrize("batch", [3, np.int64(3), np.int32(3)])
def test_a_length_of_any_kind(batch):
    assert MODEL.evaluate(batch=batch, seq=7).table() == MODEL.evaluate(batch=3, seq=7).table()


def test_a_decimal_is_taken_as_it_is_written():
    written, exact = (MODEL.evaluate(seq=8, sizes={"width_act": width}) for width in (0.1, Fraction(1, 10)))
    assert str(written.hbm_bytes.forward) == str(exact.hbm_bytes.forward)
    assert "/5" in str(written.hbm_bytes.forward)


@pytest.mark.parametrize("size", ["128", True, None, -1, np.int64(-1), 1.5, float("nan"), float("inf"), 10**400, [1]])
def test_a_size_that_is_refused(size):
    with pytest.raises(UsageError, match="hidden ") as caught:
        MODEL.evaluate(sizes={"hidden": size})
    assert caught.value.hint


@pytest.mark.parametrize("batch", ["3", True, 0, -1, 1.5, Fraction(1, 2), 10**400])
def test_a_length_that_is_refused(batch):
    with pytest.raises(UsageError, match="batch "):
        MODEL.evaluate(batch=batch)


def test_one_free_size_needs_no_tuple():
    assert "batch" in str(MODEL.evaluate(free="batch").flops.forward.matmul)


@pytest.mark.parametrize("batch", ["3", None, True, -2, -0.5, np.array([1, -1]), [2, -3]])
def test_an_evaluator_refuses_what_is_no_number(batch):
    with pytest.raises(UsageError, match="batch is "):
        symcost.evaluator(MODEL)(batch=batch, seq=8)


def test_a_name_longer_than_a_file_name():
    with pytest.raises(SpecError, match="no such file"):
        symcost.load("x" * 5000)
