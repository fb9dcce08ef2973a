"""The copy of a tied weight that the last stage of a pipeline needs, and the sum of both stages' gradients."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.ir.arith import rational
from symcost.ir.component import Collective, Cost, Site, Work, component
from symcost.ir.operators import frozen, param

if TYPE_CHECKING:
    from sympy import Expr

# The first stage and the last.
STAGES = 2


@component("tied_copy", group="embedding", source="narayanan2021megatron")
def tied_copy(site: Site, *, tensor: str, shape: tuple[tuple[str, Expr], ...], trained: bool) -> Cost:
    """Hold a head's weight where it is the embedding of another stage: a parameter with its gradient and states.

    Where the embedding is not `trained`, its copy has neither.
    """
    return Cost(tensors=((param if trained else frozen)(tensor, **dict(shape)),))


@component("tied_gradients", group="embedding", source="narayanan2021megatron")
def tied_gradients(site: Site, *, tensor: str, shape: tuple[tuple[str, Expr], ...]) -> Cost:
    """Add up the gradients of an embedding and of its copy: one all-reduce between the stages that have them."""
    summed = Collective("all_reduce", "pp", param(tensor, **dict(shape)).grad, rational(STAGES), rational(1))
    return Cost(backward=Work(collectives=(summed,)))
