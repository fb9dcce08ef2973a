"""What people ask of a served model: bytes of its caches in all, of one sequence, of one more token, and the peak."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from symcost.evaluate.figures import Figures
from symcost.evaluate.numbers import Value, whole


def served_totals(figures: Figures) -> dict[str, Any]:
    """The totals that inference has in place of what training saves."""
    show = figures.show
    held = figures.held("bytes", "cache")
    return {
        "cache_bytes": show(held),
        "cache_bytes_per_sequence": show(per_sequence(figures, held)),
        "cache_bytes_per_token": show(one_more_token(figures)),
        "peak_bytes": show(figures.memory["peak"]),
    }


def per_sequence(figures: Figures, held: Value) -> Value:
    """Bytes over the batch."""
    batch = figures.sizes.get("batch", 1)
    if isinstance(held, int | Fraction) and isinstance(batch, int):
        return whole(Fraction(held) / batch)
    return held / batch


def one_more_token(figures: Figures) -> Value:
    """Bytes that one more token of one sequence takes: the difference of two contexts, 0 in a full window."""
    more = figures.longer
    return per_sequence(figures, more - figures.held("bytes", "cache"))


def one_longer(sizes: Mapping[str, Any]) -> dict[str, Any]:
    """What the lengths of a sequence are once it holds one more token."""
    return {name: sizes[name] + 1 for name in ("cached", "context") if name in sizes}
