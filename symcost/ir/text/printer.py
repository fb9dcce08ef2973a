"""Printer of the sheet grammar. Keeps an expression's structure; orders terms and factors so that bytes repeat."""

from __future__ import annotations

from typing import NamedTuple

from sympy import Add, Expr, Integer, Max, Min, Mul, Pow, Rational, Symbol, ceiling, floor, log

from symcost import dims
from symcost.errors import GrammarError
from symcost.ir.text.tokens import NAME, RESERVED

_FUNCTIONS: dict[type, str] = {Min: "min", Max: "max", ceiling: "ceil", floor: "floor", log: "log"}
_AFTER_DIMS = 1_000_000  # calls, powers and sums stand behind named factors

FactorKey = tuple[int, str, int]


class _Factor(NamedTuple):
    """A base to a positive power."""

    key: FactorKey
    text: str
    degree: int


class _Term(NamedTuple):
    """A summand without its sign. Sorts by degree, then by factors in the order of dims."""

    degree: int
    key: tuple[FactorKey, ...]
    text: str
    negative: bool


def to_text(value: Expr) -> str:
    """The expression in the sheet grammar."""
    return _sum(value)[0]


def _sum(value: Expr) -> tuple[str, int]:
    """Text and degree of a sum."""
    terms = sorted(_term(part) for part in Add.make_args(value))
    degree = terms[-1].degree
    first = next((place for place, term in enumerate(terms) if not term.negative), 0)
    terms.insert(0, terms.pop(first))
    pieces = [f"-{terms[0].text}" if terms[0].negative else terms[0].text]
    pieces += [f" - {term.text}" if term.negative else f" + {term.text}" for term in terms[1:]]
    return "".join(pieces), degree


def _term(value: Expr) -> _Term:
    coefficient, rest = value.as_coeff_Mul(rational=True)
    above: list[_Factor] = []
    below: list[_Factor] = []
    for factor in Mul.make_args(rest):
        base, exponent = factor.args if isinstance(factor, Pow) else (factor, Integer(1))
        if not isinstance(exponent, Integer):
            above.append(_symbolic_power(base, exponent))
        elif factor is not Integer(1):
            (above if exponent > 0 else below).append(_factor(base, abs(int(exponent))))
    above.sort()
    below.sort()
    numerator, denominator = abs(coefficient.p), coefficient.q
    top = [factor.text for factor in above]
    bottom = [factor.text for factor in below]
    if not top and bottom and denominator != 1:
        bottom.insert(0, str(denominator))
        denominator = 1
    if denominator != 1:
        top.insert(0, f"{numerator}/{denominator}")
    elif numerator != 1 or not top:
        top.insert(0, str(numerator))
    text = "*".join(top) + ("/" + bottom[0] if len(bottom) == 1 else f"/({'*'.join(bottom)})" if bottom else "")
    degree = sum(factor.degree for factor in above) - sum(factor.degree for factor in below)
    key = tuple(factor.key for factor in above) + tuple(factor.key for factor in below)
    return _Term(degree, key, text, coefficient.p < 0)


def _factor(base: Expr, exponent: int) -> _Factor:
    text, degree, order = _atom(base)
    power = f"{text}**{exponent}" if exponent != 1 else text
    return _Factor((*order, -exponent), power, degree * exponent)


def _symbolic_power(base: Expr, exponent: Expr) -> _Factor:
    above = _atom(exponent)[0]
    text = f"{_atom(base)[0]}**{above}"
    return _Factor((_AFTER_DIMS, text, -1), text, 1)


def _atom(value: Expr) -> tuple[str, int, tuple[int, str]]:
    """Text that binds tighter than any operator, its degree, and its place among factors."""
    if isinstance(value, Symbol):
        return _name(value), 1, dims.order(value.name)
    if type(value) in _FUNCTIONS:
        text = _call(value)
        return text, 1, (_AFTER_DIMS, text)
    if isinstance(value, Integer) and value >= 0:
        return str(value), 0, (_AFTER_DIMS, str(value))
    if isinstance(value, Add | Mul | Pow | Rational):
        text, degree = _sum(value)
        return f"({text})", degree, (_AFTER_DIMS, text)
    raise GrammarError(
        f"{type(value).__name__} {value} has no form in the sheet grammar",
        hint="use exact numbers, names, + - * / **, min max ceil floor log",
    )


def _call(value: Expr) -> str:
    name = _FUNCTIONS[type(value)]
    terms = sorted((*_sum(argument)[::-1],) for argument in value.args)
    return f"{name}({', '.join(text for _, text in terms)})"


def _name(value: Symbol) -> str:
    if NAME.fullmatch(value.name) is None or value.name in RESERVED:
        raise GrammarError(f"symbol {value.name!r} is no name of the sheet grammar", hint="use letters, digits and _")
    return str(value.name)
