"""A search for plans by keywords, as a program asks for it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from symcost.api.model import Model, Source, load
from symcost.errors import UsageError
from symcost.evaluate.hardware.sheet import hardware as sheet
from symcost.evaluate.numbers import Number, exact
from symcost.evaluate.question import Options
from symcost.evaluate.render import Page
from symcost.evaluate.sharding.step import Machine
from symcost.frontend.plan_file import plan as read_plan
from symcost.ir.conventions import option_text
from symcost.planning.plans import Plans, plans
from symcost.planning.render import render
from symcost.planning.request import Request, condition
from symcost.typed import typed

# Keyword -> field of the request, of which one or several may be tried.
_SEVERAL = {
    "schedule": "schedules",
    "recompute": "recomputes",
    "zero": "zeros",
    "sp": "sequence_parallel",
}


@typed
def plan(
    source: Source | Model,
    *,
    devices: int,
    global_batch: int,
    hardware: str,
    seq: int | None = None,
    plan: str = "megatron",
    precision: str | None = None,
    efficiency: Mapping[str, Number] | None = None,
    sizes: Mapping[str, Number] | None = None,
    where: str | None = None,
    top: int = 10,
    by: str = "least_s",
    uneven: bool = False,
    **more: Any,
) -> Plans:
    """All legal plans of a training run on devices: `.legal`, `.fitting`, `.best`, `.front`; `result` makes JSON of it.

    Args:
        source: a model, or whatever `symcost.load` takes. hardware: by name or file. seq: that of `symcost eval`.
        efficiency: shares of peaks that are reached, 1 unless stated. where: a filter, `tp <= 8 and pp > 1`.
        more: `schedule`, `recompute`, `zero`, `sp` that are tried, one or several; any other is a convention by name.

    Raises:
        UsageError: as `symcost plan` refuses.
    """
    tried = {field: _several(more.pop(name)) for name, field in _SEVERAL.items() if name in more}
    model = source if isinstance(source, Model) else load(source)
    options = Options(
        seq=seq,
        precision=precision,
        conventions={name: option_text(option) for name, option in more.items()},
        settings=_numbers(sizes),
    )
    machine = Machine(sheet(hardware), _numbers(efficiency))
    how: dict[str, Any] = {"uneven": uneven, "where": condition(where), "top": top, "by": by, **tried}
    return plans(model, Request(devices, global_batch, machine, read_plan(plan), options, **how))


def _numbers(stated: Mapping[str, Number] | None) -> dict[str, Number]:
    return {name: exact(value, name=name) for name, value in (stated or {}).items()}


def result(found: Plans) -> dict[str, Any]:
    """The answer as `symcost plan --format json` prints it."""
    return dict(json.loads(render(found, "json", Page())))


def _several(value: Any) -> tuple[Any, ...]:
    if isinstance(value, str | int):
        return (value,)
    if not isinstance(value, Iterable):
        raise UsageError(f"{value!r} is nothing to try", hint="state one, or a list")
    return tuple(value)
