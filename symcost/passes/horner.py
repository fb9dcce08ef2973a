"""Greedy multivariate Horner form of an integer polynomial, with content and shared factors pulled out."""

from __future__ import annotations

from math import gcd

from sympy import Expr, Integer, Pow

from symcost.passes import construct
from symcost.passes.polynomial import Monomial, Terms


def horner(generators: tuple[Expr, ...], terms: Terms) -> Expr:
    """Nested form: `6*a*b*c + 4*a*b**2` becomes `2*a*b*(3*c + 2*b)`.

    The generator that most terms share is pulled out first, among equals the earliest one; parts that end up with the
    same cofactor are put together again.
    """
    if not terms:
        return Integer(0)
    content, shared, rest = _primitive(terms)
    return _times(generators, content, shared, _sum(generators, rest))


def product(content: int, factors: list[Expr], inner: Expr) -> Expr:
    """`content*factors*inner`, where a number stays in front of a sum instead of being multiplied into it."""
    if content == 1 and not factors:
        return inner
    return construct.product([Integer(content), *factors, inner])


def _primitive(terms: Terms) -> tuple[int, Monomial, Terms]:
    """Content, shared monomial and what remains; the content is negative where all terms are."""
    content = gcd(*terms.values())
    if all(value < 0 for value in terms.values()):
        content = -content
    shared = tuple(map(min, zip(*terms, strict=True)))
    rest = {tuple(map(int.__sub__, monomial, shared)): value // content for monomial, value in terms.items()}
    return content, shared, rest


def _sum(generators: tuple[Expr, ...], terms: Terms) -> Expr:
    """A polynomial without content or shared factors."""
    groups: dict[frozenset[tuple[Monomial, int]], Terms] = {}
    while len(terms) > 1:
        used = [sum(map(bool, column)) for column in zip(*terms, strict=True)]
        most = max(used)
        if most < 2:
            break
        place = used.index(most)
        content, shared, rest = _primitive({monomial: value for monomial, value in terms.items() if monomial[place]})
        multiplier = groups.setdefault(frozenset(rest.items()), {})
        multiplier[shared] = multiplier.get(shared, 0) + content
        terms = {monomial: value for monomial, value in terms.items() if not monomial[place]}
    parts = [_cofactor(generators, multiplier, dict(sorted(rest))) for rest, multiplier in groups.items()]
    parts.extend(_times(generators, value, monomial, Integer(1)) for monomial, value in terms.items())
    return parts[0] if len(parts) == 1 else construct.total(parts)


def _cofactor(generators: tuple[Expr, ...], multiplier: Terms, rest: Terms) -> Expr:
    inner = _sum(generators, rest)
    if len(multiplier) > 1:
        content, shared, sums = _primitive(multiplier)
        return product(content, _factors(generators, shared), construct.product([_sum(generators, sums), inner]))
    ((shared, content),) = multiplier.items()
    return _times(generators, content, shared, inner)


def _times(generators: tuple[Expr, ...], content: int, monomial: Monomial, inner: Expr) -> Expr:
    return product(content, _factors(generators, monomial), inner)


def _factors(generators: tuple[Expr, ...], monomial: Monomial) -> list[Expr]:
    return [Pow(g, e) if e > 1 else g for g, e in zip(generators, monomial, strict=True) if e]
