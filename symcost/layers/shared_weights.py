"""Layers that use another layer's weights: they run the same operations and own no parameters (ALBERT)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from symcost.ir.component import Component, Cost, Instance, Kernel, Site, Work


def borrowing(items: Iterable[Instance], owner: str) -> tuple[Instance, ...]:
    """The instances without parameters of their own, each that had some tied to its like in the kind `owner`."""
    return tuple(_borrowing(item, owner) for item in items)


def _borrowing(item: Instance, owner: str) -> Instance:
    return using(item, f"{owner}.{item.name}") if _owns(item) else item


def using(item: Instance, owner: str) -> Instance:
    """The instance with the parameters of another one, the owner, in place of its own."""
    return replace(item, component=_component(item.component), tied_to=owner)


def _owns(item: Instance) -> bool:
    """Whether it has parameters, under whatever conventions: these never decide it."""
    build = item.component.build
    assert build is not None
    return any(tensor.role == "param" for tensor in build(Site(item.name, _default), **dict(item.options)).tensors)


def _default(convention: str) -> str:
    from symcost.ir.conventions import DEFAULTS

    return DEFAULTS[convention]


@lru_cache(maxsize=64)
def _component(component: Component) -> Component:
    """The component as a borrower; cached, as equal instances are lowered once."""
    stated = component.build
    assert stated is not None

    def build(site: Site, **options: Any) -> Cost:
        cost = stated(site, **options)
        weights = [tensor for tensor in cost.tensors if tensor.role == "param"]
        added = Work(kernels=tuple(Kernel("add to the shared gradient", (w.grad,), ()) for w in weights))
        kept = tuple(tensor for tensor in cost.tensors if tensor.role != "param")
        return replace(cost, tensors=kept, backward=cost.backward + added)

    return replace(component, build=build)
