"""Where a text is shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Page:
    """Where a text is shown.

    Attributes:
        by: level of the breakdown, one of `breakdown.LEVELS`.
        width: columns of the terminal.
        color: whether the terminal takes escape sequences.
    """

    by: str = "component"
    width: int = 110
    color: bool = False
