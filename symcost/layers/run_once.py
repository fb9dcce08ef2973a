"""What a served model runs for a source alone: its encoder, a tower that is looked at, and the keys made of either."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from symcost.ir.component import Instance
from symcost.ir.cost_model import LayerKind

# The keys and values of a source, which a decoder's layer keeps; what only changes them takes one of its results.
KEPT_KEYS = "cross_kv_projection"


def once(parts: Iterable[Instance]) -> tuple[Instance, ...]:
    """What is done for a source, however many tokens the decoder adds."""
    return tuple(replace(item, once=True) for item in parts)


def keys_once(kinds: tuple[LayerKind, ...]) -> tuple[LayerKind, ...]:
    """The kinds of a text model, whose layers make the keys of what they look at for its first tokens."""
    return tuple(
        replace(kind, instances=tuple(replace(item, once=item.once or _of_keys(item)) for item in kind.instances))
        for kind in kinds
    )


def looks(kinds: tuple[LayerKind, ...]) -> bool:
    """Whether layers keep keys of a source: what makes it runs once then."""
    return any(item.name == KEPT_KEYS for kind in kinds for item in kind.instances)


def _of_keys(item: Instance) -> bool:
    read = dict(item.options).get("input", "")
    return item.name == KEPT_KEYS or str(read).startswith(f"{KEPT_KEYS}.")
