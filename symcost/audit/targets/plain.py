"""Instances at the sizes of their component: what is known of an operator is known of those, wherever it stands."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from sympy import Expr

from symcost.ir.component import Instance

# Options of components that name whose results they read: they change no formula.
STORAGES = ("input", "inputs", "gated_input", "gates")


@cache
def plain(item: Instance) -> Instance:
    """An instance without sizes of its own: neither those put in place of dims, nor those stated as options."""
    needed = dict(required(item))
    options = tuple((n, v) for n, v in item.options if n in needed or not isinstance(v, Expr))
    return replace(item, sizes=(), options=options)


def required(item: Instance) -> Iterator[tuple[str, object]]:
    """Options of an instance that its component has no default of."""
    build = item.component.build
    parameters = inspect.signature(build).parameters if build is not None else {}
    for name, value in item.options:
        if name not in parameters or parameters[name].default is inspect.Parameter.empty:
            yield name, value
