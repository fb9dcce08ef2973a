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


class _Sum(NamedTuple):
    """Sorts by its terms, from the first on."""

    terms: tuple[_Term, ...]
    text: str
    degree: int


def to_text(value: Expr) -> str:
    """The expression in the sheet grammar."""
    return _sum(value).text


def _sum(value: Expr) -> _Sum:
    terms = sorted(_term(part) for part in Add.make_args(value))
    key, degree = tuple(terms), terms[-1].degree
    first = next((place for place, term in enumerate(terms) if not term.negative), 0)
    terms.insert(0, terms.pop(first))
    pieces = [f"-{terms[0].text}" if terms[0].negative else terms[0].text]
    pieces += [f" - {term.text}" if term.negative else f" + {term.text}" for term in terms[1:]]
    return _Sum(key, "".join(pieces), degree)


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
    degree = sum(factor.degree for factor in above) - sum(factor.degree for factor in below)
    key = tuple(factor.key for factor in above) + tuple(factor.key for factor in below)
    text = _fraction(coefficient, [factor.text for factor in above], [factor.text for factor in below])
    return _Term(degree, key, text, coefficient.p < 0)


def _fraction(coefficient: Rational, above: list[str], below: list[str]) -> str:
    """Coefficient first, then factors, then divisors: `5/2*seq/hidden`; `5/(2*hidden)` where nothing else is above."""
    numerator, denominator = abs(coefficient.p), coefficient.q
    if denominator != 1 and (above or not below):
        above = [f"{_digits(numerator)}/{_digits(denominator)}", *above]
    else:
        above = above if numerator == 1 and above else [_digits(numerator), *above]
        below = below if denominator == 1 else [_digits(denominator), *below]
    divisor = f"({'*'.join(below)})" if len(below) > 1 else "".join(below)
    return "*".join(above) + (f"/{divisor}" if below else "")


def _factor(base: Expr, exponent: int) -> _Factor:
    text, degree, order = _atom(base)
    power = f"{text}**{exponent}" if exponent != 1 else text
    return _Factor((*order, -exponent), power, degree * exponent)


def _symbolic_power(base: Expr, exponent: Expr) -> _Factor:
    if isinstance(exponent, Rational):
        raise GrammarError(f"a root, {base}**({exponent})", hint="the sheet grammar has whole exponents only")
    text = f"{_atom(base)[0]}**{_atom(exponent)[0]}"
    return _Factor((_AFTER_DIMS, text, -1), text, 1)


def _atom(value: Expr) -> tuple[str, int, tuple[int, str]]:
    """Text that binds tighter than any operator, its degree, and its place among factors."""
    if isinstance(value, Symbol):
        return _name(value), 1, dims.order(value.name)
    if type(value) in _FUNCTIONS:
        text = _call(value)
        return text, 1, (_AFTER_DIMS, text)
    if isinstance(value, Integer) and value >= 0:
        return _digits(value.p), 0, (_AFTER_DIMS, _digits(value.p))
    if isinstance(value, Add | Mul | Pow | Rational):
        inner = _sum(value)
        return f"({inner.text})", inner.degree, (_AFTER_DIMS, inner.text)
    raise GrammarError(
        f"{type(value).__name__} {value} has no form in the sheet grammar",
        hint="use exact numbers, names, + - * / **, min max ceil floor log",
    )


def _call(value: Expr) -> str:
    name = _FUNCTIONS[type(value)]
    return f"{name}({', '.join(argument.text for argument in sorted(map(_sum, value.args)))})"


def _digits(value: int) -> str:
    try:
        return str(value)
    except ValueError as problem:
        raise GrammarError(f"a number of {value.bit_length()} bits", hint="use smaller numbers") from problem


def _name(value: Symbol) -> str:
    if NAME.fullmatch(value.name) is None or value.name in RESERVED:
        raise GrammarError(f"symbol {value.name!r} is no name of the sheet grammar", hint="use letters, digits and _")
    return str(value.name)
