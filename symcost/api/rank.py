"""Figures of one rank of a model that a plan divides over devices."""

from __future__ import annotations

from dataclasses import replace

from symcost.api.sharding import DEGREES
from symcost.api.stated import StatedModel, fast_module_of, stated_spec
from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.figures import Figures
from symcost.evaluate.module import Module
from symcost.evaluate.question import Options, Question
from symcost.evaluate.result import evaluate
from symcost.evaluate.sharding.arguments import STAGE
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
    _check_settings(options)
    module = fast_module_of(spec, name, precision)
    question = ask(spec, module, stated)
    check_degrees(spec, module, question)
    if options.sharding.layout.plan.own:
        question = replace(question, warnings=(*question.warnings, *_checked_lines(spec, module, precision)))
    if question.free:
        _check_stage(question)
        return staged(question, lambda asked: _free(spec, precision, module, asked))
    return staged(question, lambda asked: evaluate(module, asked))


def _check_settings(options: Options) -> None:
    """Degrees and stages have options of their own, which more than one size follows from."""
    for name in options.settings:
        if name in DEGREES:
            raise UsageError(f"--set {name}: {name} is a degree", hint=f"state --{name}")
        if name in STAGE:
            raise UsageError(f"--set {name}: it follows from the stage of a pipeline", hint="state --pp and --stage")


def _checked_lines(spec: ModelSpec, module: Module, precision: Precision) -> list[str]:
    """Warnings about lines of a user's plan for components that the model does not have.

    Raises:
        UsageError: a line that divides nothing of a component, or a plan without a line for the model.
    """
    from symcost.compiler.filled import cost_model
    from symcost.passes.sharding.divisions import idle_lines

    layout = spec.layout
    assert layout is not None
    plan, types = layout.plan, {item[2] for item in module.instances}
    for kind, axis, mesh in idle_lines(cost_model(spec, "standard", precision), layout):
        raise UsageError(
            f"plan {plan.name}: divides.{kind}.{axis}: {mesh} divides nothing, for no tensor of {kind} has that axis",
            hint="leave the line out",
        )
    absent = sorted({kind for kind, _, _ in plan.divides} - types)
    if absent and len(absent) == len({kind for kind, _, _ in plan.divides}):
        raise UsageError(
            f"plan {plan.name} divides nothing of {spec.name}: it has none of {', '.join(absent)}",
            hint="name components that symcost eval lists",
        )
    return [f"plan {plan.name}: {spec.name} has no {kind}, which the plan divides" for kind in absent]


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
