"""Data parallelism of a layer: gradients are added up over ranks, and what is sharded is gathered where it is used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symcost.dims import replicas
from symcost.ir.arith import minimum
from symcost.ir.component import Collective, Cost, Site, Work, component
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr


@dataclass(frozen=True)
class Parameters:
    """Parameters of a layer that the same ranks share, in one dtype.

    Attributes:
        elements, shard: of all of them, and of what one rank keeps. trained, trained_shard: those with a gradient.
        ranks: how many share them. there: whether the stage has any.
    """

    name: str
    slot: str
    elements: Expr
    shard: Expr
    trained: Expr
    trained_shard: Expr
    ranks: Expr
    there: Expr


@component("data_parallel", group="other", source="rajbhandari2020zero")
def data_parallel(
    site: Site, *, sets: tuple[Parameters, ...], zero: int, reshard: bool, root: bool, backward: bool = True
) -> Cost:
    """Reduce the gradients of one layer's parameters as one message, and gather its parameters where they are sharded.

    Stage 0 adds gradients up in place. Stages 1 and 2 leave each rank its shard of the sum, and gather the updated
    parameters behind the optimizer's step. Stage 3 gathers a layer's parameters in front of its forward, and again in
    front of its backward where they were let go, frozen ones with the others. Copies of a group of ranks add up their
    shards of gradients.

    Args:
        sets: parameters by the ranks that share them: experts are apart.
        root: the model's ends, which are not gathered again where there are copies of the group.
        backward: whether anything flows back through the layer.
    """
    phases: dict[str, list[Collective]] = {"forward": [], "backward": [], "optimizer": []}
    for own in sets:
        several, copies = own.there * minimum(1, own.ranks - 1), own.there * minimum(1, replicas - 1)
        if own.trained != 0:
            phases["backward"] += _reduced(own, zero, several, copies)
        if own.trained != 0 and zero in (1, 2):
            shard = _of(own.name, own.slot, own.trained_shard)
            phases["optimizer"].append(Collective("all_gather", "dp", shard, own.ranks, several))
        if zero == 3:
            shard = _of(own.name, own.slot, own.shard)
            phases["forward"].append(Collective("all_gather", "dp", shard, own.ranks, several))
            again = several * (1 - minimum(1, replicas - 1)) if root else several
            if reshard and backward:
                phases["backward"].append(Collective("all_gather", "dp", shard, own.ranks, again))
    done = {phase: Work(collectives=tuple(found)) for phase, found in phases.items()}
    return Cost(forward=done["forward"], backward=done["backward"], optimizer=done["optimizer"])


def _reduced(own: Parameters, zero: int, several: Expr, copies: Expr) -> list[Collective]:
    """Gradients over the ranks of a group, and what each keeps of them over the group's copies."""
    # Stage 3 fills up what does not divide, so that shards are equal.
    whole = _of(f"grad_{own.name}", "param_grad", own.trained_shard * own.ranks if zero == 3 else own.trained)
    shard = _of(f"grad_{own.name}", "param_grad", own.trained_shard)
    kind, rest = ("reduce_scatter", shard) if zero else ("all_reduce", whole)
    return [
        Collective(kind, "dp", whole, own.ranks, several),
        Collective("all_reduce", "replica", rest, replicas, copies),
    ]


def _of(name: str, slot: str, elements: Expr) -> Tensor:
    return Tensor(name, "workspace", (("elements", elements),), slot, "transient")
