"""Evaluators with numbers filled in: the same values with fewer arguments, or a refusal."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symcost
from symcost.errors import UsageError
from tests.benchmarks.calculator import CASE

MODELS = (str(CASE), "llama-3-8b", "mixtral-8x7b")
ALL = ("sizes", "widths", "coefficients")


@cache
def made(source, fill=(), backend="auto"):
    return symcost.evaluator(source, fill=fill, backend=backend)


@pytest.mark.parametrize("source", MODELS)
@pytest.mark.parametrize("fill", [ALL, ("widths", "coefficients"), ("hidden", "widths"), "vocab"])
@settings(max_examples=10, deadline=None)
@given(batch=st.integers(1, 2**40), seq=st.integers(1, 2**66).map(lambda n: 2 * n + 1))
def test_the_same_values_exactly(source, fill, batch, seq):
    full, filled = made(source), made(source, fill)
    if "positions" in full.base:
        seq = seq % full.base["positions"] + 1
    assert tuple(filled(batch=batch, seq=seq)) == tuple(full(batch=batch, seq=seq))
    assert filled.components(batch=batch, seq=seq) == full.components(batch=batch, seq=seq)
    assert filled.rows == full.rows


@pytest.mark.parametrize("options", [{"mtp": True}, {"mla": "absorbed"}, {"recompute": "full", "pairs": "causal"}])
def test_conventions_are_still_chosen(options):
    filled, full = made("deepseek-v3", ALL), made("deepseek-v3")
    assert tuple(filled(batch=3, seq=17, **options)) == tuple(full(batch=3, seq=17, **options))


def test_numbers_of_ones_own():
    values = {"hidden": 4097, "width_act": Fraction(9, 8), "vocab": 2**64 + 1}
    filled, full = symcost.evaluator("llama-3-8b", fill=values), made("llama-3-8b")
    assert tuple(filled(batch=3, seq=5)) == tuple(full(batch=3, seq=5, **values))
    assert {"hidden": 4097, "vocab": 2**64 + 1, "width_act": Fraction(9, 8)} == filled.module.raw.FILLED


def test_lengths_follow_one_that_is_filled_in():
    filled, full = symcost.evaluator("llama-3-8b", fill={"seq": 333}), made("llama-3-8b")
    assert tuple(filled(batch=3)) == tuple(full(batch=3, seq=333))


@pytest.mark.parametrize("backend", ["numpy", "compiled"])
@pytest.mark.parametrize("source", MODELS[:2])
def test_arrays(source, backend):
    filled, full = made(source, ALL, backend), made(source)
    seq = np.arange(1, 400, 7)
    found = filled(batch=3, seq=seq)
    for place in (0, 5, len(seq) - 1):
        for column, value in zip(found, full(batch=3, seq=int(seq[place])), strict=True):
            assert np.broadcast_to(column, seq.shape)[place] == pytest.approx(float(value), rel=1e-12)


def test_what_is_filled_in_is_no_parameter():
    raw, whole = made("llama-3-8b", ("widths",)).module.raw, made("llama-3-8b").module.raw
    assert raw.WIDTHS == ()
    assert raw.DIMS == whole.DIMS
    assert sorted(raw.FILLED) == sorted(whole.WIDTHS)
    assert not hasattr(whole, "FILLED")
    with pytest.raises(TypeError, match=r"unexpected keyword argument .width_"):
        raw.totals(**made("llama-3-8b").base)


@pytest.mark.parametrize(
    ("fill", "message"),
    [
        ("hiden", r"unknown size, width, coefficient or convention 'hiden' \(did you mean hidden"),
        (("widths", "nonsense"), "unknown size, width, coefficient or convention 'nonsense'"),
        ({"hidden": -1}, "hidden is negative"),
        ({"hidden": "4096"}, "hidden is '4096'"),
        ({"hidden": True}, "hidden is True"),
        ({"attention": 1}, "unknown option of attention '1'"),
    ],
)
def test_what_cannot_be_filled_in(fill, message):
    with pytest.raises(UsageError, match=message):
        symcost.evaluator("llama-3-8b", fill=fill)


def test_blocks_that_a_convention_switches_off_stay_arguments():
    with pytest.raises(UsageError, match="mtp_depth cannot be filled in"):
        symcost.evaluator("deepseek-v3", fill={"mtp_depth": 1})
    assert "mtp_depth" in made("deepseek-v3", ALL).base


def test_a_zero_that_something_is_divided_by():
    with pytest.raises(UsageError, match="heads cannot be filled in as 0"):
        symcost.evaluator(str(CASE), fill={"heads": 0})


def test_arguments_that_are_filled_in():
    filled = made("llama-3-8b", ALL)
    with pytest.raises(UsageError, match="hidden is filled in as 4096"):
        filled(batch=1, seq=2, hidden=5)
    with pytest.raises(UsageError, match=r"precision cannot change .*width_act"):
        filled(batch=1, seq=2, precision="fp8_mixed")


@pytest.mark.parametrize("backend", ["python", "numpy", "compiled"])
@pytest.mark.parametrize(
    ("source", "fill"),
    [
        ("deepseek-v3", {"attention": "eager", "mla": "absorbed", "mtp": True, "recompute": "full"}),
        ("deepseek-v3", {"attention": "eager", "pairs": "causal"}),
        ("qwen3-next-80b-a3b", {"flops": "hardware", "recurrence": "recurrent"}),
        ("gpt2", {"activations": "autograd", "hidden": 769}),
    ],
)
def test_conventions_that_are_filled_in(source, fill, backend):
    if backend != "python":
        pytest.importorskip("numpy")
    filled, full = symcost.evaluator(source, fill=fill, backend=backend), made(source)
    want = full(batch=3, seq=5, **fill)
    found = filled(batch=[3, 3], seq=5) if backend == "compiled" else filled(batch=3, seq=5)
    assert [value[0] if backend == "compiled" else value for value in found] == pytest.approx(list(want), rel=1e-12)
    assert not {*filled.module.conventions} & {*fill}
    with pytest.raises(UsageError, match="is filled in as"):
        filled(batch=3, **{next(iter(fill)): "flash"})


def test_all_conventions_are_filled_in_with_their_defaults():
    filled, full = made("deepseek-v3", ("conventions",)), made("deepseek-v3")
    assert tuple(filled(batch=3, seq=17)) == tuple(full(batch=3, seq=17))
    assert filled.module.conventions == {}
    assert filled.components(batch=3, seq=17) == full.components(batch=3, seq=17)


def test_an_option_that_a_convention_does_not_have():
    with pytest.raises(UsageError, match="option of attention 'sparse'"):
        symcost.evaluator("llama-3-8b", fill={"attention": "sparse"})
