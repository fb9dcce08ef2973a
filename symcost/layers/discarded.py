"""Parts of a vision tower whose output nothing reads: the library runs them, and nothing flows back through them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from symcost.ir.component import Component, Cost, Instance, Site


def discarded(items: Iterable[Instance]) -> list[Instance]:
    """The instances without a backward: their parameters get no gradient, and nothing is kept for one."""
    return [replace(item, component=_component(item.component)) for item in items]


@lru_cache(maxsize=64)
def _component(component: Component) -> Component:
    """The component where its output is not read; cached, as equal instances are lowered once."""
    stated = component.build
    assert stated is not None

    def build(site: Site, **options: Any) -> Cost:
        return stated(site, **options).forward_only()

    return replace(component, build=build)
