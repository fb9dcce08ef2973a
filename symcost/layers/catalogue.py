"""Every component of both formula sets, found by walking the component folders and plugins: nothing is registered."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from symcost import components, plugins
from symcost.ir.component import Component


@cache
def catalogue() -> dict[tuple[str, str], Component]:
    """Components by formula set and type, the standard set first."""
    found: dict[tuple[str, str], Component] = {}
    for item in every():
        # Several components share a type where they are forms of one thing, such as the cores of attention.
        found.setdefault((item.formulas, item.type), item)
    return dict(sorted(found.items(), key=lambda pair: (pair[0][0] != "standard", pair[0])))


@cache
def every() -> tuple[Component, ...]:
    """Every component, those that share a type in the order of their files."""
    own = [import_module(info.name) for info in walk_packages(components.__path__, f"{components.__name__}.")]
    modules = (*own, *plugins.modules(plugins.COMPONENTS))
    found = (value for module in modules for value in vars(module).values() if isinstance(value, Component))
    return tuple({id(item): item for item in found}.values())
