"""Features of one kind: the model's, with what the kind changes."""

from __future__ import annotations

from dataclasses import replace

from symcost.ir.spec import Features, KindSpec


def changed(features: Features, kind: KindSpec) -> Features:
    """The model's features with the kind's own put in their place."""
    return replace(features, **dict(kind.changes)) if kind.changes else features  # type: ignore[arg-type]
