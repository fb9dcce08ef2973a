"""Audit rules: codes of findings."""

from __future__ import annotations

from symcost.cli import console, wrapping


def names() -> dict[str, str]:
    """Code -> name of the bad pattern."""
    from symcost.audit.known_rules import names as known

    return known()


def explain(name: str) -> str | None:
    """The page of a rule, as wide as the terminal."""
    if name not in names():
        return None
    from symcost.audit.known_rules import describe

    return wrapping.page(describe(name), console.width())
