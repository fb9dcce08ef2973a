"""Instances at the sizes of their component: what is known of an operator is known of those, wherever it stands."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from sympy import Expr

from symcost.audit.knowledge.sizes import WORDS
from symcost.audit.monomial import base_name
from symcost.dims import inner
from symcost.ir.component import Instance

# Options of components that name whose results they read: they change no formula.
STORAGES = ("input", "inputs", "gated_input", "gates")

# Sizes that widths of known operators are made of.
_KNOWN = frozenset(" ".join(WORDS.values()).replace("|", " ").replace("*", " ").split())


@cache
def plain(item: Instance) -> Instance:
    """An instance without sizes of its own: neither those put in place of dims, nor those stated as options.

    A width that must be stated, and is of no operator that is known, is any width.
    """
    needed = dict(required(item))
    options = ((n, v) for n, v in item.options if n in needed or not isinstance(v, Expr))
    return replace(item, sizes=(), options=tuple((n, _usual(v) if isinstance(v, Expr) else v) for n, v in options))


def _usual(width: Expr) -> Expr:
    names = {base_name(symbol.name) for symbol in width.free_symbols}
    return width if names <= _KNOWN else inner


def told(item: Instance) -> dict[str, object]:
    """What an instance is told of itself, defaults and gradients included; not whose results it reads."""
    build = item.component.build
    parameters = inspect.signature(build).parameters.values() if build is not None else ()
    usual = {p.name: p.default for p in parameters if p.default is not inspect.Parameter.empty}
    return {
        name: value
        for name, value in {**usual, **dict(item.options), "flow": item.flow}.items()
        if name not in STORAGES
    }


def required(item: Instance) -> Iterator[tuple[str, object]]:
    """Options of an instance that its component has no default of."""
    build = item.component.build
    parameters = inspect.signature(build).parameters if build is not None else {}
    for name, value in item.options:
        if name not in parameters or parameters[name].default is inspect.Parameter.empty:
            yield name, value
