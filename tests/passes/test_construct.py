"""Sums and products are those of sympy, where it multiplies no number into a sum."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Add, Integer, Mul, Pow
from sympy.core.parameters import distribute

from symcost.dims import batch, hidden, seq
from symcost.passes.construct import product, total

atoms = st.one_of(st.sampled_from((batch, seq, hidden)), st.integers(-3, 3).map(Integer))


def _grow(inner):
    several = st.lists(inner, min_size=2, max_size=4)
    powers = st.tuples(inner, st.integers(2, 3)).map(lambda pair: Pow(*pair))
    return st.one_of(several.map(lambda parts: Add(*parts)), several.map(lambda parts: Mul(*parts)), powers)


parts = st.lists(st.recursive(atoms, _grow, max_leaves=6), max_size=4)


@settings(deadline=None, max_examples=200)
@given(parts)
def test_products(factors):
    with distribute(False):
        assert product(factors) == Mul(*factors)


@settings(deadline=None, max_examples=200)
@given(parts)
def test_sums(summands):
    assert total(summands) == Add(*summands)
