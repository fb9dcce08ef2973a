"""A model as people train it: what of it is trained, and by which optimizer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from symcost.ir import optimizers, tuning
from symcost.ir.spec import ModelSpec

Spec = TypeVar("Spec", bound=ModelSpec)


def trained(
    model: Spec, train: str = "all", *, optimizer: str | None = None, ema: bool = False, clip: bool = False, **how: Any
) -> Spec:
    """The model under what is stated.

    Args:
        optimizer: a name of `symcost.ir.optimizers.OPTIMIZERS`. ema: a moving average of the weights is kept.
        clip: gradients are clipped by their norm.
        train, how: as `symcost.ir.tuning.stated` takes them.

    Raises:
        UsageError: names that match nothing, a rank that no module has room for, options that do not go together.
    """
    from symcost.layers.tuning import tune

    row = optimizers.stated(optimizer, average=ema, clip=clip)
    return replace(tune(model, tuning.stated(train, **how)), optimizer=row)
