"""A model as people train it: what of it is trained, and by which optimizer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from symcost.frontend.pieces import by_pieces
from symcost.ir import optimizers, tuning
from symcost.ir.spec import ModelSpec
from symcost.typed import typed

Spec = TypeVar("Spec", bound=ModelSpec)


@typed
def trained(
    model: Spec,
    train: str = "all",
    *,
    optimizer: str | None = None,
    ema: bool = False,
    clip: bool = False,
    loss: str = "",
    **how: Any,
) -> Spec:
    """The model under what is stated.

    Args:
        optimizer: a name of `symcost.ir.optimizers.OPTIMIZERS`. ema: a moving average of the weights is kept.
        clip: gradients are clipped by their norm. loss: how it takes the logits piece by piece, `chunked` or
            `fused_linear`.
        train, how: as `symcost.ir.tuning.stated` takes them.

    Raises:
        UsageError: names that match nothing, a rank that no module has room for, options that do not go together.
    """
    from symcost.layers.tuning import tune

    row = optimizers.stated(optimizer, average=ema, clip=clip)
    if loss:
        model = by_pieces(model, loss)
    return replace(tune(model, tuning.stated(train, **how)), optimizer=row)
