"""Block: what stands between reading the residual stream and adding to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from symcost import plugins
from symcost.errors import SpecError
from symcost.ir.component import Instance
from symcost.ir.spec import Features, KindSpec


@dataclass(frozen=True)
class Block:
    """Component instances in order, and the storages that their results have.

    Attributes:
        outputs: what is added to the stream; experts beside shared experts have two.
    """

    instances: tuple[Instance, ...]
    outputs: tuple[str, ...]


BuildBlock = Callable[[Features, KindSpec, str], Block]


def builder(place: str, flavour: str, known: Mapping[str, BuildBlock]) -> BuildBlock:
    """What builds a block of a flavour: one of ours, or one that a plugin states in its `BLOCKS`.

    Args:
        place: attention or ffn.
        known: ours, by flavour.

    Raises:
        SpecError: neither has it.
    """
    if flavour in known:
        return known[flavour]
    brought: dict[str, BuildBlock] = {}
    for module in plugins.modules(plugins.COMPONENTS):
        brought.update(getattr(module, "BLOCKS", {}).get(place, {}))
    if flavour not in brought:
        raise SpecError(f"no {place} block is called {flavour!r}", hint=f"known: {', '.join((*known, *brought))}")
    return brought[flavour]
