"""Printed expressions: order, coefficients, fractions, and what has no form."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from sympy import Expr, Float, Integer, Max, Mul, Piecewise, Pow, Rational, Symbol, ceiling, log, sqrt

from symcost import dims
from symcost.errors import GrammarError
from symcost.ir.text import evaluate_text, to_text
from tests.ir.expressions import expressions, points, value

B, S, H, A, K, E = (dims.symbol(name) for name in ("batch", "seq", "hidden", "heads", "top_k", "experts"))

PRINTED = {
    "15000000000*batch*seq + 524288*batch*seq**2": 524288 * B * S**2 + 15000000000 * B * S,
    "batch*seq*hidden*(34 + 5*seq*heads/hidden)": S * B * H * (34 + 5 * A * S / H),
    "seq - 1": S - 1,
    "-1 - seq": -S - 1,
    "-1/2*seq*hidden": -S * H / 2,
    "1/2*seq*(1 + seq)": S * (S + 1) / 2,
    "5/(2*hidden)": Rational(5, 2) / H,
    "(hidden + heads)**2/(hidden*heads**2)": (A + H) ** 2 / (A**2 * H),
    "max(1, seq*top_k/experts)": Max(1, K * S / E),
    "batch*ceil(1/8*seq)": B * ceiling(S / 8),
    "experts*(1 - (1 - top_k/experts)**(batch*seq))": E * (1 - (1 - K / E) ** (B * S)),
    "3*log(seq)": 3 * log(S),
    "4*(hidden + heads)": Mul(4, A + H, evaluate=False),
    "2**(-seq)": Pow(2, -S),
    "moe_layers + mtp_depth": dims.symbol("mtp_depth") + dims.symbol("moe_layers"),
    "0": Integer(0),
    "-1/3": Rational(-1, 3),
}


@pytest.mark.parametrize("text", PRINTED)
def test_text_of_an_expression(text: str) -> None:
    assert to_text(PRINTED[text]) == text


def test_plain_numbers() -> None:
    assert [to_text(number) for number in (3, -4, Fraction(9, 8))] == ["3", "-4", "9/8"]


@given(expressions, points)
def test_text_has_the_value_of_its_expression(expression: Expr, point: dict[str, int]) -> None:
    assert evaluate_text(to_text(expression), point) == value(expression, point)


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        (Float("0.1") * S, "Float"),
        (sqrt(S), "root"),
        (Piecewise((S, S > 1), (0, True)), "Piecewise"),
        (Symbol("__import__('os')"), "no name"),
        (Symbol("max"), "no name"),
        (Symbol("2x"), "no name"),
        (Integer(10) ** 5000, "bits"),
    ],
)
def test_what_the_grammar_lacks_is_refused(expression: Expr, message: str) -> None:
    with pytest.raises(GrammarError, match=message):
        to_text(expression)
