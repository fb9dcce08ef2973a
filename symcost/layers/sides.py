"""Parts of one side of a model (encoder, decoder, vision tower): renamed, and their sizes put in place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from symcost.ir.component import Instance

if TYPE_CHECKING:
    from sympy import Expr, Symbol

Sizes = Mapping["Symbol", "Expr"]


def resized(items: Iterable[Instance], sizes: Sizes) -> tuple[Instance, ...]:
    """The instances under other sizes; what an instance itself puts in place of a dim speaks of these."""
    return tuple(replace(item, sizes=_composed(item, sizes)) for item in items)


def _composed(item: Instance, sizes: Sizes) -> tuple[tuple[Symbol, Expr], ...]:
    own = {dim: value.xreplace(dict(sizes)) for dim, value in item.sizes}
    return tuple({**sizes, **own}.items())


# Whose output the ends of a model read.
BODY = "body"


def renamed(
    items: Iterable[Instance], prefix: str, keep: frozenset[str] = frozenset(), layers: bool = False
) -> tuple[Instance, ...]:
    """The instances under prefixed names, storages that they make for one another included.

    Args:
        keep: names that stay. layers: what its layers hand on is its own, too.
    """
    listed = tuple(items)
    names = {item.name: item.name if item.name in keep else f"{prefix}_{item.name}" for item in listed}
    if layers:
        names |= {BODY: f"{prefix}_{BODY}"}

    def change(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(change, value))
        if not isinstance(value, str):
            return value
        maker, dot, storage = value.partition(".")
        return f"{names.get(maker, maker)}{dot}{storage}"

    return tuple(
        replace(
            item,
            name=names[item.name],
            options=tuple((name, change(value)) for name, value in item.options),
            tied_to=names.get(item.tied_to, item.tied_to),
        )
        for item in listed
    )
