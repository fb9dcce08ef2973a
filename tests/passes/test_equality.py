"""Proofs: equal forms pass, unequal ones are refused with the difference or a counter-example."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from sympy import Max, Min, floor, log

from symcost.dims import batch, context, experts, heads, hidden, seq, top_k, vocab, width_act
from symcost.errors import ProofError
from symcost.passes.equality import prove_equal
from symcost.passes.ring_horner import simplify
from tests.ir.expressions import expressions


@settings(deadline=None, max_examples=60)
@given(expressions)
def test_simplified_forms_are_proved_equal(expression):
    prove_equal(expression, simplify(expression))


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((batch + seq) ** 2, batch**2 + 2 * batch * seq + seq**2),
        (heads * (hidden / heads), hidden),
        (vocab * log(vocab * 1) + 1, 1 + log(vocab) * vocab),
        (width_act * (hidden + 1) / 2, width_act * hidden / 2 + width_act / 2),
        # No polynomial identity: shown at points.
        (Min(experts, seq) + Max(experts, seq), experts + seq),
        (floor(hidden / 2) + floor((hidden + 1) / 2), hidden),
    ],
)
def test_equal(left, right):
    prove_equal(left, right)


def test_a_polynomial_difference_is_told():
    with pytest.raises(ProofError, match=r"the difference is batch\*seq"):
        prove_equal(batch * (seq + hidden), batch * hidden)


def test_a_counter_example_is_told():
    with pytest.raises(ProofError, match=r"they differ at .*experts="):
        prove_equal(Min(experts, batch * seq * top_k), experts)


def test_pairs_at_a_boundary_are_not_mixed_up():
    with pytest.raises(ProofError):
        prove_equal(seq * (context - seq) + seq * (seq + 1) / 2, seq * (context - seq) + seq * (seq - 1) / 2)
