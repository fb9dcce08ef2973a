"""Division by what can be zero: a formula that does it states nothing there, so it cannot be judged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sympy import Expr, Pow, Symbol, fraction, preorder_traversal, together

from symcost import dims
from symcost.audit.numbers import Numeric, is_zero
from symcost.audit.points import Condition, Domain, Size
from symcost.audit.signs import factors, opaque, positive
from symcost.ir.text import canonical

_MOST_TRIED = 1000


@dataclass(frozen=True)
class ZeroDivisor:
    """What a formula divides by, and sizes that make it zero."""

    divisor: Expr
    point: dict[str, Size]


def zero_divisor(value: Expr, divisors: Iterable[Expr], conditions: tuple[Condition, ...]) -> ZeroDivisor | None:
    """The first divisor of a formula that is zero for allowed sizes; None where there is none.

    A size that may be 0 (a count of layers) is no such divisor where it cancels: `layers*(1 + vocab/(layers*hidden))`
    has a value without layers too.

    Args:
        value: the formula.
        divisors: what its text divides by.
        conditions: what is known of its sizes.
    """
    left = _letters_below(value)
    for divisor in divisors:
        for factor in _factors(divisor):
            if isinstance(factor, Symbol):
                if factor in left and not factor.is_positive:
                    return ZeroDivisor(divisor, {factor.name: 0})
            elif not positive(factor) and not positive(-factor):
                point = _zero(factor, conditions)
                if point is not None:
                    return ZeroDivisor(divisor, point)
    return None


def _factors(divisor: Expr) -> list[Expr]:
    """Factors of the numerator of a divisor; all of it where it holds calls."""
    above, _ = fraction(together(canonical(divisor)))
    if above != opaque(above):
        return [above]
    return [factor for factor, _ in factors(above)[1]]


def _letters_below(value: Expr) -> set[Symbol]:
    """Sizes that a formula is still divided by once it is in lowest terms, inside of its calls too."""
    found: set[Symbol] = set()
    for node in preorder_traversal(canonical(value)):
        if isinstance(node, Pow) and node.exp.is_negative:
            found |= node.base.free_symbols
    return found


def _zero(factor: Expr, conditions: tuple[Condition, ...]) -> dict[str, Size] | None:
    """A point at which a factor is zero: small ones are tried, and the root in each size on which it is linear."""
    symbols = sorted(factor.free_symbols, key=lambda symbol: dims.order(symbol.name))
    domain, numeric = Domain(symbols, conditions), Numeric(factor)
    roots = [(symbol, Numeric(_root(factor, symbol))) for symbol in symbols if _linear(factor, symbol)]
    for point in domain.small(_MOST_TRIED, absent=True):
        for symbol, root in roots:
            found = root.defined(point)
            if isinstance(found, int) and found >= domain.lowest[symbol.name]:
                moved = {**point, symbol.name: found}
                if domain.allows(moved):
                    return moved
        value = numeric.defined(point)
        if value is not None and is_zero(value):
            return point
    return None


def _linear(value: Expr, symbol: Symbol) -> bool:
    return bool(value.is_polynomial(symbol) and value.diff(symbol, 2) == 0)


def _root(value: Expr, symbol: Symbol) -> Expr:
    slope = value.diff(symbol)
    return canonical((slope * symbol - value) / slope)
