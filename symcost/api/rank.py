"""Figures of one rank of a model that a plan divides over devices."""

from __future__ import annotations

from dataclasses import replace

from symcost.api.stated import StatedModel, fast_module_of, stated_spec
from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.figures import Figures
from symcost.evaluate.question import Options
from symcost.evaluate.sharding.degrees import check_degrees
from symcost.evaluate.sharding.stages import staged


def rank(model: StatedModel, options: Options, formulas: str | None) -> Figures:
    """Figures of one rank of a sharded model.

    What a rank sends has no place in the readable form, so that the fast one answers.

    Raises:
        UsageError: a set that no plan divides, free sizes, or degrees that do not divide the model.
    """
    assert options.sharding is not None
    if options.free:
        raise UsageError("a sharded model has no free sizes yet", hint="leave out --free, or the degrees")
    spec, name, precision, stated = stated_spec(model, options, formulas)
    if name != "standard":
        raise UsageError(f"no plan divides the formulas of {name}", hint="leave out degrees, or --formulas")
    if spec.tuning is not None:
        raise UsageError("a model that is trained in part has no plan yet", hint="leave out --train, or the degrees")
    spec = replace(spec, layout=options.sharding.layout)
    module = fast_module_of(spec, name, precision)
    question = ask(spec, module, stated)
    check_degrees(spec, module, question)
    return staged(module, question)
