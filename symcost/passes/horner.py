"""Greedy multivariate Horner form of an integer polynomial, with content and shared factors pulled out."""

from __future__ import annotations

from math import gcd

from sympy import Add, Expr, Integer, Mul, Pow

from symcost.passes.polynomial import Monomial, Terms


def horner(generators: tuple[Expr, ...], terms: Terms) -> Expr:
    """Nested form: `6*a*b*c + 4*a*b**2` becomes `2*a*b*(3*c + 2*b)`.

    The generator that most terms share is pulled out first; among equals the earliest one.
    """
    if not terms:
        return Integer(0)
    content = gcd(*terms.values())
    if all(value < 0 for value in terms.values()):
        content = -content
    shared = tuple(map(min, zip(*terms, strict=True)))
    rest = {_less(monomial, shared): value // content for monomial, value in terms.items()}
    factors = [Pow(g, e) if e > 1 else g for g, e in zip(generators, shared, strict=True) if e]
    return product(content, factors, _sum(generators, rest))


def product(content: int, factors: list[Expr], inner: Expr) -> Expr:
    """`content*factors*inner`, where a number stays in front of a sum instead of being multiplied into it."""
    if content == 1 and not factors:
        return inner
    if not factors and isinstance(inner, Add):
        return Mul(Integer(content), inner, evaluate=False)
    return Mul(Integer(content), *factors, inner)


def _sum(generators: tuple[Expr, ...], terms: Terms) -> Expr:
    """A polynomial without content or shared factors."""
    parts: list[Expr] = []
    while len(terms) > 1:
        used = [sum(1 for exponent in column if exponent) for column in zip(*terms, strict=True)]
        most = max(used)
        if most < 2:
            break
        place = used.index(most)
        with_it = {monomial: value for monomial, value in terms.items() if monomial[place]}
        parts.append(horner(generators, with_it))
        terms = {monomial: value for monomial, value in terms.items() if not monomial[place]}
    parts.extend(_term(generators, monomial, value) for monomial, value in terms.items())
    return parts[0] if len(parts) == 1 else Add(*parts)


def _term(generators: tuple[Expr, ...], monomial: Monomial, value: int) -> Expr:
    factors = [Pow(g, e) if e > 1 else g for g, e in zip(generators, monomial, strict=True) if e]
    return Mul(Integer(value), *factors)


def _less(monomial: Monomial, shared: Monomial) -> Monomial:
    return tuple(map(int.__sub__, monomial, shared))
