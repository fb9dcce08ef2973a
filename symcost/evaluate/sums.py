"""Totals of a result: whole-model sums, by unit, by direction, by dtype and by role."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from symcost.evaluate.figures import Figures
from symcost.evaluate.instances import DIRECTIONS, UNITS
from symcost.evaluate.served import served_totals
from symcost.ir.role_names import total_roles
from symcost.ir.row import Row


def _trained(figures: Figures) -> dict[str, Any]:
    """Parameters that have a gradient, where not all have one; the other set states gradients of its own."""
    trained = figures.held("elements", "param_gradient")
    if figures.question.inference or figures.question.formulas != "standard" or trained == figures.totals["params"]:
        return {}
    return {"params_trained": figures.show(trained)}


def totals_entry(figures: Figures) -> dict[str, Any]:
    """The `totals` of the result."""
    show = figures.show
    directions = DIRECTIONS[figures.question.formulas]
    flops = {p: {u: show(figures.work("flops", p, u)) for u in UNITS} for p in _phases(figures, "flops")}
    traffic = {p: {d: show(figures.work("hbm_bytes", p, d)) for d in directions} for p in _phases(figures, "hbm_bytes")}
    roles = total_roles(figures.question.formulas, inference=figures.question.inference)
    sizes = {role: show(figures.held("bytes", role)) for role in roles}
    return {
        "params": show(figures.totals["params"]),
        "params_active": show(figures.totals["params_active"]),
        **_trained(figures),
        "buffers": show(figures.totals.get("buffers", 0)),
        "flops": flops,
        "flops_by_dtype": _by_dtype(figures, "flops"),
        "hbm_bytes": traffic,
        "hbm_bytes_by_dtype": _by_dtype(figures, "hbm_bytes"),
        "elements_by_role": {role: show(figures.held("elements", role)) for role in roles},
        "bytes_by_role": sizes,
        **(served_totals(figures) if figures.question.inference else {"saved_activation_bytes": sizes["activation"]}),
    }


def _phases(figures: Figures, quantity: str) -> list[str]:
    """Forward and backward always, the optimizer where the model has work of its own there."""
    work = any(
        row.quantity == quantity and row.phase == "optimizer" and value != 0 and figures.counts[row.times] != 0
        for row, value in figures.rows()
    )
    return [*figures.question.phases, *(["optimizer"] if work else [])]


def _by_dtype(figures: Figures, quantity: str) -> dict[str, dict[str, int | float | str]]:
    def of(phase: str) -> Callable[[Row], bool]:
        return lambda row: row.quantity == quantity and row.phase == phase

    return {
        phase: {name: figures.show(v) for name, v in figures.total_by_dtype(of(phase)).items()}
        for phase in _phases(figures, quantity)
    }
