"""Canonical text: one text for each value, whatever the form it was written in."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from sympy import Add, Expr, Mul, Symbol, expand, factor, together

from symcost import dims
from symcost.errors import GrammarError
from symcost.ir.text import canonical, canonical_text, evaluate_text, parse, to_text
from tests.ir.expressions import SYMBOLS, expressions, points, rational_functions, value

EQUAL = [
    ("seq*hidden + hidden*seq", "2*seq*hidden"),
    ("seq*hidden*(34 + 5*heads*seq/hidden)", "34*seq*hidden + 5*seq**2*heads"),
    ("(hidden + heads)/(heads**2 - hidden**2)", "-1/(hidden - heads)"),
    ("(2*heads + 4)/(6*hidden + 9)", "2/3*(2 + heads)/(3 + 2*hidden)"),
    ("1/(1 + 1/seq)", "seq/(1 + seq)"),
    ("(hidden**2 + heads**2)/(hidden*heads)", "hidden/heads + heads/hidden"),
    ("max((top_k*seq + top_k)/experts, 1)", "max(1, top_k/experts + seq*top_k/experts)"),
    ("ceil((seq + 2)/2)", "1 + ceil(1/2*seq)"),
    ("floor(-seq/3)", "-ceil(1/3*seq)"),
    ("max(seq, 1)", "seq"),
    ("max(heads, seq)*2 - max(seq, heads)", "max(seq, heads)"),
    ("log(seq*(1 + batch)) - log(seq*batch + seq)", "0"),
    ("experts*(1 - ((experts - top_k)/experts)**seq)", "experts - experts*(1 - top_k/experts)**seq"),
    ("0.5*seq", "1/2*seq"),
]


@pytest.mark.parametrize(("text", "expected"), EQUAL)
def test_canonical_text(text: str, expected: str) -> None:
    assert canonical_text(parse(text, dims.symbol)) == expected


@given(rational_functions)
def test_unchanged_by_expanding_factoring_and_joining(expression: Expr) -> None:
    text = canonical_text(expression)
    assert [canonical_text(form(expression)) for form in (expand, factor, together)] == [text] * 3


@given(expressions)
def test_unchanged_by_expanding_and_by_itself(expression: Expr) -> None:
    made = canonical(expression)
    assert canonical(expand(expression)) == made
    assert canonical(made) == made
    assert canonical(parse(to_text(made), dims.symbol)) == made


@given(expressions, points)
def test_value_is_kept(expression: Expr, point: dict[str, int]) -> None:
    assert evaluate_text(canonical_text(expression), point) == value(expression, point)


@given(rational_functions, rational_functions)
def test_different_values_have_different_texts(left: Expr, right: Expr) -> None:
    assert (canonical_text(left) == canonical_text(right)) == (canonical(left - right) == 0)


def test_symbols_of_one_name_are_one() -> None:
    assert canonical_text(Symbol("seq") + dims.symbol("seq")) == "2*seq"


def test_division_by_what_is_always_zero() -> None:
    seq = dims.symbol("seq")
    with pytest.raises(GrammarError, match="always zero"):
        canonical(1 / ((seq + 1) ** 2 - seq**2 - 2 * seq - 1))


def test_an_expansion_that_would_not_end_is_refused() -> None:
    with pytest.raises(GrammarError, match="terms"):
        canonical((Add(*SYMBOLS)) ** 60)


def test_thousands_of_formulas_in_seconds() -> None:
    batch, seq, hidden, *_ = SYMBOLS
    formulas = [2 * n * batch * seq * (hidden + n) + Mul(n, seq, hidden + seq) for n in range(1, 1001)]
    start = time.perf_counter()
    texts = {canonical_text(formula) for formula in formulas}
    assert len(texts) == 1000
    assert time.perf_counter() - start < 60
