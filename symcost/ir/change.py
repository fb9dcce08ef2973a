"""The same cost with other sizes: every expression of its work, its tensors and its contractions changed alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from symcost.ir.axes import AXES, identities, name_of
from symcost.ir.component import Cost, Kernel, Work
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr

    Change = Callable[[Expr], Expr]


def changed(cost: Cost, change: Change, of_tensor: Callable[[Tensor], Tensor] | None = None) -> Cost:
    """The cost with every expression changed.

    Args:
        of_tensor: changes a tensor, where not each of its extents by itself.
    """

    def tensor(item: Tensor) -> Tensor:
        return of_tensor(item) if of_tensor is not None else changed_tensor(item, change)

    phases: dict[str, Any] = {phase: _work(work, change, tensor) for phase, work in cost.phases()}
    contractions = tuple(
        replace(c, x=tensor(c.x), y=tensor(c.y), summed=change(c.summed), made=change(c.made))
        for c in cost.contractions
    )
    tensors, held = tuple(map(tensor, cost.tensors)), tuple(map(tensor, cost.held))
    return replace(cost, tensors=tensors, held=held, contractions=contractions, **phases)


def changed_tensor(item: Tensor, change: Change) -> Tensor:
    """The tensor with every extent changed; an axis whose extent becomes another axis's takes that one's name."""
    shape = tuple(_axis(axis, tuple(map(change, e)) if isinstance(e, tuple) else change(e)) for axis, e in item.shape)
    stated, active, at_once = item.elements_stated, item.active, item.at_once
    return replace(
        item,
        shape=shape,
        elements_stated=None if stated is None else change(stated),
        active=None if active is None else change(active),
        at_once=None if at_once is None else change(at_once),
    )


def _axis(axis: str, extent: Expr | tuple[Expr, ...]) -> tuple[str, Expr | tuple[Expr, ...]]:
    if axis in AXES and not isinstance(extent, tuple) and identities(extent) not in ((), (axis,)):
        return name_of(extent), extent
    return axis, extent


def _work(work: Work, change: Change, tensor: Callable[[Tensor], Tensor]) -> Work:
    return Work(
        tuple(replace(item, value=change(item.value)) for item in work.flops),
        tuple(Kernel(k.label, tuple(map(tensor, k.reads)), tuple(map(tensor, k.writes))) for k in work.kernels),
        tuple(replace(item, value=change(item.value)) for item in work.stated),
        tuple(
            replace(c, tensor=tensor(c.tensor), ranks=change(c.ranks), count=change(c.count)) for c in work.collectives
        ),
    )
