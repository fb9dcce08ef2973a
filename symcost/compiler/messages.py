"""What data-parallel ranks exchange for a layer: messages of its parameters and gradients."""

from __future__ import annotations

from dataclasses import replace

from sympy import Add, Expr, Integer, Min

from symcost import dims
from symcost.compiler.shards import Shards, is_expert, parameters, ranks
from symcost.components.data_parallel import Parameters, data_parallel
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import CostModel, LayerKind, TensorKey
from symcost.ir.tensor import Tensor

# Experts' messages are apart where ranks share experts out.
_OTHERS, _EXPERTS = "parameters", "expert_parameters"
# What is counted of all parameters and of those with a gradient: as a whole, and of one rank's shard.
_OF_ALL, _OF_TRAINED = ("elements", "shard"), ("trained", "trained_shard")
_COUNTS = (*_OF_ALL, *_OF_TRAINED)


def unit(model: CostModel, kind: LayerKind, shards: Shards) -> list[Instance]:
    """What a kind's ranks exchange: one message of all parameters of a dtype, one more of experts'."""
    layout, found = shards.layout, dict[tuple[str, str], list[tuple[TensorKey, Tensor]]]()
    for key, tensor in parameters(model, kind.name):
        if tensor.trained or layout.zero == 3:
            name = _EXPERTS if is_expert(model, key) else _OTHERS
            found.setdefault((name if tensor.slot == "param" else f"{name}_{tensor.slot}", tensor.slot), []).append(
                (key, tensor)
            )
    sets = _joined({place: _set(model, *place, of, shards) for place, of in found.items()})
    flows_back = any(
        cost.backward.kernels for item in kind.instances for cost in model.costs[kind.name, item.name].table.values()
    )
    if not sets:
        return []
    root = kind.name == "ends"
    return [use(data_parallel, sets=sets, zero=layout.zero, reshard=layout.reshard, root=root, backward=flows_back)]


def _joined(sets: dict[tuple[str, str], Parameters]) -> tuple[Parameters, ...]:
    """The sets; experts' parameters go in the message of all others where no ranks share out experts."""
    made = dict(sets)
    apart = Min(1, dims.symbol("ep") - 1)
    for place, own in sets.items():
        other = (place[0].replace(_EXPERTS, _OTHERS), place[1])
        if other == place or other not in sets:
            continue
        sums = {part: getattr(made[other], part) + (1 - apart) * getattr(own, part) for part in _COUNTS}
        made[other] = replace(made[other], **sums)
        made[place] = replace(own, there=own.there * apart)
    return tuple(made.values())


def _set(model: CostModel, name: str, slot: str, of: list[tuple[TensorKey, Tensor]], shards: Shards) -> Parameters:
    """Parameters that the same ranks share, with how many elements they have."""
    sums: dict[str, list[Expr]] = {part: [] for part in _COUNTS}
    stages: set[Expr] = set()
    shared = ranks(model, of[0][0])
    for key, tensor in of:
        here = model.present.get((key.kind, key.component), Integer(1))
        stages.add(here)
        times = here * model.instances()[key.kind, key.component].count
        shard = shards.cut(key, tensor)
        for whole, own in (_OF_ALL, _OF_TRAINED)[: 1 + tensor.trained]:
            sums[whole].append(times * tensor.elements)
            sums[own].append(times * shard.elements)
    return Parameters(
        name, slot, **{part: Add(*counts) for part, counts in sums.items()}, ranks=shared, there=Min(1, Add(*stages))
    )
