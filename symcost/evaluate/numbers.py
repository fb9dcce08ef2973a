"""Exact numbers in and out: whole ones stay integers, others are fractions and print in lowest terms."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal
from fractions import Fraction
from numbers import Rational, Real
from operator import index
from typing import Any, SupportsIndex

from symcost.errors import GrammarError, SpecError, UsageError
from symcost.ir.json_text import MAX_DIGITS

Number = int | Fraction
# What a result holds: exact numbers, the floats of a logarithm or an expectation, and sympy expressions of free dims.
Value = Any

# Of a result: Python refuses to print more than 4300 digits.
_MAX_BITS = 14_000


def parse(text: str, *, name: str) -> Number:
    """A non-negative exact number as people write it: `4096`, `1.125`, `9/8`, `1e6`, `2**20`.

    Raises:
        UsageError: no such number, with the name it was meant for.
    """
    from symcost.ir.text.grammar import read_formula
    from symcost.ir.text.numeric import evaluate

    hint = "write a non-negative whole number, a decimal or a fraction such as 9/8"
    try:
        value = evaluate(read_formula(text)[0], {}, text)
    except GrammarError as error:
        raise UsageError(f"{name} is {text!r}: {error.what}", hint=hint) from None
    except KeyError:
        raise UsageError(f"{name} is {text!r}, which is no number", hint=hint) from None
    if not isinstance(value, float) and value >= 10**MAX_DIGITS:
        raise UsageError(f"{name} is {text!r}, a number of more than {MAX_DIGITS} digits", hint="write a smaller one")
    if isinstance(value, float) or value < 0:
        raise UsageError(f"{name} is {text!r}", hint=hint)
    return whole(value)


def exact(value: object, *, name: str) -> Number:
    """A non-negative exact number from what a program hands over: an integer of any kind, a fraction, a decimal.

    A float is taken as it is written: 1.125 is 9/8.

    Raises:
        UsageError: no such number, with the name it was meant for.
    """
    hint = "give a non-negative whole number, or a Fraction where the size need not be whole"
    refused = UsageError(f"{name} is {value!r}", hint=hint)
    if isinstance(value, bool) or not isinstance(value, SupportsIndex | Real | Decimal):
        raise refused
    if not isinstance(value, SupportsIndex | Rational) and not math.isfinite(value):
        raise refused
    try:
        number = index(value) if isinstance(value, SupportsIndex) else Fraction(str(value))
    except TypeError:
        # An array of several numbers has the method as well.
        raise refused from None
    if not 0 <= number < 10**MAX_DIGITS:
        raise UsageError(f"{name} is negative, or has more than {MAX_DIGITS} digits", hint=hint)
    return whole(number)


@contextmanager
def within_floats(where: str) -> Iterator[None]:
    """Sizes that a logarithm or an expectation cannot hold are refused, wherever the sum is taken that says so.

    Raises:
        SpecError: in place of an OverflowError.
    """
    try:
        yield
    except OverflowError:
        raise SpecError(
            "a size is beyond the range of floating-point numbers, in which logarithms and expectations are held",
            where=where,
            hint="use smaller sizes",
        ) from None


def whole(value: Number) -> Number:
    """A fraction without a denominator as an integer."""
    return value.numerator if isinstance(value, Fraction) and value.denominator == 1 else value


def show(value: Value) -> int | float | str:
    """A number as JSON holds it: an integer of any size, `"1/2"`, or a float where it came as one.

    Raises:
        SpecError: more digits than can be printed, or a float that is no number: sizes beyond what an expectation or
            a logarithm can hold.
    """
    if isinstance(value, float):
        if not math.isfinite(value):
            raise SpecError("a result is beyond the range of floating-point numbers", hint="use smaller sizes")
        return value
    exact = whole(value)
    if max(exact.numerator.bit_length(), exact.denominator.bit_length()) > _MAX_BITS:
        raise SpecError("a result has more digits than can be printed", hint="use smaller sizes")
    return str(exact) if isinstance(exact, Fraction) else int(exact)
