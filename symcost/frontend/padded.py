"""Structure that a stated size brings along: rows of a padded vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import TypeVar

from symcost.errors import UsageError
from symcost.ir.spec import ModelSpec

PADDED = "vocab_padded"
Spec = TypeVar("Spec", bound=ModelSpec)


def with_padding(spec: Spec) -> Spec:
    """The structure that a padded vocabulary brings along, whatever its size; see `with_stated`."""
    return with_stated(spec, {PADDED: spec.dims.get("vocab", 0)})


def with_stated(spec: Spec, settings: Mapping[str, int | Fraction]) -> Spec:
    """The model with a head of `vocab_padded` rows where settings state them; its parameters stay the vocabulary's.

    Raises:
        UsageError: the model has no head over a vocabulary, or a smaller number than its vocabulary.
    """
    rows = settings.get(PADDED)
    if rows is None or PADDED in spec.dims:
        return spec
    vocab = settings.get("vocab", spec.dims.get("vocab"))
    if vocab is None or spec.features.head not in ("lm", "mlm"):
        raise UsageError(f"{PADDED}: {spec.name} has no head over a vocabulary", hint="leave it out")
    if rows < vocab or rows != int(rows):
        raise UsageError(
            f"{PADDED}={rows} is no padded vocabulary of {vocab}", hint=f"state a whole number from {vocab} up"
        )
    extra = tuple(sorted({**dict(spec.features.extra), PADDED: "true"}.items()))
    return replace(spec, features=replace(spec.features, extra=extra), dims={**spec.dims, PADDED: int(rows)})
