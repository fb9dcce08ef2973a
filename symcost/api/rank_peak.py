"""Peaks of the stages of a sharded model as expressions in the one size that is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.api.stated import StatedModel, fast_module_of, stated_spec
from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.question import Free, Options, Question
from symcost.evaluate.sharding.degrees import check_degrees
from symcost.evaluate.sharding.stages import questions

if TYPE_CHECKING:
    from sympy import Expr, Symbol

    from symcost.ir.cost_model import CostModel, DerivedDim
    from symcost.ir.formula import Formula


def stage_peaks(model: StatedModel, options: Options) -> tuple[list[Expr], tuple[str, ...]]:
    """The peak of a rank of each stage, or of the one that is stated; and what there is to warn of.

    Raises:
        UsageError: a size that ranks divide, so that not every one is legal; degrees that do not divide the model.
    """
    from symcost.compiler.pipeline import compile_model

    (size,), sharding = options.free, options.sharding
    assert sharding is not None
    spec, name, precision, stated = stated_spec(model, options, None)
    spec = replace(spec, layout=sharding.layout)
    module = fast_module_of(spec, name, precision)
    if size != "batch" and (sharding.degrees.cp > 1 or (size == "seq" and sharding.layout.sp)):
        hint = "ask --for batch, or leave --cp and --sp out"
        raise UsageError(f"--for {size}: ranks divide a sequence, and not every length can be divided", hint=hint)
    question = ask(spec, module, stated)
    check_degrees(spec, module, question)
    cost = compile_model(spec, name, precision)
    wanted = sharding.degrees.stage
    asked = [each for (place, *_), each in questions(question) if wanted in ("worst", str(place))]
    if not asked:
        raise UsageError(f"--stage {wanted}: there are {sharding.degrees.pp} stages", hint="state another, or worst")
    return [_peak(cost, each) for each in asked], question.warnings


def _peak(cost: CostModel, question: Question) -> Expr:
    """The peak of a step where every size but the free one is a number."""
    from sympy import Add, Rational

    from symcost.dims import symbol
    from symcost.passes.memory import memory

    found = memory(cost)
    assert found is not None
    options = question.conventions
    summed = {**cost.derived, **found.derived()}
    total = Add(*(_written_out(part, options, summed) for part in found.figures()["peak"]))
    numbers = {}
    for name, value in question.sizes.items():
        if isinstance(value, Free):
            numbers[symbol(name)] = Add(*map(_part, value.parts or (value.name,)))
        else:
            numbers[symbol(name)] = Rational(value.numerator, value.denominator)
    return total.xreplace(numbers)


def _part(part: object) -> Expr:
    from sympy import Integer

    from symcost.dims import symbol

    return symbol(part) if isinstance(part, str) else Integer(int(part))  # type: ignore[call-overload]


def _written_out(formula: Formula, options: Mapping[str, str], derived: Mapping[Symbol, DerivedDim]) -> Expr:
    """A formula under conventions, over plain sizes."""
    value = formula.value(options)
    while used := list(_used(value, derived)):
        value = value.xreplace({name: derived[name].formula.value(options) for name in used})
    return value


def _used(value: Expr, derived: Mapping[Symbol, DerivedDim]) -> Iterator[Symbol]:
    return (name for name in value.free_symbols if name in derived)
