"""Figures of a rank in which some sizes or degrees stay symbols: its formulas, with numbers for everything else."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from sympy import Expr, Integer, Rational, Symbol

from symcost import dims
from symcost.compiler.filled import cost_model
from symcost.emit.tables import rows
from symcost.evaluate.figures import Figures
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import Value
from symcost.evaluate.partial import show_partial, symbolic
from symcost.evaluate.question import Free, Question
from symcost.evaluate.served import one_longer
from symcost.ir.cost_model import CostModel, DerivedDim
from symcost.ir.formula import Formula
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec
from symcost.ir.totals import parts, total_fields
from symcost.passes.memory import memory

# Totals that are no plain sums of rows times counts.
_TOTALS = ("params", "params_active", "buffers")


def free_rank(spec: ModelSpec, precision: Precision, module: Module, question: Question) -> Figures:
    """Figures whose values are formulas in the question's free sizes."""
    model = cost_model(spec, question.formulas, precision)
    sizes = {name: symbolic(size) if isinstance(size, Free) else size for name, size in question.sizes.items()}
    put = _Put(model, question, sizes, model.derived)
    values = tuple(put(formula) for _, formula in rows(model))
    fields = total_fields(model)
    kept = {name: put.sum(parts(model, name, fields[name])) for name in _TOTALS}
    held: dict[str, Value] = {}
    if (stated := memory(model)) is not None:
        beside = _Put(model, question, sizes, {**model.derived, **stated.derived()})
        held = {name: beside.sum(formulas) for name, formulas in stated.figures().items()}
    longer: Value = 0
    if question.inference:
        more = _Put(model, question, {**sizes, **one_longer(sizes)}, model.derived)
        longer = more.sum(parts(model, "cache_bytes", fields["cache_bytes"]))
    return Figures(module, question, values, kept, sizes, held, show_partial, longer)


class _Put:
    """Numbers in place of sizes, derived sizes first."""

    def __init__(
        self, model: CostModel, question: Question, sizes: Mapping[str, Value], derived: Mapping[Symbol, DerivedDim]
    ) -> None:
        off = question.conventions.get("mtp", "false") == "false"
        given = {**sizes, **({"mtp_depth": 0} if off and "mtp_depth" in sizes else {})}
        self.conventions = question.conventions
        self.known: dict[Expr, Expr] = {dims.symbol(name): _exact(value) for name, value in given.items()}
        for symbol, made in derived.items():
            self.known[symbol] = made.formula.value(question.conventions).xreplace(self.known)

    def sum(self, formulas: list[Formula] | tuple[Formula, ...]) -> Value:
        return _number(sum((self.expression(formula) for formula in formulas), Integer(0)))

    def __call__(self, formula: Formula) -> Value:
        return _number(self.expression(formula))

    def expression(self, formula: Formula) -> Expr:
        return formula.value(self.conventions).xreplace(self.known)


def _exact(value: Value) -> Expr:
    return Rational(value.numerator, value.denominator) if isinstance(value, int | Fraction) else value


def _number(form: Expr) -> Value:
    """A value multiplied out; a rational constant is a Python number."""
    form = form.expand()
    if not form.is_Rational:
        return form
    return Fraction(int(form.p), int(form.q)) if form.q != 1 else int(form.p)
