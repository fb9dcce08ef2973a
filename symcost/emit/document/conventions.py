"""Conventions in force: those that a model's formulas depend on, and what other options would change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost import dims
from symcost.emit.document.records import ConventionRow
from symcost.ir.conventions import BY_NAME, DEFAULTS, check, of_model, option_text, ordered, taken
from symcost.ir.cost_model import CostModel


def in_force(stated: Mapping[str, str] | None, result: Mapping[str, Any] | None) -> dict[str, str]:
    """Every convention's option: as stated, else as in the result that is shown, else the default.

    Raises:
        UsageError: an unknown convention or option.
    """
    chosen = dict(DEFAULTS)
    if stated is not None:
        chosen.update({name: option for name, option in stated.items() if taken(name, option) or name not in BY_NAME})
    elif result is not None:
        used = {name: option_text(option) for name, option in result["conventions"].items() if taken(name, option)}
        chosen.update(used)
    return {name: check(name, option) for name, option in chosen.items()}


def depends(model: CostModel) -> tuple[str, ...]:
    """Conventions that change a formula of the model, or which layers count."""
    names = {name for formula in model.rows.values() for name in formula.depends}
    names |= {name for definition in model.derived.values() for name in definition.formula.depends}
    if any(dims.symbol("mtp_depth") in kind.count.free_symbols for kind in model.kinds):
        names.add("mtp")
    return ordered(names)


def common_conventions(model: CostModel) -> tuple[str, ...]:
    """Conventions that more than half of the components depend on: said once, not with each."""
    found: dict[str, set[tuple[str, str]]] = {}
    for key, formula in model.rows.items():
        for name in formula.depends:
            found.setdefault(name, set()).add((key.kind, key.component))
    return ordered({name for name, places in found.items() if 2 * len(places) > len(model.instances())})


def convention_rows(names: tuple[str, ...], chosen: Mapping[str, str]) -> tuple[ConventionRow, ...]:
    """The table of conventions in force."""
    return tuple(_row(name, chosen[name]) for name in names)


def _row(name: str, option: str) -> ConventionRow:
    convention = BY_NAME[name]
    counted = meaning(name, option)
    return ConventionRow(name, option, convention.meaning, counted, tuple(o for o in convention.offered if o != option))


def meaning(name: str, option: str) -> str:
    """What an option counts."""
    return BY_NAME[name].offered[option]


def idle(model: CostModel, names: tuple[str, ...]) -> tuple[str, ...]:
    """Conventions that models of its workload have, and that change nothing in this one."""
    return tuple(convention.name for convention in of_model(model.workload) if convention.name not in names)
