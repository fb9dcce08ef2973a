"""Functions for formulas: what `+ - * **` do not say, without an import of sympy at start-up."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sympy import Expr


def floor(value: Expr | int) -> Expr:
    """The largest whole number that is not above the value; Python's `//` when the value is a quotient."""
    import sympy

    return sympy.floor(value)


def ceil(value: Expr | int) -> Expr:
    """The smallest whole number that is not below the value."""
    import sympy

    return sympy.ceiling(value)


# Kept, because sympy compares every pair of arguments whenever it makes a minimum.
@lru_cache(maxsize=4096)
def minimum(*values: Expr | int) -> Expr:
    import sympy

    return sympy.Min(*values)


@lru_cache(maxsize=4096)
def maximum(*values: Expr | int) -> Expr:
    import sympy

    return sympy.Max(*values)


def log(value: Expr | int) -> Expr:
    """The natural logarithm: the one function whose value is not rational."""
    import sympy

    return sympy.log(value)


def rational(numerator: int, denominator: int = 1) -> Expr:
    """An exact quotient of whole numbers.

    Raises:
        ZeroDivisionError: denominator 0.
    """
    import sympy

    if denominator == 0:
        raise ZeroDivisionError(f"{numerator}/0 in a formula")
    return sympy.Rational(numerator, denominator)
