"""Proof that two expressions are equal: by exact polynomial difference, else at random points in exact arithmetic."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from sympy import Expr, Rational, Symbol

from symcost.errors import ProofError
from symcost.passes.polynomial import read
from symcost.passes.ring_horner import simplify

# Small and large sizes, so that every branch of a min or max is taken at some point.
_SIZES = (3, 17, 257, 5003, 100_003)
_POINTS = 24


def prove_equal(left: Expr, right: Expr) -> None:
    """Return if the two are equal.

    A difference that vanishes as a polynomial (functions with equal arguments standing as letters) is a proof. Where
    functions remain in it, both are evaluated exactly at 24 random points: a difference there is a counter-example.

    Raises:
        ProofError: they differ; the message has the difference or the point.
    """
    difference = left - right
    ratio = read(difference, simplify)
    if not ratio.terms:
        return
    if all(generator.is_Symbol for generator in ratio.generators):
        raise ProofError(f"the difference is {simplify(difference)}", hint=f"{left} is not {right}")
    random = Random(0)  # noqa: S311 - a fixed sequence, so that a failure can be repeated
    symbols = sorted(difference.free_symbols, key=lambda symbol: symbol.name)
    for _ in range(_POINTS):
        point = {symbol: _value(symbol, random) for symbol in symbols}
        found = read(difference.xreplace(point), simplify).terms
        if found:
            shown = ", ".join(f"{symbol}={value}" for symbol, value in point.items())
            raise ProofError(f"they differ at {shown}", hint=f"{left} is not {right}")


def _value(symbol: Symbol, random: Random) -> Rational:
    size = random.choice(_SIZES)
    whole = random.randint(1, size)
    if symbol.is_integer:
        return Rational(whole)
    exact = Fraction(whole, random.randint(1, 16))
    return Rational(exact.numerator, exact.denominator)
