"""Conventions: what a count includes."""

from __future__ import annotations

from symcost.cli.topics import page
from symcost.ir.conventions import BY_NAME, Convention


def names() -> dict[str, str]:
    """Name -> options, the default first."""
    return {name: f"{row.meaning} ({', '.join(row.offered)})" for name, row in BY_NAME.items()}


def explain(name: str) -> str | None:
    """A convention by its name or by one of its options."""
    word = name.replace("-", "_")
    rows = [BY_NAME[word]] if word in BY_NAME else [row for row in BY_NAME.values() if name in row.offered]
    return "\n\n".join(_page(row) for row in rows) or None


def _page(row: Convention) -> str:
    facts = list(row.offered.items())
    facts[0] = (facts[0][0], f"{facts[0][1]} (default)")
    return page(f"convention {row.name}", facts, row.meaning)
