"""Expressions as sparse polynomials: a numerator over a monomial, both over dims and opaque functions.

Functions (min, max, ceil, floor, log, powers with a symbolic exponent) stand as generators with simplified arguments.
Division by a symbol is a generator of its own until the end, so that `heads*(hidden/heads)` cancels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import gcd
from typing import Any, NamedTuple

from sympy import Add, Expr, Integer, Max, Min, Mul, Pow, Rational, Symbol, default_sort_key
from sympy.polys.domains import QQ, ZZ
from sympy.polys.rings import PolyElement, PolyRing

from symcost import dims
from symcost.errors import VerifyError

Monomial = tuple[int, ...]
Terms = dict[Monomial, int]


class Ratio(NamedTuple):
    """Integer polynomial `terms` over `denominator` times the monomial `below`; exponents are of `generators`."""

    generators: tuple[Expr, ...]
    terms: Terms
    denominator: int
    below: Monomial


def read(expr: Expr, simplify: Callable[[Expr], Expr]) -> Ratio:
    """The expression as an integer polynomial over one denominator.

    Args:
        expr: exact expression.
        simplify: applied to the arguments of opaque functions.

    Raises:
        VerifyError: a float in a formula.
    """
    atoms = _Atoms(simplify)
    atoms.collect(expr)
    generators = tuple(sorted(atoms.found, key=_generator_key))
    reader = _Reader(generators, atoms)
    element = reader.element(expr)
    if element.ring.domain == ZZ:
        return _cancel(generators, {monomial: int(value) for monomial, value in element.items()}, 1)
    denominator, whole = element.clear_denoms()
    return _cancel(generators, {monomial: int(value) for monomial, value in whole.items()}, int(denominator))


class _Atoms:
    """What an expression is a polynomial over.

    Attributes:
        found: generators: symbols, functions with simplified arguments, inverses of symbols and of sums.
        opaque: function to its simplified form.
        inverses: base of a negative power to its simplified inverse.
        rational: whether any coefficient is not whole.
    """

    def __init__(self, simplify: Callable[[Expr], Expr]) -> None:
        self.simplify = simplify
        self.found: set[Expr] = set()
        self.opaque: dict[Expr, Expr] = {}
        self.inverses: dict[Expr, Expr] = {}
        self.rational = False

    def collect(self, expr: Expr) -> None:
        """Fill the attributes from every node of the expression."""
        stack, seen = [expr], set()
        while stack:
            node = stack.pop()
            if node in seen:
                continue
            seen.add(node)
            if node.is_Symbol:
                self.found.add(node)
            elif isinstance(node, Rational):
                self.rational = self.rational or not node.is_Integer
            elif isinstance(node, (Add, Mul)) or _is_power(node):
                stack.extend(argument for argument in node.args if not argument.is_Integer)
            elif node.is_Float:
                raise VerifyError(f"float {node} in a formula", hint="write it as a Rational")
            else:
                stack.extend(self._opaque(node))

    def _opaque(self, node: Expr) -> tuple[Expr, ...]:
        """Note a function or an inverse; what came out of it and is still to be read."""
        if _is_inverse(node):
            base = node.base if node.base.is_Symbol else self.simplify(node.base)
            made = self.inverses[node.base] = Pow(base, Integer(-1))
            if base.is_Symbol:
                self.found.add(base)
        else:
            made = self.opaque[node] = rewritten(node, [self.simplify(argument) for argument in node.args])
        if made.is_Symbol or isinstance(made, (Add, Mul, Rational)) or _is_power(made):
            return (made,)
        self.found.add(made)
        return ()


def rewritten(function: Expr, arguments: Sequence[Expr]) -> Expr:
    """A function of other forms of its arguments.

    sympy compares those of a minimum or maximum by pairs, which was done when it was made and takes milliseconds each.
    """
    if isinstance(function, (Min, Max)) and sum(argument.is_number for argument in arguments) < 2:
        return function.func(*arguments, evaluate=False)
    return function.func(*arguments)


class _Reader:
    """Evaluates an expression in the ring over its atoms."""

    def __init__(self, generators: tuple[Expr, ...], atoms: _Atoms) -> None:
        self.ring = _ring(len(generators), atoms.rational)
        self.place = {generator: index for index, generator in enumerate(generators)}
        self.known: dict[Expr, PolyElement] = dict(zip(generators, self.ring.gens, strict=True))
        self.atoms = atoms

    def element(self, expr: Expr) -> PolyElement:
        """The expression as an element of the ring."""
        found = self.known.get(expr)
        if found is None:
            found = self.known[expr] = self._element(expr)
        return found

    def _element(self, expr: Expr) -> PolyElement:
        if isinstance(expr, Rational):
            return self.ring.ground_new(self.ring.domain.from_sympy(expr))
        if isinstance(expr, Add):
            return self._sum(expr.args)
        if isinstance(expr, Mul):
            return self._product(expr.args)
        if _is_power(expr):
            return self.element(expr.base) ** int(expr.exp)
        if _is_inverse(expr):
            return self.element(self.atoms.inverses[expr.base]) ** -int(expr.exp)
        return self.element(self.atoms.opaque[expr])

    def _sum(self, parts: tuple[Expr, ...]) -> PolyElement:
        total: dict[Monomial, Any] = {}
        for part in parts:
            for monomial, value in self.element(part).items():
                total[monomial] = total.get(monomial, 0) + value
        return self.ring.dtype({monomial: value for monomial, value in total.items() if value})

    def _product(self, factors: tuple[Expr, ...]) -> PolyElement:
        """Symbols and numbers first, as one monomial: multiplying ring elements one by one is the slow part."""
        coefficient = self.ring.domain.one
        exponents = [0] * len(self.place)
        sums = []
        for factor in factors:
            base, times = (factor.base, int(factor.exp)) if _is_power(factor) else (factor, 1)
            if base in self.place:
                exponents[self.place[base]] += times
            elif isinstance(factor, Rational):
                coefficient = coefficient * self.ring.domain.from_sympy(factor)
            else:
                sums.append(factor)
        result = self.ring.dtype({tuple(exponents): coefficient})
        for factor in sums:
            result = result * self.element(factor)
        return result


def _cancel(generators: tuple[Expr, ...], terms: Terms, denominator: int) -> Ratio:
    """Inverse generators merged into exponents; what is left of them becomes the monomial below."""
    shared = gcd(denominator, *terms.values()) if denominator > 1 else 1
    if shared > 1:
        terms, denominator = {monomial: value // shared for monomial, value in terms.items()}, denominator // shared
    place = {generator: index for index, generator in enumerate(generators)}
    pairs = [(index, place.get(g.base)) for g, index in place.items() if _is_inverse(g)]
    if not pairs:
        return Ratio(generators, terms, denominator, (0,) * len(generators))
    net: Terms = {}
    for monomial, value in terms.items():
        merged = _net(monomial, pairs)
        net[merged] = net.get(merged, 0) + value
    net = {monomial: value for monomial, value in net.items() if value}
    below = tuple(-min((0, *column)) for column in zip(*net, strict=True)) if net else (0,) * len(generators)
    terms = {tuple(e + b for e, b in zip(monomial, below, strict=True)): value for monomial, value in net.items()}
    return Ratio(tuple(g.base if _is_inverse(g) else g for g in generators), terms, denominator, below)


def _net(monomial: Monomial, pairs: list[tuple[int, int | None]]) -> Monomial:
    """Exponents with inverses taken off their base; an inverse without a base becomes the base below zero."""
    exponents = list(monomial)
    for inverse, base in pairs:
        times, exponents[inverse] = exponents[inverse], 0
        exponents[inverse if base is None else base] -= times
    return tuple(exponents)


@lru_cache(maxsize=256)
def _ring(size: int, rational: bool) -> PolyRing:
    return PolyRing([Symbol(f"g{index}") for index in range(size)], QQ if rational else ZZ)


@lru_cache(maxsize=4096)
def _generator_key(generator: Expr) -> tuple[Any, ...]:
    if generator.is_Symbol:
        return 0, dims.order(generator.name)
    return 1, default_sort_key(generator)


def _is_power(expr: Expr) -> bool:
    return isinstance(expr, Pow) and expr.exp.is_Integer and expr.exp > 0


def _is_inverse(expr: Expr) -> bool:
    return isinstance(expr, Pow) and expr.exp.is_Integer and expr.exp < 0
