"""Parts as families write them: a component's name, and its options with sizes as text over dims."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from symcost.ir.spec import Extent, Part

# Options of components that are sizes.
SIZES = frozenset(
    """inner outer taps before after elements places factors channels sets groups scales width tokens against rows
    keys side masks""".split()
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


def renamed(parts: Iterable[Part], prefix: str) -> tuple[Part, ...]:
    """The parts as `PREFIX_NAME`, what they read of one another included."""
    listed = tuple(parts)
    names = {item.name or item.component for item in listed}

    def change(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(change, value))
        maker = str(value).partition(".")[0]
        return f"{prefix}_{value}" if isinstance(value, str) and maker in names else value

    return tuple(
        replace(
            item,
            name=f"{prefix}_{item.name or item.component}",
            options=tuple((key, change(value)) for key, value in item.options),
        )
        for item in listed
    )


def under(parts: Iterable[Part], prefix: str, names: Iterable[str]) -> tuple[Part, ...]:
    """The parts under the sizes `PREFIX_NAME` in place of those called `names`."""
    own = {name: f"{prefix}_{name}" for name in names}

    def text(stated: str) -> str:
        return re.sub(r"[a-z_]\w*", lambda found: own.get(found[0], found[0]), stated)

    return tuple(
        replace(item, sizes=tuple({**own, **{name: text(value) for name, value in item.sizes}}.items()))
        for item in parts
    )
