"""The optimizer's step is over all parameters, so it is added once the model's parameters are known."""

from __future__ import annotations

from dataclasses import replace

from sympy import Add, Expr, Integer

from symcost.compiler.lower import lower_instance
from symcost.compiler.steps import stepped
from symcost.components.optimizer_step import optimizer_step
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula, add
from symcost.ir.roles import ADAM_MOMENTS
from symcost.passes.precision import fix_row, slots_of

# Slot -> prefix of the tensor that training keeps in it for a parameter.
_KEPT = {"param": "", "master": "master_", "param_grad": "grad_", "opt": "moments_"}
_MOMENTS = _KEPT["opt"]


def add_optimizer_step(model: CostModel) -> CostModel:
    """The model with one optimizer step among its ends; a set that states no optimizer keeps none, nor does inference.

    Parameters that a policy keeps in dtypes of their own are stepped apart.
    """
    if model.formulas != "standard" or model.inference:
        return model
    other = stepped(model)
    groups = _trained(model) if other is None else {}
    steps: list[Instance] = []
    rows: dict[FormulaKey, Formula] = {}
    for slots, parameters in groups.items():
        name = f"optimizer_step_{len(steps) + 1}" if steps else ""
        step = use(optimizer_step, name, parameters=parameters)
        steps.append(step)
        for key, formula in lower_instance(step, ()).rows:
            place, value = fix_row(key._replace(kind="ends"), formula, dict(slots))
            rows[place] = add([rows[place], value]) if place in rows else value
    if other is not None:
        steps.append(other)
        rows |= {key._replace(kind="ends"): formula for key, formula in lower_instance(other, ()).rows}
    kinds = tuple(
        replace(kind, instances=(*kind.instances, *steps)) if kind.name == "ends" else kind for kind in model.kinds
    )
    return replace(model, kinds=kinds, rows={**model.rows, **rows})


def _trained(model: CostModel) -> dict[tuple[tuple[str, str], ...], Expr]:
    """Numbers of parameters whose moments a rank has, by the slots in which they differ from the policy's own."""
    groups: dict[tuple[tuple[str, str], ...], list[Expr]] = {(): []}
    for key, formula in model.rows.items():
        if (key.quantity, key.unit) != ("elements", "optimizer_state"):
            continue
        parameter = TensorKey(key.kind, key.component, key.tensor.removeprefix(_MOMENTS))
        times = model.count(key.kind, key.component, whole=True)
        groups.setdefault(slots_of(model, parameter, _KEPT), []).append(formula.value({}) * times / ADAM_MOMENTS)
    return {slots: Add(Integer(0), *counts) for slots, counts in groups.items() if counts or not slots}
