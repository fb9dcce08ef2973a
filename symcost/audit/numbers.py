"""Exact values of expressions at points, fast: the expression's own text form is evaluated on Python numbers."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from symcost.errors import GrammarError
from symcost.ir.text import to_text
from symcost.ir.text.grammar import read_formula
from symcost.ir.text.numeric import evaluate

Number = int | Fraction | float
Point = Mapping[str, int | Fraction]

if TYPE_CHECKING:
    from sympy import Expr


class Numeric:
    """An expression that can be evaluated at many points.

    Attributes:
        names: sizes that it reads, sorted.
    """

    def __init__(self, value: Expr) -> None:
        self.text = to_text(value)
        self.tree, _ = read_formula(self.text)
        self.names = tuple(sorted(symbol.name for symbol in value.free_symbols))

    def at(self, point: Point) -> Number:
        """The exact value; a float where there is a logarithm.

        Raises:
            GrammarError: division by zero, or a logarithm of something not positive.
        """
        found: Number = evaluate(self.tree, point, self.text)
        return found

    def defined(self, point: Point) -> Number | None:
        """The value, or None where there is none."""
        try:
            return self.at(point)
        except (GrammarError, OverflowError):
            return None


def is_zero(value: Number) -> bool:
    """Whether a value is zero; a float is where nothing but its rounding may be left."""
    return value == 0 if not isinstance(value, float) else abs(value) < 1e-6
