"""Exact numbers in and out: whole ones stay integers, others are fractions and print in lowest terms."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from symcost.errors import GrammarError, SpecError, UsageError

Number = int | Fraction
# What a result holds: exact numbers, the floats of a logarithm or an expectation, and sympy expressions of free dims.
Value = Any

# Products of a handful of sizes still print: Python refuses texts of more than 4300 digits.
MAX_DIGITS = 300


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
    if isinstance(value, float) or value < 0 or value >= 10**MAX_DIGITS:
        raise UsageError(f"{name} is {text!r}", hint=hint)
    return whole(value)


def whole(value: Number) -> Number:
    """A fraction without a denominator as an integer."""
    return value.numerator if isinstance(value, Fraction) and value.denominator == 1 else value


def show(value: Value) -> int | float | str:
    """A number as JSON holds it: an integer of any size, `"1/2"`, or a float where it came as one.

    Raises:
        SpecError: a float that is no number: the sizes are beyond what an expectation or a logarithm can hold.
    """
    if isinstance(value, float):
        if not math.isfinite(value):
            raise SpecError("a result is beyond the range of floating-point numbers", hint="use smaller sizes")
        return value
    exact = whole(value)
    return str(exact) if isinstance(exact, Fraction) else int(exact)
