"""Filters: the same answer on numbers and on arrays, and refusals."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from symcost.errors import GrammarError
from symcost.ir.text import evaluate_text, parse_condition

COLUMNS = {
    "heads": np.array([0, 1, 8, 32, 64]),
    "kv_heads": np.array([0, 1, 4, 8, 3]),
    "seq": np.array([1, 128, 4096, 8192, 10**6]),
}

CONDITIONS = {
    "heads == 8": [False, False, True, False, False],
    "heads >= 8 and seq < 1e6": [False, False, True, True, False],
    "heads < 1 or kv_heads > 4": [True, False, False, True, False],
    "heads <= 1 or heads > 8 and kv_heads == 8": [True, True, False, True, False],
    "(heads <= 1 or heads > 8) and kv_heads == 8": [False, False, False, True, False],
    "kv_heads > 0 and heads/kv_heads == floor(heads/kv_heads)": [False, True, True, True, False],
    "kv_heads == 0 or heads/kv_heads > 20": [True, False, False, False, True],
    "min(heads, kv_heads, 5) == 5": [False, False, False, True, False],
    "max(heads, 9)**2 == 81": [True, True, True, False, False],
    "ceil(kv_heads/2) == 2": [False, False, True, False, True],
    "log(seq) > 9": [False, False, False, True, True],
    "2**kv_heads > heads": [True, True, True, True, False],
    "-heads < -7.5": [False, False, True, True, True],
    "0 < 1": [True] * 5,
}


@pytest.mark.parametrize("text", CONDITIONS)
def test_arrays_and_numbers_agree(text: str) -> None:
    condition = parse_condition(text, COLUMNS)
    rows = [{name: int(column[row]) for name, column in COLUMNS.items()} for row in range(5)]
    assert [condition.holds(row) for row in rows] == CONDITIONS[text]
    assert np.broadcast_to(condition.holds(COLUMNS), (5,)).tolist() == CONDITIONS[text]


def test_arrays_broadcast() -> None:
    condition = parse_condition("batch*seq <= 8192", ["batch", "seq"])
    mask = condition.holds({"batch": np.array([[1], [4]]), "seq": np.array([2048, 4096])})
    assert mask.tolist() == [[True, True], [True, False]]
    assert condition.holds({"batch": np.int64(2), "seq": 4096}) is True


def test_numbers_are_compared_exactly() -> None:
    condition = parse_condition("a == 10**17 + 1", ["a"])
    assert condition.holds({"a": 10**17 + 1})
    assert not condition.holds({"a": 10**17})
    assert parse_condition("a*3 == 1", ["a"]).holds({"a": Fraction(1, 3)})


def test_products_of_whole_arrays_do_not_wrap_around() -> None:
    condition = parse_condition("a*a*a > 0", ["a"])
    assert condition.holds({"a": np.array([3_000_000, 2**40])}).tolist() == [True, True]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("heads", "compare it"),
        ("heads + 1", "compare it"),
        ("1 < heads < 8", "write a < b and b < c"),
        ("(heads < 1) + 1 == 2", "with a condition"),
        ("heads and seq > 2", "no conditions"),
        ("heads = 1", "write =="),
        ("heads != 1", "no !="),
        ("heads > 1 & seq > 2", "write and"),
        ("heads == 'a'", "no strings"),
        ("not heads > 1", "unexpected"),
        ("heads > 1 and", "too early"),
        ("(heads > 1", "never closed"),
        ("min(heads > 1, 2) == 1", "unexpected"),
        ("2**(heads > 1) == 1", "with a condition"),
        ("head > 1", "unknown name 'head' at column 1.*known: heads"),
        ("__import__('os')", "no strings"),
    ],
)
def test_refused(text: str, message: str) -> None:
    with pytest.raises(GrammarError, match=message):
        parse_condition(text, COLUMNS)


@pytest.mark.parametrize(
    ("text", "row", "message"),
    [
        ("heads/kv_heads > 1", 0, "division by zero.*rule it out"),
        ("kv_heads**-1 > 1", 0, "division by zero"),
        ("log(heads) > 1", 0, "logarithm"),
        ("seq**(kv_heads/2) > 1", 1, "not whole"),
    ],
)
def test_undefined_values_are_errors_not_answers(text: str, row: int, message: str) -> None:
    condition = parse_condition(text, COLUMNS)
    with pytest.raises(GrammarError, match=message):
        condition.holds(COLUMNS)
    with pytest.raises(GrammarError, match=message):
        condition.holds({name: int(column[row]) for name, column in COLUMNS.items()})


def test_text_is_evaluated_without_symbols() -> None:
    assert evaluate_text("2*layers + max(1, h/3)", {"layers": 4, "h": 5}) == Fraction(29, 3)
    assert evaluate_text("moe_layers + mtp_depth", {"moe_layers": 58, "mtp_depth": 1}) == 59
    with pytest.raises(GrammarError, match="unknown name 'h'"):
        evaluate_text("2*h", {"layers": 4})
    with pytest.raises(GrammarError, match="too large"):
        evaluate_text("a**b", {"a": 3, "b": 10**9})


@pytest.mark.parametrize(
    "text",
    [
        "log(2)*1e400",
        "ceil(log(2)*1e400)",
        "log(2)*1e308*10",
        "(log(2)*1e300)**2",
        "1e400/log(2)",
        "max(1, log(2)*1e400)",
    ],
)
def test_numbers_too_large_beside_a_logarithm_are_refused(text: str) -> None:
    with pytest.raises(GrammarError, match="too large to be added to one"):
        evaluate_text(text, {})


def test_numbers_too_large_for_columns_are_refused_and_exact_without() -> None:
    condition = parse_condition("1e400 > seq", COLUMNS)
    with pytest.raises(GrammarError, match="too large for a filter over columns"):
        condition.holds(COLUMNS)
    assert condition.holds({"seq": 10**399}) is True
    assert condition.holds({"seq": 10**401}) is False
