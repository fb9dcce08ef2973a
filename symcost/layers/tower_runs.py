"""A vision tower runs only where there are images: without any, its weights are neither read nor given a gradient."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from symcost.dims import batch, images
from symcost.ir.arith import minimum
from symcost.ir.component import Component, Cost, Instance, Kernel, Site, Work
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr


def with_images(items: Iterable[Instance], tower: str) -> tuple[Instance, ...]:
    """The instances, whose work that does not grow with the batch is done once there is an image.

    Args:
        tower: prefix of the sizes that they define.
    """
    return tuple(replace(item, component=_component(item.component, tower)) for item in items)


@lru_cache(maxsize=64)
def _component(component: Component, tower: str) -> Component:
    """The component inside a tower; cached, as equal instances are lowered once."""
    stated = component.build
    assert stated is not None

    def build(site: Site, **options: Any) -> Cost:
        site.side = tower
        cost = stated(site, **options)
        return replace(cost, forward=_work(cost.forward), backward=_work(cost.backward))

    return replace(component, build=build)


def _work(work: Work) -> Work:
    flops = tuple(replace(item, value=_once(item.value)) for item in work.flops)
    kernels = tuple(Kernel(k.label, _operands(k.reads), _operands(k.writes)) for k in work.kernels)
    return replace(work, flops=flops, kernels=kernels)


def _operands(tensors: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    return tuple(
        tensor if tensor.elements.has(batch) else replace(tensor, elements_stated=_once(tensor.elements))
        for tensor in tensors
    )


def _once(value: Expr) -> Expr:
    return value if value.has(batch) else value * minimum(1, images)
