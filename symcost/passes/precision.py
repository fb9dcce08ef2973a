"""Precision that widths alone cannot say: components with dtypes of their own, and scales of quantised blocks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sympy import Expr, Rational, Symbol

from symcost import dims
from symcost.errors import UsageError
from symcost.ir.component import Cost, Kernel, Work
from symcost.ir.cost_model import CostModel, CostTable, FormulaKey, TensorKey
from symcost.ir.formula import Formula, add
from symcost.ir.precision import COMPUTE_WIDTHS, DTYPE_BYTES, STORAGE_SLOTS, Precision
from symcost.ir.tensor import Tensor
from symcost.passes.scales import add_scales

Fixed = Mapping[str, str]
_WIDTHS = {**STORAGE_SLOTS, **COMPUTE_WIDTHS}


def with_precision(model: CostModel, precision: Precision) -> CostModel:
    """The model under a policy's overrides and block scales; its other slots stay symbols.

    Raises:
        UsageError: an override of a component that the model does not have, or a set that takes none.
    """
    if precision.plain:
        return model
    if model.formulas != "standard":
        raise UsageError(
            f"precision {precision.name} has overrides or block scales, which {model.formulas} does not take",
            hint="choose another precision, or --formulas standard",
        )
    fixed = _by_instance(model, precision)
    if precision.blocks is not None:
        # What computes its weight matmuls in a dtype of its own is not quantised.
        model = add_scales(model, precision.blocks, {place for place, own in fixed.items() if "compute_w" in own})
    return fix_slots(model, fixed)


def fix_slots(model: CostModel, fixed: Mapping[tuple[str, str], Fixed]) -> CostModel:
    """The model with slots of some instances fixed to dtypes: rows, tensors and stated kernels alike."""
    rows: dict[FormulaKey, Formula] = {}
    for key, formula in model.rows.items():
        own = fixed.get((key.kind, key.component), {})
        place, value = fix_row(key, formula, own)
        rows[place] = add([rows[place], value]) if place in rows else value
    tensors = {key: _tensor(fixed.get((key.kind, key.component), {}))(tensor) for key, tensor in model.tensors.items()}
    costs = {place: _table(table, fixed.get(place, {})) for place, table in model.costs.items()}
    return replace(model, rows=rows, tensors=tensors, costs=costs)


def fix_row(key: FormulaKey, formula: Formula, own: Fixed) -> tuple[FormulaKey, Formula]:
    """A row under an instance's own dtypes: filed under the dtype, at its exact width."""
    if not own:
        return key, formula
    widths = _exact(own)
    return key._replace(slot=own.get(key.slot, key.slot)), formula.map(lambda value: value.xreplace(widths))


def _by_instance(model: CostModel, precision: Precision) -> dict[tuple[str, str], Fixed]:
    """Overrides by instance: its type's, and over these those of its own name."""
    items = model.instances()
    known = {item.name for item in items.values()} | {item.component.type for item in items.values()}
    for name in precision.overrides:
        if name not in known:
            raise UsageError(
                f"precision {precision.name} overrides {name!r}, which {model.name} does not have",
                hint=f"leave it out; it has {', '.join(sorted(known))}",
            )
    found: dict[tuple[str, str], Fixed] = {}
    for place, item in items.items():
        own = {**precision.overrides.get(item.component.type, {}), **precision.overrides.get(item.name, {})}
        if own:
            found[place] = own
    return found


def _exact(own: Fixed) -> dict[Symbol, Expr]:
    exact = {slot: DTYPE_BYTES[dtype] for slot, dtype in own.items()}
    return {dims.symbol(_WIDTHS[slot]): Rational(w.numerator, w.denominator) for slot, w in exact.items()}


def _tensor(own: Fixed) -> Callable[[Tensor], Tensor]:
    widths = _exact(own)

    def change(tensor: Tensor) -> Tensor:
        if tensor.slot not in own:
            return tensor
        copies = tensor.copies if isinstance(tensor.copies, int) else tensor.copies.xreplace(widths)
        return replace(tensor, slot=own[tensor.slot], copies=copies)

    return change


def _table(table: CostTable, own: Fixed) -> CostTable:
    if not own:
        return table
    change = _tensor(own)
    return CostTable(table.depends, {options: _cost(cost, change) for options, cost in table.table.items()})


def _cost(cost: Cost, change: Callable[[Tensor], Tensor]) -> Cost:
    def all_of(tensors: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        return tuple(map(change, tensors))

    def work(stated: Work) -> Work:
        kernels = tuple(Kernel(k.label, all_of(k.reads), all_of(k.writes)) for k in stated.kernels)
        return replace(stated, kernels=kernels)

    phases: dict[str, Any] = {phase: work(stated) for phase, stated in cost.phases()}
    return replace(cost, tensors=all_of(cost.tensors), held=all_of(cost.held), **phases)


def slots_of(model: CostModel, key: TensorKey, names: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """The slots that a parameter and what training keeps for it are in, where one is not its own.

    Args:
        names: prefix of the tensor's name by slot.
    """
    found = {slot: model.tensors[key._replace(tensor=prefix + key.tensor)].slot for slot, prefix in names.items()}
    return tuple((slot, own) for slot, own in found.items() if own != slot)
