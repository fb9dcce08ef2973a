"""Products and sums of parts that are simple already, made without the machinery that `Mul` and `Add` bring along.

Both give what `Mul` and `Add` would where numbers are not multiplied into sums, and need a tenth of the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cmp_to_key

from sympy import Add, Basic, Expr, Integer, Mul, Pow, Rational

_KEY = cmp_to_key(Basic.compare)
_ONE = Integer(1)


def product(factors: Iterable[Expr]) -> Expr:
    """The product of symbols, sums, whole powers, numbers and products of these.

    >>> from symcost.dims import batch, seq
    >>> product([batch, batch, Integer(2), seq + 1])
    2*batch**2*(seq + 1)
    """
    number: Expr = _ONE
    powers: dict[Expr, Expr] = {}
    stack = list(factors)
    for factor in stack:
        if isinstance(factor, Mul):
            stack.extend(factor.args)
        elif isinstance(factor, Rational):
            number = number * factor
        else:
            base, exponent = factor.args if isinstance(factor, Pow) else (factor, _ONE)
            powers[base] = powers[base] + exponent if base in powers else exponent
    if number == 0:
        return number
    parts = [base if exponent is _ONE else Pow(base, exponent) for base, exponent in powers.items()]
    if len(parts) > 1:
        parts.sort(key=_KEY)
    return Mul._from_args(parts if number is _ONE else [number, *parts], True)


def total(parts: Iterable[Expr]) -> Expr:
    """The sum of products, symbols, whole powers, numbers and sums of these; equal terms are put together.

    >>> from symcost.dims import batch, seq
    >>> total([batch * seq, Integer(1), batch * seq])
    2*batch*seq + 1
    """
    number: Expr = Integer(0)
    terms: dict[Expr, Expr] = {}
    stack = list(parts)
    for part in stack:
        if isinstance(part, Add):
            stack.extend(part.args)
        elif isinstance(part, Rational):
            number = number + part
        else:
            coefficient, rest = part.as_coeff_Mul() if isinstance(part, Mul) else (_ONE, part)
            terms[rest] = terms[rest] + coefficient if rest in terms else coefficient
    found = [_times(coefficient, rest) for rest, coefficient in terms.items() if coefficient != 0]
    if len(found) > 1:
        found.sort(key=_KEY)
    return Add._from_args(found if number == 0 else [number, *found], True)


def _times(coefficient: Expr, rest: Expr) -> Expr:
    if coefficient is _ONE:
        return rest
    return Mul._from_args([coefficient, *(rest.args if isinstance(rest, Mul) else (rest,))], True)
