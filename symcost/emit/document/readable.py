"""Sums as people write them: grouped by what a step repeats (tokens, pairs, bytes), common factors in front.

This is the form of documents. An evaluator's form has fewer operations and is hard to read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from math import gcd

from sympy import Add, Expr, Integer, Mul, Pow, Rational, Symbol

from symcost import dims
from symcost.passes.polynomial import Monomial, Ratio, Terms, read

# Sizes of a step and of the stack stand outside, sizes of the model's shape inside.
_OUTER = frozenset(("batch", "seq", "target_seq", "context", "images", "patches", "mtp_depth", "grad_accum"))
ONE = Integer(1)
# Sums of fewer terms are left as they are.
_WORTH_FACTORING = 3

# A polynomial without its content: exponents by generator, and numbers.
Shape = frozenset[tuple[frozenset[tuple[Expr, int]], int]]


def readable(value: Expr, named: Mapping[Expr, Expr] | None = None) -> Expr:
    """The same value, arranged to be read.

    Args:
        value: exact expression.
        named: symbols and the sums that they stand for; a group that is such a sum is written by its symbol.
    """
    return _readable(value, tuple((named or {}).items()))


@cache
def _readable(value: Expr, named: tuple[tuple[Expr, Expr], ...]) -> Expr:
    ratio = _polynomial(value)
    known = {_shape(found.generators, found.terms): (symbol, found) for symbol, found in _definitions(named)}
    parts = []
    for head, inner in _groups(ratio):
        outside = _product(ratio.generators, head)
        match = known.get(_shape(ratio.generators, inner))
        if match is not None:
            symbol, definition = match
            number = Rational(gcd(*inner.values()) * definition.denominator, gcd(*definition.terms.values()))
            sign = 1 if _leading(ratio.generators, inner) > 0 else -1
            parts.append(sign * number * outside * symbol)
        else:
            parts.append(_expression(ratio.generators, _factored(inner), outside))
    total = Add(*parts)
    below = _product(ratio.generators, ratio.below)
    if ratio.denominator == 1 and below == 1:
        return total
    return Mul(Rational(1, ratio.denominator), total, Pow(below, -1), evaluate=len(parts) == 1)


def multiple_of(value: Expr, unit: Expr) -> Rational | None:
    """The number by which a sum is a multiple of another; None where it is none."""
    found, wanted = _polynomial(value), _polynomial(unit)
    same = _shape(found.generators, found.terms) == _shape(wanted.generators, wanted.terms)
    if not same or any(found.below) or any(wanted.below):
        return None
    top = _leading(found.generators, found.terms) * wanted.denominator
    return Rational(top, _leading(wanted.generators, wanted.terms) * found.denominator)


def _polynomial(value: Expr) -> Ratio:
    return read(value, lambda argument: argument)


def _definitions(named: tuple[tuple[Expr, Expr], ...]) -> list[tuple[Expr, Ratio]]:
    found = [(symbol, _polynomial(definition)) for symbol, definition in named]
    return [(symbol, ratio) for symbol, ratio in found if not any(ratio.below) and len(ratio.terms) > 1]


def _groups(ratio: Ratio) -> list[tuple[Monomial, Terms]]:
    """Terms by their monomial in outer sizes, which is taken off them."""
    outer = [_stands_outside(generator) for generator in ratio.generators]
    groups: dict[Monomial, Terms] = defaultdict(dict)
    for monomial, number in ratio.terms.items():
        head = tuple(e if out else 0 for e, out in zip(monomial, outer, strict=True))
        groups[head][tuple(e - h for e, h in zip(monomial, head, strict=True))] = number
    return sorted(groups.items(), reverse=True)


def _stands_outside(generator: Expr) -> bool:
    if not isinstance(generator, Symbol):
        return True
    name = generator.name
    return name in _OUTER or name not in dims.DIMS or name in dims.WIDTHS


def _shape(generators: tuple[Expr, ...], terms: Terms) -> Shape:
    """What two polynomials share when one is a number times the other."""
    number = gcd(*terms.values())
    sign = 1 if _leading(generators, terms) > 0 else -1
    return frozenset(
        (frozenset((g, e) for g, e in zip(generators, monomial, strict=True) if e), sign * value // number)
        for monomial, value in terms.items()
    )


def _leading(generators: tuple[Expr, ...], terms: Terms) -> int:
    """Coefficient of one term that does not depend on which other generators there are."""
    return min(
        (sorted((str(g), e) for g, e in zip(generators, monomial, strict=True) if e), value)
        for monomial, value in terms.items()
    )[1]


class _Factored:
    """`number * monomial * (parts)`; no parts stand for 1."""

    def __init__(self, number: int, monomial: Monomial, parts: tuple[_Factored, ...] = ()) -> None:
        self.number, self.monomial, self.parts = number, monomial, parts


def _factored(terms: Terms) -> _Factored:
    """Content and common monomial in front, then the most frequent generator pulled out of what is left."""
    number = gcd(*terms.values()) * (-1 if all(value < 0 for value in terms.values()) else 1)
    common = tuple(map(min, zip(*terms, strict=True)))
    rest = {tuple(e - c for e, c in zip(m, common, strict=True)): n // number for m, n in terms.items()}
    if len(rest) == 1:
        return _Factored(number, common)
    return _Factored(number, common, tuple(_split(rest)))


def _split(terms: Terms) -> list[_Factored]:
    """Summands: those that share the most frequent generator as one, the others split again."""
    counts = [sum(1 for exponent in column if exponent) for column in zip(*terms, strict=True)]
    best = max(range(len(counts)), key=lambda place: (counts[place], -place), default=0)
    if len(terms) < _WORTH_FACTORING or not counts or not 1 < counts[best] < len(terms):
        return [_Factored(number, monomial) for monomial, number in sorted(terms.items(), reverse=True)]
    within = {monomial: number for monomial, number in terms.items() if monomial[best]}
    without = {monomial: number for monomial, number in terms.items() if not monomial[best]}
    return [_factored(within), *_split(without)]


def _expression(generators: tuple[Expr, ...], item: _Factored, outside: Expr = ONE) -> Expr:
    front = outside * _product(generators, item.monomial)
    if not item.parts:
        return item.number * front
    inside = Add(*(_expression(generators, part) for part in item.parts))
    factors = [Integer(item.number)] if item.number != 1 else []
    factors += list(Mul.make_args(front)) if front != 1 else []
    return Mul(*factors, inside, evaluate=False) if factors else inside


def _product(generators: tuple[Expr, ...], monomial: Monomial) -> Expr:
    return Mul(*(Pow(g, e) for g, e in zip(generators, monomial, strict=True) if e))
