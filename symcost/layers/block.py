"""Block: what stands between reading the residual stream and adding to it."""

from __future__ import annotations

from dataclasses import dataclass

from symcost.ir.component import Instance


@dataclass(frozen=True)
class Block:
    """Component instances in order, and the storages that their results have.

    Attributes:
        outputs: what is added to the stream; experts beside shared experts have two.
    """

    instances: tuple[Instance, ...]
    outputs: tuple[str, ...]
