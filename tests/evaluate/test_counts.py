"""Counts of instances, read from the texts of generated modules."""

from __future__ import annotations

from fractions import Fraction

import pytest

from symcost import dims
from symcost.errors import VerifyError
from symcost.evaluate.counts import count


@pytest.mark.parametrize(
    ("text", "value"),
    [("1", 1), ("12", 12), ("layers", 7), ("3*layers", 21), ("2*(layers + mtp_depth)", 16), ("layers*2", 14)],
)
def test_plain_texts_and_expressions(text, value):
    assert count(text, {"layers": 7, "mtp_depth": 1}) == value


def test_sizes_may_be_symbols_and_fractions():
    layers = dims.symbol("layers")
    assert count("2*layers", {"layers": layers}) == 2 * layers
    assert count("2*layers", {"layers": Fraction(1, 2)}) == 1


@pytest.mark.parametrize("text", ["layers", "2*layers", "2*(layers + 1)"])
def test_an_absent_size_is_named(text):
    with pytest.raises(VerifyError, match="needs layers"):
        count(text, {})


@pytest.mark.parametrize("text", ["2*", "", "2 layers", "*layers"])
def test_what_is_no_expression_is_refused(text):
    with pytest.raises(VerifyError, match="no expression"):
        count(text, {"layers": 1})
