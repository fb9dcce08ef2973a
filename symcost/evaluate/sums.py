"""Totals of a result: whole-model sums, by unit, by direction, by dtype and by role."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symcost.evaluate.figures import Figures, dtype
from symcost.evaluate.instances import DIRECTIONS, PHASES, UNITS
from symcost.evaluate.module import Row
from symcost.evaluate.numbers import Value
from symcost.ir.totals import total_roles


def totals_entry(figures: Figures) -> dict[str, Any]:
    """The `totals` of the result."""
    show = figures.show
    directions = DIRECTIONS[figures.question.formulas]
    flops = {p: {u: _sum(figures, "flops", p, u) for u in UNITS} for p in _phases(figures, "flops")}
    traffic = {p: {d: _sum(figures, "hbm_bytes", p, d) for d in directions} for p in _phases(figures, "hbm_bytes")}
    elements, sizes = _by_role(figures, "elements"), _by_role(figures, "bytes")
    return {
        "params": show(figures.totals["params"]),
        "params_active": show(figures.totals["params_active"]),
        "buffers": show(figures.totals.get("buffers", 0)),
        "flops": flops,
        "flops_by_dtype": _by_dtype(figures, "flops"),
        "hbm_bytes": traffic,
        "hbm_bytes_by_dtype": _by_dtype(figures, "hbm_bytes"),
        "elements_by_role": elements,
        "bytes_by_role": sizes,
        "saved_activation_bytes": sizes["activation"],
    }


def _phases(figures: Figures, quantity: str) -> list[str]:
    """Forward and backward always, the optimizer where the model has work of its own there."""
    work = any(
        row.quantity == quantity and row.phase == "optimizer" and value != 0 and figures.counts[row.times] != 0
        for row, value in figures.rows()
    )
    return [*PHASES, *(["optimizer"] if work else [])]


def _sum(figures: Figures, quantity: str, phase: str, column: str) -> int | float | str:
    """A module's own total where it has one, else the sum of its rows."""
    field = f"{phase}_{column}_{'flops' if quantity == 'flops' else 'bytes'}"
    if field in figures.totals:
        return figures.show(figures.totals[field])

    def picked(row: Row) -> bool:
        return (row.quantity, row.phase) == (quantity, phase) and column in (row.unit, row.direction)

    return figures.show(figures.total(picked))


def _by_dtype(figures: Figures, quantity: str) -> dict[str, dict[str, int | float | str]]:
    def of(phase: str) -> Callable[[Row], bool]:
        return lambda row: row.quantity == quantity and row.phase == phase

    return {
        phase: {name: figures.show(v) for name, v in figures.total_by_dtype(of(phase)).items()}
        for phase in _phases(figures, quantity)
    }


def _by_role(figures: Figures, quantity: str) -> dict[str, int | float | str]:
    """Elements or bytes of each role; a role whose slot the precision leaves out has none."""
    sums: dict[str, Value] = dict.fromkeys(total_roles(figures.question.formulas), 0)
    sizes = {(row.kind, row.component, row.tensor): value for row, value in figures.rows() if row.quantity == "bytes"}
    for row, value in figures.rows():
        if row.quantity != quantity or row.unit not in sums:
            continue
        if dtype(figures.question.precision, row.slot, sizes[row.kind, row.component, row.tensor]):
            sums[row.unit] = sums[row.unit] + value * figures.counts[row.times]
    return {role: figures.show(value) for role, value in sums.items()}
