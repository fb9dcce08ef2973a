"""The optimizer's step is over all parameters, so it is added once the model's parameters are known."""

from __future__ import annotations

from dataclasses import replace

from symcost.compiler.lower import lower_instance
from symcost.components.optimizer_step import optimizer_step
from symcost.ir.component import use
from symcost.ir.cost_model import CostModel
from symcost.ir.totals import total, total_fields


def add_optimizer_step(model: CostModel) -> CostModel:
    """The model with one optimizer step among its ends; a set that states no optimizer keeps none."""
    if model.formulas != "standard":
        return model
    # A parameter that is not trained has no gradient and is not stepped.
    trained = total(model, "param_gradient_elements", total_fields(model)["param_gradient_elements"]).value({})
    step = use(optimizer_step, parameters=trained)
    kinds = tuple(
        replace(kind, instances=(*kind.instances, step)) if kind.name == "ends" else kind for kind in model.kinds
    )
    rows = {key._replace(kind="ends"): formula for key, formula in lower_instance(step, ()).rows}
    return replace(model, kinds=kinds, rows={**model.rows, **rows})
