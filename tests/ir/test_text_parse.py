"""Parsed expressions: exact values, recorded literals, and refusals that say where and what to do."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sympy import Expr, Integer, Max, Min, Rational, ceiling, floor, log

from symcost import dims
from symcost.errors import GrammarError
from symcost.ir.text import canonical, parse, parse_expression, to_text
from tests.ir.expressions import expressions

S, H = dims.symbol("seq"), dims.symbol("hidden")

PARSED = {
    "2 + 3*4": Integer(14),
    "-2**2": Integer(-4),
    "2**-1": Rational(1, 2),
    "2**3**2": Integer(512),
    "8/2/2": Integer(2),
    "8/(2/2)": Integer(8),
    "1 - 2 - 3": Integer(-4),
    "--seq": S,
    "2*-seq": -2 * S,
    "0.1 + .2": Rational(3, 10),
    "1e-9": Rational(1, 10**9),
    "2.5E3": Integer(2500),
    "seq**2/hidden": S**2 / H,
    "(seq + hidden)**0": Integer(1),
    "min(seq, hidden) + max(1, seq/2)": Min(S, H) + Max(1, S / 2),
    "ceil(seq/8)*floor(hidden/3)": ceiling(S / 8) * floor(H / 3),
    "3*log(seq)": 3 * log(S),
    "(1 - 1/seq)**hidden": (1 - 1 / S) ** H,
}

REFUSED = {
    "": "empty",
    " \n": "empty",
    "__import__('os').system('true')": "no strings",
    "__import__(os)": "is no function at column 1",
    "seq.__class__": "unknown dim",
    "(seq).real": "no attribute access",
    "exec(seq)": "known: min, max, ceil, floor, log",
    "lambda: 0": "no part of the grammar at column 7",
    "[seq]": "parentheses",
    "seq < 2": "belong in filters",
    "seq and hidden": "belong in filters",
    "seq = 2": "==",
    "seq^2": r"write a power as \*\*",
    "seq//2": "floor",
    "seq % 2": "floor",
    "2 seq": r"unexpected 'seq' at column 3.*operator",
    "2seq": "operator",
    "1_000": "without _",
    "seq, hidden": "comma",
    "(seq": "never closed at column 1",
    "seq)": r"no \( for it",
    "seq +": "ends too early at column 6",
    "*seq": "unexpected",
    "max": r"write max\(",
    "max()": "unexpected",
    "ceil(seq, 2)": "takes one",
    "1/0": "division by zero at column 2",
    "seq/(hidden - hidden)": "division by zero",
    "0**-1": "division by zero",
    "(seq - seq)**-1": "division by zero",
    "seq**0.5": "whole",
    "seq**(1/2)": "whole",
    "seq**width_act": "not whole",
    "seq**65": "up to 64",
    "9**9**9": "up to 64",
    "((2*seq)**64)**64": "grow too large",
    "log(0)": "outside its domain",
    "max(log(-seq), hidden)**0": "max of something outside its domain",
    "log(-seq + seq - 2)": "outside its domain",
    "1" * 1001: "digits",
    "1e401": "exponents up to 400",
    "(" * 51 + "1" + ")" * 51: "limit is 50",
    "-" + "seq+" * 30_000 + "1": "limit is 100000",
    "sequence": "unknown dim 'sequence'",
    "seq\N{MULTIPLICATION SIGN}2": r"write a product as \*",
    "s\N{CYRILLIC SMALL LETTER IE}q": "no part of the grammar at column 2",
}


@pytest.mark.parametrize("text", PARSED)
def test_value_of_a_text(text: str) -> None:
    assert parse(text, dims.symbol) == PARSED[text]


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: text[:30])
def test_refused_with_place_and_remedy(text: str) -> None:
    with pytest.raises(GrammarError) as caught:
        parse(text, dims.symbol)
    assert pytest.RaisesExc(GrammarError, match=REFUSED[text]).matches(caught.value)
    assert len(str(caught.value)) < 300


@given(st.text(alphabet="s2.()+-*/<,e mxa=_'", max_size=30))
def test_any_text_parses_or_is_refused(text: str) -> None:
    with contextlib.suppress(GrammarError):
        parse(text, {"s": S, "e": H})


def test_literals_are_exact_and_recorded() -> None:
    found = parse_expression("2*seq*hidden*0.000000001 + 1e3*seq", dims.symbol)
    assert found.value == S * H / 500_000_000 + 1000 * S
    assert [(item.text, item.position, item.value) for item in found.literals] == [
        ("0.000000001", 13, Fraction(1, 10**9)),
        ("1e3", 27, Fraction(1000)),
    ]
    assert found.names == ("seq", "hidden")
    assert parse_expression("2*seq", dims.symbol).literals == ()


def test_names_may_be_paths_and_expressions() -> None:
    names = {"dense.attention_core.forward.matmul": 4 * S**2, "n": 3}
    assert parse("2*dense.attention_core.forward.matmul/n", names) == 8 * S**2 / 3


def test_unknown_name_of_a_mapping_suggests_near_ones() -> None:
    with pytest.raises(GrammarError, match=r"unknown name 'heds' at column 3 of '2\*heds' \(did you mean heads\?\)"):
        parse("2*heds", {"heads": S})


@given(expressions)
def test_round_trip_keeps_the_value(expression: Expr) -> None:
    again = parse(to_text(expression), dims.symbol)
    assert again == expression or canonical(again - expression) == 0


def test_long_sums_do_not_exhaust_the_stack() -> None:
    assert parse("+".join(["seq"] * 20_000), dims.symbol) == 20_000 * S


def test_importing_the_text_form_loads_no_sympy() -> None:
    program = (
        "import sys; from symcost.ir.text import evaluate_text, parse_condition; "
        "assert evaluate_text('2*a + max(1, a/2)', {'a': 3}) * 2 == 15; "
        "assert parse_condition('a < 2', ['a']).holds({'a': 1}); "
        "assert not {'sympy', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
