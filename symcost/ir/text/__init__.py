"""The one text form of expressions: the sheet grammar, printed, parsed and made canonical.

`--free`, snapshots, sheets, filters and JSON use nothing else. Importing this package does not import sympy; only
calling what makes or prints a sympy expression does.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from symcost.budget import limited
from symcost.ir.text.condition import Condition, parse_condition
from symcost.ir.text.grammar import Literal
from symcost.ir.text.values import evaluate_text

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.text.symbolic import Names, ParsedExpression

__all__ = [
    "Condition",
    "Literal",
    "canonical",
    "canonical_text",
    "evaluate_text",
    "parse",
    "parse_condition",
    "parse_expression",
    "to_text",
]


def to_text(value: Expr | int | Fraction) -> str:
    """An expression in the sheet grammar, its structure kept: `15000000000*batch*seq + 524288*batch*seq**2`.

    Terms ascend by degree, factors stand in the order in which dims are declared, coefficients come first.

    Raises:
        GrammarError: the expression holds something that the grammar does not have (a float, a root, a Piecewise).
    """
    if isinstance(value, int | Fraction):
        return str(value)
    from symcost.ir.text.printer import to_text as print_text

    return print_text(value)


def canonical(value: Expr) -> Expr:
    """The canonical expression of a value: equal rational functions give equal expressions, 0 where it is zero.

    `min max ceil floor log` and powers with a symbolic exponent count as variables once their arguments are canonical,
    so a difference of 0 is a proof; a difference that holds such a call may still be zero everywhere.

    Raises:
        GrammarError: division by what is always zero, or an expansion of too many terms.
        BudgetError: it takes too long.
    """
    from symcost.ir.text.normal_form import canonical as make

    with limited("bringing an expression into canonical form"):
        return make(value)


def canonical_text(value: Expr) -> str:
    """The text of `canonical(value)`: what a snapshot stores and compares."""
    return to_text(canonical(value))


def parse_expression(text: str, names: Names) -> ParsedExpression:
    """The exact expression that a text states, its decimal literals and its names.

    Args:
        text: an expression of the sheet grammar.
        names: the expression for a name (a letter, a dim or a dotted path), as a mapping or a function; the
            function raises KeyError or GrammarError for a name it does not know.

    Raises:
        GrammarError: the text is no expression, or names something unknown; says where and what to do.
        BudgetError: it takes too long.
    """
    from symcost.ir.text.symbolic import parse_expression as read

    with limited("reading an expression"):
        return read(text, names)


def parse(text: str, names: Names) -> Expr:
    """The exact expression that a text states; see `parse_expression`."""
    return parse_expression(text, names).value
