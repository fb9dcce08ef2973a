"""Weights that the model's ends share, where a pipeline has the ends on two stages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from symcost import dims
from symcost.components.tied_copy import tied_copy, tied_gradients
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import CostModel

if TYPE_CHECKING:
    from sympy import Expr


def tied_stages(model: CostModel) -> Iterator[tuple[Instance, Expr]]:
    """Copies of what a head borrows from an embedding and the sum of their gradients, each with where it stands."""
    first, last = dims.symbol("first_stage"), dims.symbol("last_stage")
    ends = next(kind for kind in model.kinds if kind.name == "ends")
    for owner in dict.fromkeys(item.tied_to for item in ends.instances if item.tied_to):
        for key, tensor in model.tensors.items():
            if (key.kind, key.component, tensor.role) != ("ends", owner, "param"):
                continue
            copy = use(tied_copy, f"{owner}_copy", tensor=tensor.name, shape=tensor.shape, trained=tensor.trained)
            yield copy, last * (1 - first)
            if tensor.trained and not model.inference:
                yield (
                    use(tied_gradients, f"{owner}_gradients", tensor=tensor.name, shape=tensor.shape),
                    first + last - 2 * first * last,
                )
