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
    own = [import_module(info.name) for info in walk_packages(components.__path__, f"{components.__name__}.")]
    for module in (*own, *plugins.modules(plugins.COMPONENTS)):
        for value in vars(module).values():
            if isinstance(value, Component):
                # Several components share a type where the source gives two of them one label.
                found.setdefault((value.formulas, value.type), value)
    return dict(sorted(found.items(), key=lambda pair: (pair[0][0] != "standard", pair[0])))
