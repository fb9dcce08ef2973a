"""Figures of a model under options."""

from __future__ import annotations

from symcost.api.stated import StatedModel, posed
from symcost.evaluate.figures import Figures
from symcost.evaluate.question import Options
from symcost.evaluate.result import evaluate


def price(model: StatedModel, options: Options, formulas: str | None = None) -> Figures:
    """Figures of a model under options; the formula set is the one that the source asks for unless stated."""
    if options.sharding is not None:
        from symcost.api.rank import rank

        return rank(model, options, formulas)
    module, question = posed(model, options, formulas)
    if not question.free:
        return evaluate(module, question)
    from symcost.evaluate.partial import partial

    return partial(module, question)
