"""Audit rules: codes of findings."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from symcost.cli import console, wrapping


def names() -> dict[str, str]:
    """Code -> name of the bad pattern."""
    rules = "symcost.audit.rules"
    return dict(import_module(rules).names()) if find_spec(rules) else {}


def explain(name: str) -> str | None:
    """The page of a rule, as wide as the terminal."""
    if name not in names():
        return None
    return wrapping.page(str(import_module("symcost.audit.rules").explain(name)), console.width())
