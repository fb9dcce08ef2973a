"""The largest of several sizes, without those that another one reaches whatever the sizes are.

`sympy.Max` asks the same of every pair by way of assumptions about factored differences, which takes thousands of times
as long as the comparison of terms here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache

from sympy import Expr, Integer, Max, default_sort_key

from symcost.passes.polynomial import read
from symcost.passes.ring_horner import simplify

# Factors with their exponents, inverse ones below zero -> coefficient.
_Coefficients = Mapping[frozenset[tuple[Expr, int]], Fraction]


def largest(values: Iterable[Expr]) -> Expr:
    """The maximum; 0 of none.

    >>> from symcost.dims import batch, hidden, seq
    >>> largest([batch * seq, batch * seq * 2, batch * (seq + hidden)])
    Max(2*batch*seq, batch*(hidden + seq))
    """
    return _largest(frozenset(values))


@lru_cache(maxsize=1024)
def _largest(values: frozenset[Expr]) -> Expr:
    flat = {inner for value in values for inner in (value.args if isinstance(value, Max) else (value,))}
    left: list[tuple[Expr, _Coefficients]] = []
    for value in sorted(flat, key=default_sort_key):
        found = _coefficients(value)
        if any(_reaches(other, found) for _, other in left):
            continue
        left = [(kept, other) for kept, other in left if not _reaches(found, other)]
        left.append((value, found))
    return Max(*(value for value, _ in left), evaluate=False) if left else Integer(0)


def _coefficients(value: Expr) -> _Coefficients:
    ratio = read(value, simplify)
    found: dict[frozenset[tuple[Expr, int]], Fraction] = {}
    for monomial, coefficient in ratio.terms.items():
        exponents = map(int.__sub__, monomial, ratio.below)
        factors = frozenset((g, e) for g, e in zip(ratio.generators, exponents, strict=True) if e)
        found[factors] = Fraction(coefficient, ratio.denominator)
    return found


def _reaches(value: _Coefficients, other: _Coefficients) -> bool:
    """Whether a value is at least the other by its terms: every term of the difference is a sum of sizes."""
    for factors in value.keys() | other.keys():
        difference = value.get(factors, 0) - other.get(factors, 0)
        if difference < 0 or (difference and not all(factor.is_nonnegative for factor, _ in factors)):
            return False
    return True
