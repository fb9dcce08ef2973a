"""Partial evaluation: some sizes stay symbols, everything else becomes numbers, and short closed forms remain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from symcost.evaluate.figures import Figures
from symcost.evaluate.module import Module, Row
from symcost.evaluate.numbers import Value, show
from symcost.evaluate.partial_memory import memory_forms
from symcost.evaluate.question import Free, Question
from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula

if TYPE_CHECKING:
    from sympy import Expr

Fill = Callable[["Expr"], Value]


def partial(cost: CostModel, module: Module, question: Question) -> Figures:
    """Figures whose values are polynomials in the question's free sizes.

    Args:
        cost: the formulas that the module was printed from.
    """
    sizes = {n: _symbolic(size) if isinstance(size, Free) else size for n, size in question.sizes.items()}
    written = _writer(cost, question, sizes)

    def fill(value: Expr) -> Value:
        return _number(written(value))

    values = tuple(_values(cost, module, question, fill))
    totals = _totals(cost, question, fill)
    held = {name: _number(form) for name, form in memory_forms(cost, question.conventions, written).items()}
    longer = _longer(cost, question, sizes) if question.inference else 0
    return Figures(module, question, values, totals, sizes, held, show_partial, longer)


def _symbolic(size: Free) -> Expr:
    from sympy import Add, Integer

    from symcost.dims import symbol

    parts = size.parts or (size.name,)
    return Add(*(symbol(part) if isinstance(part, str) else Integer(int(part)) for part in parts))


def _longer(cost: CostModel, question: Question, sizes: dict[str, Value]) -> Value:
    """Bytes of all caches where every sequence holds one more token."""
    from symcost.evaluate.served import one_longer
    from symcost.ir.totals import total, total_fields

    written = _writer(cost, question, {**sizes, **one_longer(sizes)})
    held = total(cost, "cache_bytes", total_fields(cost)["cache_bytes"]).value(question.conventions)
    return _number(written(held))


def show_partial(value: Value) -> int | float | str:
    """A number as ever, an expression in the sheet grammar."""
    from symcost.ir.text import to_text

    if isinstance(value, int | float | Fraction):
        return show(value)
    return to_text(value) if value.free_symbols else show(float(value))


def _writer(cost: CostModel, question: Question, sizes: dict[str, Value]) -> Callable[[Expr], Expr]:
    """Derived sizes written out, known sizes filled in, the product multiplied out."""
    from sympy import Rational, expand

    from symcost.dims import symbol

    known = {
        symbol(name): Rational(value.numerator, value.denominator) if isinstance(value, int | Fraction) else value
        for name, value in sizes.items()
    }

    def written(value: Expr) -> Expr:
        return expand(cost.resolve(value, question.conventions).xreplace(known))

    return written


def _number(value: Expr) -> Value:
    """A rational constant as a Python number; a logarithm stays exact until it is shown, for it may stand in a sum."""
    if not value.is_Rational:
        return value
    return Fraction(int(value.p), int(value.q)) if value.q != 1 else int(value.p)


def _values(cost: CostModel, module: Module, question: Question, fill: Fill) -> Iterator[Value]:
    """A value for each of the module's rows."""
    extents: dict[TensorKey, Iterator[Formula]] = {}
    for row in module.rows:
        if row.quantity == "shape":
            key = TensorKey(row.kind, row.component, row.tensor)
            left = extents.setdefault(key, (formula for _, formula in cost.tensors[key].shape_formulas()))
            yield fill(next(left).value(question.conventions))
        else:
            yield fill(cost.rows[_key(row)].value(question.conventions))


def _key(row: Row) -> FormulaKey:
    return FormulaKey(row.kind, row.component, row.phase, row.quantity, row.unit, row.slot, row.direction, row.tensor)


def _totals(cost: CostModel, question: Question, fill: Fill) -> dict[str, Value]:
    """The totals that are no plain sums of rows times counts."""
    from symcost.ir.totals import total, total_fields

    fields = total_fields(cost)
    wanted = ("params", "params_active", "buffers")
    return {name: fill(total(cost, name, fields[name]).value(question.conventions)) for name in wanted}
