"""Signs of expressions over sizes, by their coefficients: enough to decide most comparisons, never wrong."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, combinations

from sympy import (
    Dummy,
    Expr,
    Integer,
    Max,
    Min,
    Mul,
    Poly,
    Pow,
    Rational,
    ceiling,
    expand,
    factor_list,
    floor,
    log,
    together,
)

from symcost.ir.text import canonical

Facts = tuple[Expr, ...]
CALLS = (Max, Min, ceiling, floor, log)
# Of a number in what is factored.
_MOST_BITS = 2000


def nonnegative(value: Expr, facts: Facts = ()) -> bool:
    """Whether a value is shown to be at least 0 wherever sizes are allowed and all facts are at least 0."""
    above, below = quotient(opaque(value))
    if above.is_Rational and below == 1:
        return bool(above >= 0)
    if not below.is_Rational and not positive(below, facts):
        return False
    known = tuple(opaque(fact) for fact in facts)
    return _by_facts(above, known) or _by_factors(above, known)


def positive(value: Expr, facts: Facts = ()) -> bool:
    """Whether a value is shown to be above 0."""
    above, below = quotient(opaque(value))
    if above.is_Rational and below == 1:
        return bool(above > 0)
    if not below.is_Rational:
        return positive(below, facts) and positive(above, facts)
    if whole(above):
        return nonnegative(above - 1, facts)
    return bool(above.is_positive) or (isinstance(above, Mul) and all(positive(part, facts) for part in above.args))


def whole(value: Expr) -> bool:
    """Whether an expression is a polynomial with whole coefficients over whole things."""
    above, below = quotient(opaque(value))
    polynomial = _polynomial(above) if below == 1 else None
    if polynomial is None:
        return bool(below == 1 and above.is_Integer)
    return all(c.is_Integer for c in polynomial.coeffs()) and all(g.is_integer for g in polynomial.gens)


def calls(value: Expr) -> list[Expr]:
    """Outermost calls of `min max ceil floor log` and symbolic powers, in a fixed order."""
    found: set[Expr] = set()
    stack = [value]
    while stack:
        node = stack.pop()
        if isinstance(node, CALLS) or (isinstance(node, Pow) and not node.exp.is_Integer):
            found.add(node)
        else:
            stack.extend(node.args)
    return sorted(found, key=str)


def quotient(value: Expr) -> tuple[Expr, Expr]:
    """Numerator and denominator in lowest terms; calls stand in them as they are."""
    above, below = together(canonical(value)).as_numer_denom()
    return expand(above), below


def opaque(value: Expr) -> Expr:
    """The expression with every outermost call as one letter of the same sign."""
    found = calls(value)
    return value.xreplace({call: _letter(call) for call in found}) if found else value


@lru_cache(maxsize=1024)
def _letter(call: Expr) -> Expr:
    signs = {"nonnegative": True} if call.is_nonnegative else {"real": True}
    return Dummy(**signs, **({"integer": True} if call.is_integer else {}))


def _by_facts(value: Expr, facts: Facts) -> bool:
    """Whether all coefficients are non-negative once sizes are counted from their lowest value and facts taken off."""
    taken = chain(((),), combinations(facts, 1), combinations(facts, 2))
    return any(_plain(value - sum(some, Integer(0))) for some in taken)


def _plain(value: Expr) -> bool:
    shifted = value.xreplace({s: s + 1 for s in value.free_symbols if s.is_positive and s.is_integer})
    polynomial = _polynomial(shifted)
    if polynomial is None:
        return bool(shifted.is_nonnegative)
    return all(g.is_nonnegative for g in polynomial.gens) and all(c >= 0 for c in polynomial.coeffs())


def _by_factors(value: Expr, facts: Facts) -> bool:
    """Whether the sign of every factor is known and an even number of them is negative."""
    if _polynomial(value) is None:
        return False
    content, parts = factors(value)
    sign = 1 if content >= 0 else -1
    for factor, power in parts:
        if power % 2 == 0 or _by_facts(factor, facts):
            continue
        if not _by_facts(-factor, facts):
            return False
        sign = -sign
    return sign > 0


def factors(value: Expr) -> tuple[Expr, list[tuple[Expr, int]]]:
    """Content and factors with their powers; the whole is one where numbers are so long that others take minutes."""
    longest = max((int(number.p).bit_length() for number in value.atoms(Rational)), default=0)
    return (Integer(1), [(value, 1)]) if longest > _MOST_BITS else factor_list(value)


def _polynomial(value: Expr) -> Poly | None:
    """The expression as a polynomial over its letters; None where it is none, or a number."""
    letters = sorted(value.free_symbols, key=str)
    return Poly(value, *letters) if letters and value.is_polynomial(*letters) else None
