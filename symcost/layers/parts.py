"""Parts that a front end names one by one, as instances: components by name, sizes as text over dims."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from sympy import Expr

from symcost import components, dims
from symcost.errors import SpecError
from symcost.ir.component import Component, Instance
from symcost.ir.spec import Extent, Part
from symcost.ir.text import parse
from symcost.layers.discarded import discarded
from symcost.layers.sides import resized

# Sizes that a kind with sizes of its own shares with the rest of the model.
SHARED = frozenset(
    {"cross_tokens", "batch", "target_seq", "images", "patches", "grad_accum", "projection", "labels", "vocab"}
)


def built(parts: Iterable[Part], input: str = "") -> tuple[Instance, ...]:
    """The parts as instances.

    Args:
        input: the storage that `tower.output` stands for.
    """
    return tuple(_instance(part, input) for part in parts)


def _instance(part: Part, input: str) -> Instance:
    known = _components()
    if part.component not in known:
        raise SpecError(f"no component is called {part.component!r}", hint="symcost list components prints them")
    component = known[part.component]
    options = tuple(sorted((name, _value(value, input)) for name, value in part.options))
    sizes = tuple((dims.symbol(name), _expression(text)) for name, text in part.sizes)
    item = Instance(component, part.name or component.type, options, part.count, sizes, part.tied_to)
    return discarded([item])[0] if part.discarded else item


def _value(value: Any, input: str) -> Any:
    if isinstance(value, Extent):
        return _expression(value.text)
    if isinstance(value, tuple):
        return tuple(_value(item, input) for item in value)
    return input if input and value == "tower.output" else value


@cache
def _expression(text: str) -> Expr:
    return parse(text, dims.symbol)


@cache
def _components() -> dict[str, Component]:
    """The standard set by the names of the functions that state them."""
    names = sorted(info.name for info in iter_modules(components.__path__) if not info.ispkg)
    modules = [import_module(f"{components.__name__}.{name}") for name in names]
    return {name: value for module in modules for name, value in vars(module).items() if isinstance(value, Component)}


def of_kind(items: Iterable[Instance], prefix: str) -> tuple[Instance, ...]:
    """The instances under the sizes of one kind, `PREFIX_NAME`."""
    if not prefix:
        return tuple(items)
    return resized(items, {dims.symbol(name): dims.symbol(f"{prefix}_{name}") for name in sorted(dims.SIZES - SHARED)})
