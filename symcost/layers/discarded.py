"""Parts of a vision tower whose output nothing reads: the library runs them, and nothing flows back through them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from symcost.ir.component import Instance
from symcost.ir.flow import FROZEN


def discarded(items: Iterable[Instance]) -> list[Instance]:
    """The instances without a backward: their parameters get no gradient, and nothing is kept for one."""
    return [replace(item, flow=FROZEN) for item in items]
