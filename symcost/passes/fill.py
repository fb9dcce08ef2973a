"""Numbers in place of symbols: an evaluator for one model, or one policy, has less to compute than one for all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from sympy import Expr, Rational, Symbol, nan, zoo

from symcost import dims
from symcost.errors import UsageError
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula


def fill(model: CostModel, values: Mapping[str, int | Fraction | str]) -> CostModel:
    """The model with numbers for some of its sizes, widths and coefficients, and options for some conventions.

    Its rows keep their symbols, for they are what documents and audits show; programs made from them do not have these
    parameters any more.

    Args:
        values: exact numbers and options by name.
    """
    fixed = {name: value for name, value in sorted(values.items()) if isinstance(value, str)}
    numbers = {name: value for name, value in sorted(values.items()) if not isinstance(value, str)}
    exact = {dims.symbol(name): _rational(value) for name, value in numbers.items()}
    return replace(model, filled={**model.filled, **exact, **_decided(model, fixed)}, fixed={**model.fixed, **fixed})


def _decided(model: CostModel, fixed: Mapping[str, str]) -> dict[Symbol, Expr]:
    """Derived sizes that options make numbers, such as switches."""
    found: dict[Symbol, Expr] = {}
    for symbol, made in model.derived.items() if fixed else ():
        formula = made.formula.under(fixed)
        if not formula.depends and (value := formula.value({}).xreplace(found)).is_Rational:
            found[symbol] = value
    return found


def filled_in(model: CostModel, formula: Formula) -> Formula:
    """A formula of the model with the numbers and options that it is filled with.

    Raises:
        UsageError: a number by which nothing can be divided.
    """
    formula = formula.under(model.fixed)
    if not model.filled:
        return formula

    def change(value: Expr) -> Expr:
        made = value.xreplace(dict(model.filled))
        if made.has(zoo, nan):
            zeros = ", ".join(sorted(symbol.name for symbol, number in model.filled.items() if number == 0))
            raise UsageError(f"{zeros} cannot be filled in as 0: something is divided by it", hint="leave it out")
        return made

    return formula.map(change)


def _rational(value: int | Fraction) -> Expr:
    return Rational(value.numerator, value.denominator)
