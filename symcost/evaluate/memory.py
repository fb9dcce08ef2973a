"""Memory of a step on one device: what is there throughout, what forward keeps, and the largest moment."""

from __future__ import annotations

from typing import Any

from symcost.evaluate.figures import Figures
from symcost.evaluate.numbers import Value

# What stands before the named points.
SUMS = ("persistent", "saved", "peak")
# Bytes of a rank that no component lists, and what a table calls them.
RESIDENT = {"unsharded": "whole parameters of a layer", "communication": "largest message received"}


def points(figures: Figures) -> dict[str, Value]:
    """Transient bytes at each named point of a training step, by name."""
    return {name: value for name, value in figures.memory.items() if name not in (*SUMS, *RESIDENT)}


def peak_lines(figures: Figures) -> list[tuple[str, Value]]:
    """(label, bytes) of what comes on top of all that is kept, and of the peak; empty where there is none."""
    if not figures.memory:
        return []
    found, peak = points(figures), figures.memory["peak"]
    if figures.question.free:
        return [("peak of a step", peak)]
    largest = max(found, key=lambda name: found[name])
    beside = [(RESIDENT[name], figures.memory[name]) for name in RESIDENT if figures.memory.get(name, 0) != 0]
    return [*beside, (f"transient at {largest}", found[largest]), ("peak of a step", peak)]


def memory_entry(figures: Figures) -> dict[str, Any]:
    """The `memory` of the result; empty for a set that states no kernels."""
    if not figures.memory:
        return {}
    show = figures.show
    named = [{"name": name, "bytes": show(value)} for name, value in points(figures).items()]
    return {
        **{name: show(figures.memory[name]) for name in (*SUMS, *RESIDENT) if name in figures.memory},
        "points": named,
    }
