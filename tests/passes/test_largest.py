"""The largest of sizes: what another one always reaches goes, all else stays, whatever the order."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Add, Integer, Max, Mul

from symcost.compiler import compile_model
from symcost.dims import batch, derived, hidden, seq, width_act_grad
from symcost.frontend import load
from symcost.passes import memory
from symcost.passes.largest import largest

A, B, C = batch * seq, batch * hidden, seq * width_act_grad
SIZES = (batch, seq, hidden, derived("kept"), width_act_grad)

terms = st.builds(lambda number, factors: Mul(number, *factors), st.integers(0, 3), st.lists(st.sampled_from(SIZES)))
sums = st.lists(terms, max_size=3).map(lambda parts: Add(*parts))


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], 0),
        ([Integer(0), Integer(0)], 0),
        ([Integer(0), A], A),
        ([A, 2 * A], 2 * A),
        ([A, A + B], A + B),
        ([A * (hidden + 1), A * hidden], A * (hidden + 1)),
        ([A, Max(B, A / 2, evaluate=False)], Max(A, B, evaluate=False)),
        # Neither reaches the other at all sizes; a size may be absent, a switch may be negative.
        ([A, B], Max(A, B, evaluate=False)),
        ([A, A * hidden], Max(A, A * hidden, evaluate=False)),
        ([A - B, A], A),
        ([C - A, B - A], Max(C - A, B - A, evaluate=False)),
    ],
)
def test_what_another_value_always_reaches_is_left_out(values, expected):
    assert {largest(order) for order in permutations(values)} == {expected}


@settings(deadline=None, max_examples=60)
@given(st.lists(sums, min_size=1, max_size=4), st.fixed_dictionaries({size: st.integers(1, 7) for size in SIZES}))
def test_the_value_is_that_of_the_maximum(values, point):
    assert largest(values).subs(point) == max(value.subs(point) for value in values)


@pytest.mark.parametrize("slug", ["gpt2", "qwen3-next-80b-a3b"])
def test_models_have_the_maxima_that_sympy_finds(slug, monkeypatch):
    model = compile_model(load(slug))
    asked = []
    monkeypatch.setattr(memory, "largest", lambda values: largest(asked.append(tuple(values)) or asked[-1]))
    memory.memory(model)
    for values in sorted(set(asked), key=str):
        assert largest(values) == Max(*values)
