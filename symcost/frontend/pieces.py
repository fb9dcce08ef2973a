"""Structure that a loss brings along: logits that are made and used piece by piece."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from symcost.errors import UsageError
from symcost.ir.conventions import BY_NAME, TRAINING
from symcost.ir.features import BY_PIECES
from symcost.ir.spec import ModelSpec

LOSS = "loss"
Spec = TypeVar("Spec", bound=ModelSpec)


def with_loss(spec: Spec, conventions: Mapping[str, str], workload: str = TRAINING) -> tuple[Spec, dict[str, str]]:
    """The model whose loss is by pieces where the convention says so, and the conventions that are left.

    A served model has no loss, and refuses the option like any other of it.

    Raises:
        UsageError: the model has no head over a vocabulary.
    """
    option = conventions.get(LOSS, "")
    if option not in dict(BY_NAME[LOSS].apart) or workload != TRAINING:
        return spec, dict(conventions)
    return by_pieces(spec, option), {name: value for name, value in conventions.items() if name != LOSS}


def by_pieces(spec: Spec, option: str) -> Spec:
    """The model with a loss that takes its logits piece by piece.

    Raises:
        UsageError: no such way, or a model without a head over a vocabulary.
    """
    known = dict(BY_NAME[LOSS].apart)
    if option not in known:
        raise UsageError(f"a loss by pieces is not {option!r}", hint=f"known: {', '.join(known)}")
    if spec.features.head not in ("lm", "mlm"):
        raise UsageError(f"--loss {option}: {spec.name} has no head over a vocabulary", hint="leave it out")
    extra = tuple(sorted({**dict(spec.features.extra), BY_PIECES: option}.items()))
    return replace(spec, features=replace(spec.features, extra=extra))
