"""Data parallelism of a layer: gradients are added up over ranks, and what is sharded is gathered where it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import replicas
from symcost.ir.arith import minimum
from symcost.ir.component import Collective, Cost, Site, Work, component
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr

# name, elements of all parameters, elements of a rank's shard, ranks, whether the stage has any
Set = tuple[str, "Expr", "Expr", "Expr", "Expr"]


@component("data_parallel", group="other", source="rajbhandari2020zero")
def data_parallel(site: Site, *, sets: tuple[Set, ...], zero: int, reshard: bool, root: bool) -> Cost:
    """Reduce the gradients of one layer's parameters as one message, and gather its parameters where they are sharded.

    Stage 0 adds gradients up in place. Stages 1 and 2 leave each rank its shard of the sum, and gather the updated
    parameters behind the optimizer's step. Stage 3 gathers a layer's parameters in front of its forward, and again in
    front of its backward where they were let go. Copies of a group of ranks add up their shards of gradients.

    Args:
        sets: parameters by the ranks that share them: experts are apart.
        root: the model's ends, which are not gathered again where there are copies of the group.
    """
    forward: list[Collective] = []
    backward: list[Collective] = []
    optimizer: list[Collective] = []
    for name, whole, shard, ranks, there in sets:
        several, copies = there * minimum(1, ranks - 1), there * minimum(1, replicas - 1)
        gradient, own = _of(f"grad_{name}", "param_grad", whole), _of(f"grad_{name}", "param_grad", shard)
        gather = Collective("all_gather", "dp", _of(name, "param", shard), ranks, several)
        if zero == 0:
            backward.append(Collective("all_reduce", "dp", gradient, ranks, several))
        else:
            backward.append(Collective("reduce_scatter", "dp", gradient, ranks, several))
        backward.append(Collective("all_reduce", "replica", own if zero else gradient, replicas, copies))
        if zero in (1, 2):
            optimizer.append(gather)
        if zero == 3:
            forward.append(gather)
            again = several * (1 - minimum(1, replicas - 1)) if root else several
            backward += [Collective("all_gather", "dp", gather.tensor, ranks, again)] if reshard else []
    return Cost(
        forward=Work(collectives=tuple(forward)),
        backward=Work(collectives=tuple(backward)),
        optimizer=Work(collectives=tuple(optimizer)),
    )


def _of(name: str, slot: str, elements: Expr) -> Tensor:
    return Tensor(name, "workspace", (("elements", elements),), slot, "transient")
