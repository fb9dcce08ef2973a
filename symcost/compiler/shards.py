"""Shards of what persists: what one of several data-parallel ranks keeps of a tensor."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sympy import Add, Expr, Integer, ceiling

from symcost import dims
from symcost.ir.cost_model import CostModel, TensorKey
from symcost.ir.plan import Layout
from symcost.ir.spec import ModelSpec
from symcost.ir.tensor import Tensor
from symcost.layers.module_names import is_joined, is_turned, modules
from symcost.passes.sharding.local import divisions

RANKS, EXPERT_RANKS = dims.derived("data_ranks"), dims.derived("expert_data_ranks")


def parameters(model: CostModel, kind: str) -> list[tuple[TensorKey, Tensor]]:
    return [(key, tensor) for key, tensor in model.tensors.items() if key.kind == kind and tensor.role == "param"]


@dataclass(frozen=True)
class Shards:
    """What one of several data-parallel ranks keeps of persistent tensors.

    Attributes:
        spec: of the model, whose library says what a weight is.
    """

    model: CostModel
    layout: Layout
    spec: ModelSpec

    def cut(self, key: TensorKey, tensor: Tensor) -> Tensor:
        """A shard of a tensor at a place: that of the first rank, which is never smaller than another's.

        Stage 3 divides the axis that is first in a library's weight (what is made, mostly; rows of a table), each of
        several projections by itself unless the library has one weight for them. Lower stages divide the elements, and
        so may the plan in every stage for experts.
        """
        axes, among = dict(tensor.shape), ranks(self.model, key)
        active = None if tensor.active is None else tensor.active / among
        if self.layout.zero < 3 or not axes or ("experts" in axes and self.layout.plan.expert_shards == "elements"):
            count = Integer(1)
            for axis, extent in axes.items():
                count *= Integer(1) if axis == "moments" else extent
            moments = [(axis, extent) for axis, extent in axes.items() if axis == "moments"]
            return replace(tensor, shape=(("elements", ceiling(count / among)), *moments), active=active)
        first = self._first(key, axes)
        axes[first] = Add(*(ceiling(part / among) for part in self._weights(key, axes[first])))
        return replace(tensor, shape=tuple(axes.items()), active=active)

    def _first(self, key: TensorKey, axes: dict[str, Expr]) -> str:
        turned = "in" in axes and is_turned(self._spec(key).family, self._type(key))
        order = ("experts", "in", "out") if turned else ("experts", "out")
        return next((axis for axis in order if axis in axes), next(iter(axes)))

    def _weights(self, key: TensorKey, extent: Expr) -> list[Expr]:
        """The library's weights that stand side by side in a tensor of ours, by their share of an extent."""
        item, spec = self.model.instances()[key.kind, key.component], self._spec(key)
        own = {dims.symbol(divisions[size][0]): size for size in extent.free_symbols & divisions.keys()}
        every = modules(spec, item)
        rows = [row for row in every if row.tensor == key.tensor]
        named = [row.outer.xreplace(own) for row in rows or every if row.outer is not None]
        if (Add(*named) - extent).expand() == 0:
            return named
        if is_joined(spec.features, spec.family, item.component.type) or self._parts(key) == 1:
            return [extent]
        terms = [term.as_coeff_Mul() for term in Add.make_args(extent.expand())]
        return [rest for number, rest in terms for _ in range(int(number))]

    def _spec(self, key: TensorKey) -> ModelSpec:
        """The tower's own, of what stands in a tower."""
        return self.spec.vision if self.spec.vision and key.kind.startswith(dims.TOWERS) else self.spec

    def _parts(self, key: TensorKey) -> int:
        costs = self.model.costs[key.kind, key.component].table.values()
        return max((c.parts for cost in costs for c in cost.contractions), default=1)

    def _type(self, key: TensorKey) -> str:
        return self.model.instances()[key.kind, key.component].component.type


def is_expert(model: CostModel, key: TensorKey) -> bool:
    return model.instances()[key.kind, key.component].component.type == "moe_experts"


def ranks(model: CostModel, key: TensorKey) -> Expr:
    return EXPERT_RANKS if is_expert(model, key) else RANKS
