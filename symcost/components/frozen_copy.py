"""The frozen original of a weight of which a copy is trained: it is held and does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import frozen

if TYPE_CHECKING:
    from sympy import Expr


@component("frozen_copy", group="other", source="hu2021lora")
def frozen_copy(site: Site, *, shape: tuple[tuple[str, Expr], ...]) -> Cost:
    """Hold a weight that is not used: adapters can be taken off again, and the model is what it was."""
    return Cost(tensors=(frozen("original", **dict(shape)),))
