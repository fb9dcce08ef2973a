"""Proofs by cases and by signs: what is shown holds at every small point, and what does not hold is not shown."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Max, Min, Rational, ceiling, floor

from symcost import dims
from symcost.audit.exact import Probe
from symcost.audit.numbers import Numeric
from symcost.audit.points import Condition, Domain
from symcost.audit.proof_by_cases import cases_that_vanish
from symcost.audit.prove import prove
from symcost.audit.signs import nonnegative, positive, whole

s, w, c, h, k, B = (dims.symbol(name) for name in ("seq", "window", "chunk", "hidden", "kv_heads", "batch"))
extra = dims.letter("extra")

ZERO = [
    Min(s, w) + Max(s, w) - s - w,
    Max(0, Min(w, s)) - Min(s, w),
    Max(1, k) - k,
    Min(s, w, h) - Min(Min(s, w), h),
    Max(0, s - w) + Min(s, w) - s,
    Min(k * s, h * s) - s * Min(k, h),
    Min(s / 2, w / 2) - Min(s, w) / 2,
    ceiling(s / 2) + floor(s / 2) - s,
    ceiling(s / c) - floor((s + c - 1) / c),
    ceiling(s / 64) - floor((s + 63) / 64),
    floor(s * (s + 1) / 2) - s * (s + 1) / 2,
    floor(s / 3) + floor((s + 1) / 3) + floor((s + 2) / 3) - s,
    ceiling(ceiling(s / 2) / 3) - ceiling(s / 6),
    Min(floor(w / 2), s - 1) - floor(Min(w, 2 * s - 2) / 2),
    floor(s / c) * c - Min(s, floor(s / c) * c),
    ceiling(s * (w + 1) / w) - s - ceiling(s / w),
]
UNLIKE = [
    Max(s, w) - s,
    ceiling(s / 2) - s / 2,
    floor(s / c) - floor((s - 1) / c),
    Min(s, w) - Min(s, w, h),
    floor((s + w) / 2) - floor(s / 2) - floor(w / 2),
    ceiling(s / c) - floor(s / c) - 1,
    Max(0, s - 5000),
]


@pytest.mark.parametrize("value", ZERO, ids=str)
def test_what_is_zero_is_shown_to_be(value):
    assert cases_that_vanish(value)
    assert prove(value, 0 * s).how in ("cases", "algebra")
    for point in Domain(value.free_symbols).random(100):
        assert Numeric(value).at(point) == 0


@pytest.mark.parametrize("value", UNLIKE, ids=str)
def test_what_is_not_zero_is_refuted(value):
    assert cases_that_vanish(value) is None
    proof = prove(value, 0 * s)
    assert not proof.equal
    assert Numeric(value).at(proof.point) != 0
    assert Probe(proof.point)(value) == Numeric(value).at(proof.point)


_linear = st.tuples(*(st.integers(-3, 3) for _ in range(4)))


@settings(deadline=None, max_examples=30, derandomize=True)
@given(_linear, _linear)
def test_signs_are_never_wrong(left, right):
    value = (left[0] * s + left[1] * h + left[2] * extra + left[3]) * (right[0] * s + right[1] * k + right[3])
    numeric = Numeric(value)
    points = list(Domain([s, h, k, extra]).small(200))
    if nonnegative(value):
        assert all(numeric.at(point) >= 0 for point in points)
    if positive(value):
        assert all(numeric.at(point) > 0 for point in points)


def test_signs_use_facts():
    assert not nonnegative(w - s)
    assert nonnegative(w - s, (w - s,))
    assert nonnegative(h * (w - s), (w - s,))
    assert positive(w - s + 1, (w - s,))
    assert not positive(w - s, (w - s,))
    assert nonnegative(s - 1)
    assert nonnegative((s - 1) / h)


def test_whole():
    assert whole(s * h + 3)
    assert whole(ceiling(s / 2) * h)
    assert not whole(s / 2)
    assert not whole(s * Rational(1, 2) + Rational(1, 2))


def test_small_points_are_allowed_and_ordered():
    domain = Domain([h, k], [Condition(h / k, 1), Condition(h - 2, 0)])
    points = list(domain.small(200))
    assert points[0] == {"hidden": 2, "kv_heads": 1}
    assert all(point["hidden"] % point["kv_heads"] == 0 and point["hidden"] >= 2 for point in points)
    assert len(list(domain.random(50))) == 50
    assert list(domain.random(50)) == list(domain.random(50))
