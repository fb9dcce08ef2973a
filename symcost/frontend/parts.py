"""Parts as families write them: a component's name, and its options with sizes as text over dims."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.ir.spec import Extent, Part

# Options of components that are sizes.
SIZES = frozenset(
    """inner outer taps before after elements places factors channels sets groups scales width tokens against rows
    keys side""".split()
)


def part(
    component: str,
    name: str = "",
    *,
    sizes: Mapping[str, str] | None = None,
    count: int = 1,
    tied_to: str = "",
    discarded: bool = False,
    **options: Any,
) -> Part:
    """One component under a name, with sizes in place of its own dims."""
    stated = tuple(sorted((key, _option(key, value)) for key, value in options.items()))
    return Part(component, name, stated, tuple((sizes or {}).items()), count, tied_to, discarded)


def _option(key: str, value: Any) -> Any:
    return Extent(str(value)) if key in SIZES and isinstance(value, str | int) else value
