"""How rounded sizes are written: of the ways to say the same, the one with the shortest quotient."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from sympy import Add, Dummy, Expr, Poly, ceiling, expand, floor

from symcost.audit.signs import quotient, whole

_MOST_REMAINDERS = 512


def rounded(value: Expr) -> Expr:
    """An expression with `floor((x + m - 1)/m)` as `ceil(x/m)`, and the like, innermost first.

    Args:
        value: over whole sizes that are at least 1.
    """
    if not value.args:
        return value
    parts = [rounded(part) for part in value.args]
    made: Expr = value if list(value.args) == parts else value.func(*parts)
    return _shortest(made) if isinstance(made, floor | ceiling) else made


def _shortest(call: Expr) -> Expr:
    # What is rounded inside is a whole number like any size.
    inside = {inner: Dummy(integer=True) for inner in call.args[0].atoms(floor, ceiling)}
    above, below = quotient(call.args[0].xreplace(inside))
    above, below = expand(above), expand(below)
    if not whole(above) or not whole(below) or below.could_extract_minus_sign():
        return call
    known = {dummy: inner for inner, dummy in inside.items()}
    if _divides(above, below):
        return expand(above / below).xreplace(known)
    return min(_ways(above, below, up=isinstance(call, ceiling)), key=_length).xreplace(known)


def _divides(above: Expr, below: Expr) -> bool:
    """Whether a polynomial is a multiple of a number at all whole sizes: it is if it is at every remainder."""
    sizes = sorted(above.free_symbols, key=str)
    if not below.is_Integer or not sizes or int(below) ** len(sizes) > _MOST_REMAINDERS:
        return False
    if not above.is_polynomial(*sizes):
        return False
    polynomial = Poly(above, *sizes)
    return all(polynomial(*rest) % below == 0 for rest in product(range(int(below)), repeat=len(sizes)))


def _ways(above: Expr, below: Expr, *, up: bool) -> Iterator[Expr]:
    """The same whole number, rounded down and up, of the quotient and of its negative."""
    if up:
        # ceil(a/b) = floor((a - 1)/b) + 1 of whole a and b.
        above = expand(above - 1)
    extra = 1 if up else 0
    yield floor(above / below) + extra
    yield ceiling(expand(above + 1 - below) / below) + extra
    yield ceiling((above + 1) / below) - 1 + extra
    yield extra - ceiling(expand(-above) / below)
    yield extra - 1 - floor(expand(-above - 1) / below)


def _length(value: Expr) -> tuple[int, int, int]:
    quotients = [part.args[0] for part in value.atoms(floor, ceiling)]
    terms = [term for part in quotients for term in Add.make_args(expand(part))]
    return len(terms), sum(term.could_extract_minus_sign() for term in terms), len(Add.make_args(value))
