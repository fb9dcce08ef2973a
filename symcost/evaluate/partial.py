"""Partial evaluation: some sizes stay symbols, everything else becomes numbers, and short closed forms remain.

The readable evaluator itself is called with symbols; its `min`, `max`, `log` and quotients are sympy's meanwhile.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from symcost.evaluate.figures import Figures
from symcost.evaluate.largest import Largest, largest
from symcost.evaluate.numbers import Value, show
from symcost.evaluate.question import Free, Question
from symcost.evaluate.readable import Readable
from symcost.evaluate.served import one_longer

if TYPE_CHECKING:
    from sympy import Expr

# Totals that are no plain sums of rows times counts.
_TOTALS = ("params", "params_active", "buffers")


def partial(module: Readable, question: Question) -> Figures:
    """Figures whose values are polynomials in the question's free sizes."""
    sizes = {n: symbolic(size) if isinstance(size, Free) else size for n, size in question.sizes.items()}
    arguments = {**sizes, **question.conventions}
    over = module.over(*_functions())
    values = tuple(map(_number, over.components(arguments)))
    totals = over.totals(arguments)
    held = {name: _number(form) for name, form in over.memory(arguments).items()}
    longer = 0
    if question.inference:
        longer = _number(over.totals({**arguments, **one_longer(sizes)})["cache_bytes"])
    kept = {name: _number(totals[name]) for name in _TOTALS}
    return Figures(module, question, values, kept, sizes, held, show_partial, longer)


def symbolic(size: Free) -> Expr:
    """A free size as a symbol, or as the sum that it is."""
    from sympy import Add, Integer

    from symcost.dims import symbol

    parts = size.parts or (size.name,)
    return Add(*(symbol(part) if isinstance(part, str) else Integer(int(part)) for part in parts))


def show_partial(value: Value) -> int | float | str:
    """A number as ever, an expression in the sheet grammar."""
    from symcost.ir.text import to_text

    if isinstance(value, int | float | Fraction):
        return show(value)
    return to_text(value) if value.free_symbols else show(float(value))


def _functions() -> tuple[dict[str, Any], dict[str, Any]]:
    """What takes numbers in an evaluator, for numbers and symbols; and what differs in the memory beside it."""
    from sympy import Integer, Max, Min, ceiling, log

    functions = {
        "argument": lambda _, value: value,
        "min": Min,
        "max": Max,
        "ceil": ceiling,
        "log": log,
        "exact": lambda above, below: Integer(1) * above / below,
        "whole": lambda value: value,
    }
    return functions, {**functions, "max": lambda *values: largest(values)}


def _number(value: Any) -> Value:
    """A value multiplied out; a rational constant is a Python number.

    A logarithm stays exact until it is shown, for it may stand in a sum.
    """
    from sympy import Integer

    form: Expr = value.expression() if isinstance(value, Largest) else (Integer(0) + value).expand()
    if not form.is_Rational:
        return form
    return Fraction(int(form.p), int(form.q)) if form.q != 1 else int(form.p)
