"""The simplification of evaluators: expand in a polynomial ring, pull out what is shared, nest greedily."""

from __future__ import annotations

from sympy import Expr, Integer, Mul, Pow, Rational

from symcost.passes.horner import horner, product
from symcost.passes.operations import operations
from symcost.passes.polynomial import Ratio, read


def simplify(expr: Expr) -> Expr:
    """An equal expression that takes no more operations to evaluate.

    >>> from symcost.dims import batch, heads, hidden, seq
    >>> simplify(heads * (hidden / heads) * batch * seq + 2 * batch * seq)
    batch*seq*(hidden + 2)
    """
    if not expr.args:
        return expr
    short = _write(read(expr, simplify))
    return short if operations(short) <= operations(expr) else expr


def fraction(expr: Expr) -> tuple[Expr, Expr]:
    """Short numerator and denominator with whole coefficients; the denominator is a monomial.

    >>> from symcost.dims import context, seq
    >>> fraction(seq * context / 2)
    (context*seq, 2)
    """
    ratio = read(expr, simplify)
    return horner(ratio.generators, ratio.terms), _below(ratio)


def _write(ratio: Ratio) -> Expr:
    numerator = horner(ratio.generators, ratio.terms)
    below = _below(ratio)
    if below == 1:
        return numerator
    number, rest = below.as_coeff_Mul()
    scaled = product(1, [], numerator) if number == 1 else _over(numerator, int(number))
    return Mul(scaled, Pow(rest, -1)) if rest != 1 else scaled


def _over(numerator: Expr, denominator: int) -> Expr:
    if numerator.is_Add:
        return Mul(Rational(1, denominator), numerator, evaluate=False)
    return Mul(Rational(1, denominator), numerator)


def _below(ratio: Ratio) -> Expr:
    factors = (Pow(g, e) for g, e in zip(ratio.generators, ratio.below, strict=True) if e)
    return Mul(Integer(ratio.denominator), *factors)
