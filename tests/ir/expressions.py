"""Random expressions of the sheet grammar, and points at which to price them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import strategies as st
from sympy import Add, Expr, Integer, Max, Min, Mul, Pow, Rational, ceiling, floor

from symcost import dims

NAMES = ("batch", "seq", "hidden", "layers", "width_act", "moe_layers")
SYMBOLS = tuple(dims.symbol(name) for name in NAMES)

numbers = st.builds(Rational, st.integers(-30, 30), st.integers(1, 6))
symbols = st.sampled_from(SYMBOLS)
points = st.fixed_dictionaries({name: st.integers(1, 9) for name in NAMES})


def _grow(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    several = st.lists(inner, min_size=2, max_size=3)
    return st.one_of(
        several.map(lambda parts: Add(*parts)),
        several.map(lambda parts: Mul(*parts)),
        st.tuples(inner, st.integers(2, 3)).map(lambda pair: Pow(*pair)),
        # Divisors that are positive at every point.
        st.tuples(inner, symbols, st.integers(0, 3)).map(lambda parts: parts[0] / (parts[1] + parts[2])),
    )


def _with_calls(inner: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    pairs = st.tuples(inner, inner)
    calls = (
        inner.map(ceiling),
        inner.map(floor),
        pairs.map(lambda pair: Min(*pair)),
        pairs.map(lambda pair: Max(*pair)),
    )
    return st.one_of(_grow(inner), *calls)


atoms = st.one_of(symbols, numbers)
rational_functions = st.recursive(atoms, _grow, max_leaves=8)
expressions = st.recursive(atoms, _with_calls, max_leaves=8)


def value(expression: Expr, point: dict[str, int]) -> Fraction:
    """The exact value, by substitution."""
    number: Any = expression.subs({dims.symbol(name): Integer(number) for name, number in point.items()})
    return Fraction(int(number.p), int(number.q))
