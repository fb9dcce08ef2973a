"""Laws of the simplification: it keeps the value, never adds operations, and has nothing left to do the second time."""

from __future__ import annotations

import time

import pytest
import sympy
from hypothesis import given, settings
from sympy import Float, Integer, Min, Mul, Rational, ceiling, floor, log
from sympy.core.cache import clear_cache

from symcost.dims import batch, context, delta_softmax, experts, ffn, head_dim, heads, hidden, seq, top_k, vocab
from symcost.errors import VerifyError
from symcost.passes.operations import operations
from symcost.passes.ring_horner import fraction, simplify
from tests.ir.expressions import expressions, points, rational_functions, value

UNHURRIED = settings(deadline=None, max_examples=150)


@UNHURRIED
@given(expressions, points)
def test_the_value_is_kept(expression, point):
    assert value(simplify(expression), point) == value(expression, point)


@UNHURRIED
@given(expressions)
def test_operations_never_grow(expression):
    assert operations(simplify(expression)) <= operations(expression)


@UNHURRIED
@given(expressions)
def test_twice_is_once(expression):
    once = simplify(expression)
    assert simplify(once) == once


@UNHURRIED
@given(rational_functions, points)
def test_a_fraction_has_whole_coefficients(expression, point):
    above, below = fraction(expression)
    assert all(number.is_Integer for number in (above * below).atoms(sympy.Number))
    assert value(above, point) == value(expression, point) * value(below, point)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (heads * (hidden / heads) * batch + batch, batch * (hidden + 1)),
        (6 * batch * seq * hidden + 4 * batch * seq**2, 2 * batch * seq * (3 * hidden + 2 * seq)),
        ((experts - top_k) / experts * experts * ffn, ffn * (experts - top_k)),
        (seq * (context - seq) + seq * (seq + 1) / 2, seq * (2 * context - seq + 1) / 2),
        (hidden * ffn + heads * ffn + hidden * vocab + heads * vocab, (ffn + vocab) * (heads + hidden)),
        (hidden - hidden, Integer(0)),
        (ceiling((2 * hidden + 2) / (2 * heads)), ceiling((hidden + 1) / heads)),
        (Min(experts, seq * top_k + 0) * 3 * ffn, 3 * ffn * Min(experts, seq * top_k)),
        (floor(hidden / heads) * heads + 2 * heads, heads * (floor(hidden / heads) + 2)),
    ],
)
def test_short_forms(before, after):
    assert simplify(before) == after


def test_a_number_stays_in_front_of_a_sum():
    assert simplify(2 * hidden + 2 * seq) == Mul(2, hidden + seq, evaluate=False)
    assert simplify(hidden / Integer(4) + ffn * Rational(3, 4)).args[0] == Rational(1, 4)


def test_a_division_that_does_not_cancel_is_one_quotient():
    assert fraction((hidden + 1) / heads + seq / Integer(2)) == (2 * (hidden + 1) + heads * seq, 2 * heads)
    assert fraction((hidden + 1) / (heads + heads * seq))[0] == hidden + 1


def test_logarithms_are_letters():
    loss = batch * seq * (delta_softmax * vocab + vocab * log(vocab) + 1)
    assert simplify(loss) == batch * seq * (vocab * (delta_softmax + log(vocab)) + 1)


def test_a_float_is_refused():
    with pytest.raises(VerifyError, match=r"float 0\.5"):
        simplify(hidden * Float("0.5") + seq)


@pytest.mark.parametrize(
    ("expression", "count"),
    [
        (hidden, 0),
        (Integer(5), 0),
        (hidden * seq * 2, 2),
        (hidden - seq, 1),
        (hidden**3, 1),
        (hidden / heads, 1),
        (Rational(3, 4) * hidden, 2),
        (hidden / Integer(2), 1),
        (Min(hidden, seq, ffn), 2),
        (Mul(3, hidden + seq, evaluate=False), 2),
    ],
)
def test_operations_are_those_of_printed_code(expression, count):
    assert operations(expression) == count


def test_it_takes_a_fraction_of_the_time_of_sympy():
    """The bar is 1/20 on whole formula sets; a few formulas and a busy machine get some slack."""
    sizes = (batch, seq, hidden, ffn, head_dim, heads, vocab, experts)
    sums = [
        sympy.expand((first + second + 1) * (first * seq + second * batch + hidden) * (second + 2))
        for first in sizes
        for second in sizes
        if first != second
    ][:20]

    def seconds(change):
        clear_cache()
        start = time.perf_counter()
        for item in sums:
            change(item)
        return time.perf_counter() - start

    assert min(seconds(simplify) for _ in range(3)) < seconds(sympy.simplify) / 12
