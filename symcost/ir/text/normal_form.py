"""Canonical form: expressions of equal value become one expression, hence one text.

An expression is read as a rational function over its symbols and calls (`min(...)`, `ceil(...)`, powers with a
symbolic exponent), whose arguments are made canonical first. The result is an expanded sum where the denominator
is one monomial, and else a number times a numerator over a denominator, both without content and with a positive
leading coefficient.
"""

from __future__ import annotations

from functools import cache, lru_cache, reduce
from math import comb
from typing import Any

from sympy import QQ, Add, Expr, Integer, Max, Min, Mul, Pow, Rational, Symbol, ceiling, floor, log
from sympy.polys.orderings import lex
from sympy.polys.rings import PolyElement, PolyRing

from symcost import dims
from symcost.errors import GrammarError
from symcost.ir.text.printer import to_text

MAX_TERMS = 200_000

_CALLS = (Min, Max, ceiling, floor, log)
_OPPOSITE = {ceiling: floor, floor: ceiling}

Fraction = tuple[PolyElement, PolyElement]


def canonical(value: Expr) -> Expr:
    """The canonical expression of a value.

    Raises:
        GrammarError: the expression holds something the grammar does not have, divides by what is zero for every
            value of its names, or has more than MAX_TERMS terms when expanded.
    """
    return _Function(value).expression()


class _Function:
    """A rational function in canonical form: a numerator and a denominator over sorted generators."""

    def __init__(self, value: Expr) -> None:
        generators = _Generators()
        generators.collect(value)
        self.names = sorted(generators.found, key=_order)
        self.generators = [generators.found[name] for name in self.names]
        self.ring = _ring(len(self.names))
        self.place = {name: place for place, name in enumerate(self.names)}
        self.replaced = generators.replaced
        self.one = self.ring.one
        self.numerator, self.denominator = self.cancel(*self.convert(value))

    def convert(self, value: Expr) -> Fraction:
        if isinstance(value, Add):
            return self.sum([self.convert(part) for part in value.args])
        if isinstance(value, Mul):
            return self.product(value)
        if isinstance(value, Pow) and isinstance(value.exp, Integer):
            return self.power(self.convert(value.base), int(value.exp))
        if isinstance(value, Rational):
            return self.ring.ground_new(QQ(value.p, value.q)), self.one
        if isinstance(value, Symbol):
            return self.generator(value.name), self.one
        replaced = self.replaced[value]
        return (self.generator(replaced), self.one) if isinstance(replaced, str) else self.convert(replaced)

    def generator(self, name: str) -> PolyElement:
        return self.ring.gens[self.place[name]]

    def product(self, value: Mul) -> Fraction:
        """Monomials are gathered first, since most products are nothing else."""
        coefficient, exponents = QQ(1), [0] * len(self.names)
        others: list[Fraction] = []
        for factor in value.args:
            base, exponent = factor.args if isinstance(factor, Pow) else (factor, 1)
            if isinstance(factor, Rational):
                coefficient *= QQ(factor.p, factor.q)
            elif isinstance(base, Symbol) and isinstance(exponent, Integer | int):
                exponents[self.place[base.name]] += int(exponent)
            else:
                others.append(self.convert(factor))
        above = self.ring.term_new(tuple(max(0, power) for power in exponents), coefficient)
        below = self.ring.term_new(tuple(max(0, -power) for power in exponents), QQ(1))
        for numerator, denominator in sorted(others, key=lambda other: len(other[0])):
            above, below = _times(above, numerator), _times(below, denominator)
        return above, below

    def power(self, base: Fraction, exponent: int) -> Fraction:
        numerator, denominator = base if exponent >= 0 else (base[1], base[0])
        if not denominator:
            raise GrammarError("division by something that is always zero", hint="simplify the denominator")
        for part in (numerator, denominator):
            _limit(comb(len(part) + abs(exponent) - 1, abs(exponent)) if part else 0)
        return numerator ** abs(exponent), denominator ** abs(exponent)

    def sum(self, parts: list[Fraction]) -> Fraction:
        """Parts of equal denominators are added first, then brought to the common one."""
        grouped: dict[PolyElement, PolyElement] = {}
        for numerator, denominator in parts:
            total = grouped.setdefault(denominator, self.ring.zero)
            if not total:
                grouped[denominator] = numerator.copy()
                continue
            _add_into(total, numerator)
        if len(grouped) == 1:
            ((denominator, numerator),) = grouped.items()
            return numerator, denominator
        common = reduce(lambda left, right: left.lcm(right), grouped)
        total = self.ring.zero
        for denominator, numerator in grouped.items():
            _add_into(total, _times(numerator, common.exquo(denominator)))
        return total, common

    def cancel(self, numerator: PolyElement, denominator: PolyElement) -> Fraction:
        """Lowest terms; the denominator has whole coefficients without a common factor and a positive first one."""
        if not numerator:
            return numerator, self.one
        if denominator != self.one:
            _, numerator, denominator = numerator.cofactors(denominator)
        content, denominator = denominator.primitive()
        if denominator.LC < 0:
            content, denominator = -content, -denominator
        return numerator.quo_ground(content), denominator

    def expression(self) -> Expr:
        """The function as a sympy expression."""
        if len(self.denominator) == 1:
            ((below, _),) = self.denominator.terms()
            return Add(*(self.term(coefficient, above, below) for above, coefficient in self.numerator.terms()))
        content, numerator = self.numerator.primitive()
        if numerator.LC < 0:
            content, numerator = -content, -numerator
        return Mul(_rational(content), self.polynomial(numerator), 1 / self.polynomial(self.denominator))

    def polynomial(self, value: PolyElement) -> Expr:
        none = (0,) * len(self.names)
        return Add(*(self.term(coefficient, powers, none) for powers, coefficient in value.terms()))

    def term(self, coefficient: Any, above: tuple[int, ...], below: tuple[int, ...]) -> Expr:
        powers = zip(self.generators, above, below, strict=True)
        factors = (Pow(base, Integer(up - down)) for base, up, down in powers if up != down)
        return Mul(_rational(coefficient), *factors)


class _Generators:
    """Finds what an expression is a rational function of.

    Attributes:
        found: text of a generator -> its expression.
        replaced: a call -> the text of its generator, or an expression that it simplifies to.
    """

    def __init__(self) -> None:
        self.found: dict[str, Expr] = {}
        self.replaced: dict[Expr, str | Expr] = {}
        self.seen: set[Expr] = set()

    def collect(self, value: Expr) -> None:
        if value in self.seen:
            return
        self.seen.add(value)
        if isinstance(value, Symbol):
            self.found.setdefault(value.name, value)
        elif isinstance(value, Add | Mul) or (isinstance(value, Pow) and isinstance(value.exp, Integer)):
            for part in value.args:
                self.collect(part)
        elif not isinstance(value, Rational):
            self.call(value)

    def call(self, value: Expr) -> None:
        made = _call(value)
        if isinstance(made, (*_CALLS, Pow)):
            text = to_text(made)
            self.found[text] = made
            self.replaced[value] = text
        else:
            self.replaced[value] = made
            self.collect(made)


@lru_cache(maxsize=4096)
def _call(value: Expr) -> Expr:
    """A call or symbolic power with canonical arguments; `floor(-x)` is written `-ceil(x)`."""
    if not isinstance(value, (*_CALLS, Pow)) or (isinstance(value, Pow) and not value.exp.is_integer):
        raise GrammarError(f"{type(value).__name__} {value} has no form in the sheet grammar")
    made = value.func(*(canonical(argument) for argument in value.args))
    if isinstance(made, ceiling | floor) and made.args[0].could_extract_minus_sign():
        return -_OPPOSITE[type(made)](-made.args[0])
    return made


def _order(name: str) -> tuple[int, int, str]:
    """Named generators in the order of dims, then calls."""
    return (0, *dims.order(name)) if "(" not in name and "*" not in name else (1, 0, name)


def _rational(value: Any) -> Rational:
    return Rational(int(value.numerator), int(value.denominator))


@cache
def _ring(size: int) -> PolyRing:
    return PolyRing([f"x{place}" for place in range(size)], QQ, lex)


def _limit(terms: int) -> None:
    if terms > MAX_TERMS:
        raise GrammarError(f"an expression of about {terms} terms", hint=f"the limit is {MAX_TERMS}")


def _times(left: PolyElement, right: PolyElement) -> PolyElement:
    _limit(len(left) * len(right))
    return left * right


def _add_into(total: PolyElement, part: PolyElement) -> None:
    """Adds in place: a sum of many parts must not copy what it has so far."""
    for powers, coefficient in part.items():
        new = total.get(powers, 0) + coefficient
        if new:
            total[powers] = new
        else:
            del total[powers]
