"""What `symcost eval` says at a point, under the names that sweeps use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from symcost.api.model import Model, load, price
from symcost.evaluate.question import Options
from symcost.sweep.quantities import memory as places

model = cache(load)


def asked(
    source: str | Model,
    settings: Mapping[str, Any],
    precision: str | None = None,
    formulas: str | None = None,
    **conventions: str,
) -> dict[str, Any]:
    """Every quantity of a model at a point."""
    options = Options(precision=precision, conventions=conventions, settings=settings)
    figures = price(model(source) if isinstance(source, str) else source, options, formulas)
    memory = list(figures.memory.values())
    return {
        **figures.totals,
        **({name: memory[place] for name, place in places(figures.module.raw).items()} if memory else {}),
    }
