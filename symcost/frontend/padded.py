"""Structure that a stated size brings along: rows of a padded vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from symcost.errors import UsageError
from symcost.ir.spec import ModelSpec

_PADDED = "vocab_padded"


def with_stated(spec: ModelSpec, settings: Mapping[str, int | Fraction]) -> ModelSpec:
    """The model with a head of `vocab_padded` rows where settings state them; its parameters stay the vocabulary's.

    Raises:
        UsageError: the model has no head over a vocabulary, or a smaller number than its vocabulary.
    """
    rows = settings.get(_PADDED)
    if rows is None or _PADDED in spec.dims:
        return spec
    vocab = spec.dims.get("vocab")
    if vocab is None or spec.features.head not in ("lm", "mlm"):
        raise UsageError(f"--set {_PADDED}: {spec.name} has no head over a vocabulary", hint="leave it out")
    if rows < vocab or rows != int(rows):
        raise UsageError(
            f"--set {_PADDED}={rows} is no padded vocabulary of {vocab}", hint=f"state a whole number from {vocab} up"
        )
    extra = tuple(sorted({**dict(spec.features.extra), _PADDED: "true"}.items()))
    return replace(spec, features=replace(spec.features, extra=extra), dims={**spec.dims, _PADDED: int(rows)})
