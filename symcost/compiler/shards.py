"""Shards of what persists: what one of several data-parallel ranks keeps of a tensor."""

from __future__ import annotations

from dataclasses import replace

from sympy import Add, Expr, Integer, ceiling

from symcost import dims
from symcost.ir.cost_model import CostModel, TensorKey
from symcost.ir.plan import Layout
from symcost.ir.tensor import Tensor

RANKS, EXPERT_RANKS = dims.derived("data_ranks"), dims.derived("expert_data_ranks")


def parameters(model: CostModel, kind: str) -> list[tuple[TensorKey, Tensor]]:
    return [(key, tensor) for key, tensor in model.tensors.items() if key.kind == kind and tensor.role == "param"]


def cut(tensor: Tensor, ranks: Expr, layout: Layout, parts: int = 1) -> Tensor:
    """A shard of a persistent tensor: that of the first rank, which is never smaller than another's.

    Stage 3 divides the axis that is first in a library's weight (what is made; rows of a table), each of `parts`
    projections by itself. Lower stages divide the elements, and so may the plan in every stage for experts.
    """
    axes = dict(tensor.shape)
    first = next((axis for axis in ("experts", "out") if axis in axes), next(iter(axes), ""))
    active = None if tensor.active is None else tensor.active / ranks
    if layout.zero < 3 or not axes or ("experts" in axes and layout.plan.expert_shards == "elements"):
        count = Integer(1)
        for axis, extent in axes.items():
            count *= Integer(1) if axis == "moments" else extent
        moments = [(axis, extent) for axis, extent in axes.items() if axis == "moments"]
        return replace(tensor, shape=(("elements", ceiling(count / ranks)), *moments), active=active)
    shape = tuple((axis, _cut(extent, ranks, parts) if axis == first else extent) for axis, extent in axes.items())
    return replace(tensor, shape=shape, active=active)


def _cut(extent: Expr, ranks: Expr, parts: int) -> Expr:
    if parts == 1:
        return ceiling(extent / ranks)
    each = [term.as_coeff_Mul() for term in Add.make_args(extent.expand())]
    return Add(*(number * ceiling(rest / ranks) for number, rest in each))


def is_expert(model: CostModel, key: TensorKey) -> bool:
    return model.instances()[key.kind, key.component].component.type == "moe_experts"


def ranks(model: CostModel, key: TensorKey) -> Expr:
    return EXPERT_RANKS if is_expert(model, key) else RANKS


def parts(model: CostModel, key: TensorKey) -> int:
    """Projections that stand side by side in a component's weight."""
    costs = model.costs[key.kind, key.component].table.values()
    return max((c.parts for cost in costs for c in cost.contractions), default=1)
