"""Cases: where one of several formulas holds, as comparisons of two sides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from sympy import Add, Expr, Integer, Rational, expand

from symcost.recover.pieces import Bound

_FLIPPED = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
_LATEX = {"<": "<", "<=": r"\le", ">": ">", ">=": r"\ge", "==": "=", "!=": r"\ne"}
# What a fact says of a value, as a sign between the value and zero.
SIGNS = {"zero": "==", "not zero": "!=", "negative": "<", "not negative": ">="}


@dataclass(frozen=True)
class Case:
    """A comparison that holds: `seq <= window - 1`. `sign` is Python's."""

    left: Expr
    sign: str
    right: Expr

    def text(self) -> str:
        """In the sheet grammar."""
        from symcost.ir.text import to_text

        return f"{to_text(self.left)} {self.sign} {to_text(self.right)}"

    def latex(self) -> str:
        """As documents write it."""
        from symcost.printing.latex import LatexPrinter

        printer = LatexPrinter()
        return f"{printer.text(self.left)} {_LATEX[self.sign]} {printer.text(self.right)}"

    def python(self) -> str:
        """As a condition of exact numbers."""
        from symcost.printing.python import FractionPrinter

        printer = FractionPrinter()
        return f"{printer.text(self.left)} {self.sign} {printer.text(self.right)}"

    def holds(self, sizes: Mapping[str, int]) -> bool:
        """Whether sizes are of this case."""
        difference = self.left - self.right
        found = difference.xreplace({s: Rational(Fraction(sizes[str(s)])) for s in difference.free_symbols})
        zero = Integer(0)
        return bool(
            {
                "<": found < zero,
                "<=": found <= zero,
                ">": found > zero,
                ">=": found >= zero,
                "==": found == zero,
                "!=": found != zero,
            }[self.sign]
        )


def compared(difference: Expr, sign: str) -> Case:
    """`difference sign 0`, each term on the side where it is added; a number alone stands on the right."""
    terms = Add.make_args(expand(difference))
    left = Add(*(term for term in terms if not term.could_extract_minus_sign()))
    right = -Add(*(term for term in terms if term.could_extract_minus_sign()))
    if left.is_number or (not right.is_number and len(Add.make_args(left)) > len(Add.make_args(right))):
        return Case(right, _FLIPPED[sign], left)
    return Case(left, sign, right)


def of_bound(bound: Bound, symbol: Expr) -> Case:
    """A side of a threshold."""
    return Case(symbol, "<=" if bound.below else ">", bound.expression)
