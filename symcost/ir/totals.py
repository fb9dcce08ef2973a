"""Totals: sums over the rows of a cost model, for one layer of a kind or for the whole model with symbolic counts."""

from __future__ import annotations

from collections.abc import Callable

from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula, Term, add
from symcost.ir.role_names import total_roles


def total_fields(model: CostModel) -> dict[str, Callable[[FormulaKey], bool]]:
    """Names of the totals and which rows each adds up; `params_active` is apart, it changes the rows it adds."""
    directions = ("total",) if model.formulas == "compute_graph" else ("read", "write")
    fields: dict[str, Callable[[FormulaKey], bool]] = {
        "params": lambda key: key.quantity == "elements" and key.unit == "param",
        "params_active": lambda key: key.quantity == "elements" and key.unit == "param",
        "buffers": lambda key: key.quantity == "elements" and key.unit == "buffer",
    }
    phases = ["forward"] if model.inference else ["forward", "backward"]
    if any(key.phase == "optimizer" for key in model.rows):
        phases.append("optimizer")
    for phase in phases:
        for unit in ("matmul", "vector"):
            fields[f"{phase}_{unit}_flops"] = _selector("flops", phase=phase, unit=unit)
    for phase in phases:
        for direction in directions:
            fields[f"{phase}_{direction}_bytes"] = _selector("hbm_bytes", phase=phase, direction=direction)
    for role in total_roles(model.formulas, inference=model.inference):
        fields[f"{role}_elements"] = _selector("elements", unit=role)
        fields[f"{role}_bytes"] = _selector("bytes", unit=role)
    return fields | _sent(model)


def _sent(model: CostModel) -> dict[str, Callable[[FormulaKey], bool]]:
    """Of a sharded model, bytes handed in and on the wire, by phase and group of ranks."""
    groups = dict.fromkeys((key.phase, key.direction) for key in model.rows if key.quantity == "payload_bytes")
    return {
        f"{phase}_{group}_{quantity}": _selector(quantity, phase=phase, direction=group)
        for phase, group in groups
        for quantity in ("payload_bytes", "wire_bytes")
    }


def totals(model: CostModel, kind: str | None = None) -> dict[str, Formula]:
    """Every total by name.

    Args:
        kind: one layer of this kind; None for the whole model, every kind times its symbolic count.
    """
    return {name: total(model, name, accepts, kind) for name, accepts in total_fields(model).items()}


def total(model: CostModel, name: str, accepts: Callable[[FormulaKey], bool], kind: str | None = None) -> Formula:
    """One total: rows that `accepts` takes, each times how often its instance stands there."""
    return add(parts(model, name, accepts, kind)).summed()


def parts(model: CostModel, name: str, accepts: Callable[[FormulaKey], bool], kind: str | None = None) -> list[Formula]:
    """The summands of a total, before their conventions are joined in one table."""
    active = name == "params_active"
    chosen = (key for key in model.rows if kind in (None, key.kind) and accepts(key))
    return [_scaled(model, key, active, kind) for key in chosen]


def _scaled(model: CostModel, key: FormulaKey, active: bool, kind: str | None) -> Formula:
    formula = model.rows[key]
    if active:
        tensor = model.tensors[TensorKey(key.kind, key.component, key.tensor)]
        if tensor.active is not None:
            formula = Formula.of(Term("", tensor.active))
    times = model.count(key.kind, key.component, whole=kind is None)
    if kind is None and key.unit == "activation":
        times *= model.held_times
    return formula if times == 1 else formula.map(lambda value: value * times)


def _selector(quantity: str, *, phase: str = "", unit: str = "", direction: str = "") -> Callable[[FormulaKey], bool]:
    """What takes rows of a quantity; an empty column may be any."""

    def accepts(key: FormulaKey) -> bool:
        return (
            key.quantity == quantity
            and phase in ("", key.phase)
            and unit in ("", key.unit)
            and direction in ("", key.direction)
        )

    return accepts
