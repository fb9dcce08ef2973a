"""What formulas have in common is what sympy's elimination finds, and nothing is computed twice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Add, Integer, Mul, Pow, Symbol, cse, numbered_symbols
from sympy.core.parameters import distribute

from symcost.compiler import compile_model
from symcost.dims import batch, heads, hidden, seq
from symcost.emit import functions, placement
from symcost.emit.sharing import shared
from symcost.frontend import load

atoms = st.one_of(st.sampled_from((batch, seq, heads, hidden)), st.integers(-2, 2).map(Integer))


def _grow(inner):
    several = st.lists(inner, min_size=2, max_size=4)
    powers = st.tuples(inner, st.integers(2, 3)).map(lambda pair: Pow(*pair))
    return st.one_of(several.map(lambda parts: Add(*parts)), several.map(lambda parts: Mul(*parts)), powers)


operands = st.lists(st.recursive(atoms, _grow, max_leaves=8), max_size=5)


def _found_by_sympy(values):
    with distribute(False):
        return cse(values, symbols=numbered_symbols("x"), order="none")


@settings(deadline=None, max_examples=200)
@given(operands)
def test_the_steps_are_those_of_sympy(values):
    assert shared(values, numbered_symbols("x")) == _found_by_sympy(values)


@settings(deadline=None, max_examples=100)
@given(operands)
def test_written_out_again_the_values_are_the_same(values):
    steps, short = shared(values, numbered_symbols("x"))
    for name, value in reversed(steps):
        short = [item.xreplace({name: value}) for item in short]
    assert all((item - value).expand() == 0 for item, value in zip(short, values, strict=True))


@pytest.mark.parametrize("slug", ["gpt2", "deepseek-v3"])
def test_models_have_the_steps_of_sympy(slug, monkeypatch):
    asked = []
    monkeypatch.setattr(placement, "shared", lambda values, names: asked.append(values) or shared(values, names))
    functions.sums(compile_model(load(slug)))
    assert [shared(values, numbered_symbols("x")) for values in asked] == list(map(_found_by_sympy, asked))
    assert asked


def test_a_name_that_is_taken_is_left_out():
    taken = Symbol("x0")
    steps, _ = shared([taken + batch * seq, batch * seq + hidden], numbered_symbols("x"))
    assert steps == [(Symbol("x1"), batch * seq)]


def test_what_sums_have_in_common_is_added_once():
    steps, short = shared([batch + seq + hidden, batch + seq + heads], numbered_symbols("x"))
    (name, value), *rest = steps
    assert not rest
    assert value == batch + seq
    assert short == [name + hidden, name + heads]
