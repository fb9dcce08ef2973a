"""Parameters that the library's module holds and that a forward pass does not read."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import frozen

if TYPE_CHECKING:
    from sympy import Expr


@component("unread", group="other", source="wolf2020transformers")
def unread(site: Site, *, elements: Expr, active: bool = True) -> Cost:
    """Hold `elements` parameters (a mask token, a head that is not called): no operation, no gradient, no state.

    Not `active`: of experts that no token visits.
    """
    held = frozen("w_unread", elements=elements)
    return Cost(tensors=(held if active else replace(held, active=0 * elements),))
