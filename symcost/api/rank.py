"""Figures of one rank of a model that a plan divides over devices."""

from __future__ import annotations

from symcost.api.stated import StatedModel, fast_module_of, stated_spec
from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.figures import Figures
from symcost.evaluate.module import Module
from symcost.evaluate.question import Options, Question
from symcost.evaluate.result import evaluate
from symcost.evaluate.sharding.degrees import check_degrees
from symcost.evaluate.sharding.stages import staged
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec


def rank(model: StatedModel, options: Options, formulas: str | None) -> Figures:
    """Figures of one rank of a sharded model.

    What a rank sends has no place in the readable form, so that the fast one answers.

    Raises:
        UsageError: a set that no plan divides, free sizes, or degrees that do not divide the model.
    """
    assert options.sharding is not None
    spec, name, precision, stated = stated_spec(model, options, formulas)
    module = fast_module_of(spec, name, precision)
    question = ask(spec, module, stated)
    check_degrees(spec, module, question)
    if question.free:
        _check_stage(question)
        return staged(question, lambda asked: _free(spec, precision, module, asked))
    return staged(question, lambda asked: evaluate(module, asked))


def _check_stage(question: Question) -> None:
    """Which stage is fullest is a matter of numbers."""
    sharding = question.sharding
    assert sharding is not None
    if sharding.degrees.pp > 1 and sharding.degrees.stage == "worst":
        raise UsageError(
            f"which stage is fullest needs numbers, but {', '.join(question.free)} stay free",
            hint=f"state --stage 0 to {sharding.degrees.pp - 1}",
        )


def _free(spec: ModelSpec, precision: Precision, module: Module, question: Question) -> Figures:
    """Figures with free sizes; sympy is loaded for them alone."""
    from symcost.api.free_rank import free_rank

    return free_rank(spec, precision, module, question)
