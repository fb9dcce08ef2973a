"""Projection of one tower's pooled vector into the space that text and images share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, projection
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import linear, matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


@component("modality_projection", group="head", source="radford2021clip")
def modality_projection(site: Site, *, input: str, against: Expr | None = None) -> Cost:
    """Project one vector of each sequence or image, without a bias, and scale it to unit length.

    `against`: how many vectors of the other side each is multiplied with, behind a learned scale; one of the two
    sides has these products.
    """
    x, y = operand("x", rows=batch, hidden=hidden), operand("y", rows=batch, width=projection)
    cost = linear(param("w", **{"in": hidden, "out": projection}), x, y, batch, hidden, projection)
    unit, elements = operand("unit", rows=batch, width=projection), batch * projection
    cost += Cost(
        tensors=(saved(input, rows=batch, hidden=hidden), saved(f"{site.name}.y", rows=batch, width=projection)),
        forward=Work((vector("unit length", 3 * elements),), (Kernel("unit length", (y,), (unit,)),)),
        backward=Work(
            (vector("unit length gradient", 5 * elements),), (Kernel("gradient", (unit.grad, y), (y.grad,)),)
        ),
    )
    return cost if against is None else cost + _compared(site, against)


def _compared(site: Site, others: Expr) -> Cost:
    unit, other = operand("unit", rows=batch, width=projection), operand("other", rows=others, width=projection)
    scores, scale = operand("scores", rows=batch, others=others), param("logit_scale")
    products = matmul("scores", batch, others, projection, slot="compute_a")
    return Cost(
        tensors=(
            scale,
            saved(f"{site.name}.unit", rows=batch, width=projection),
            saved(f"{site.name}.other", rows=others, width=projection),
        ),
        forward=Work((products, vector("scale", batch * others)), (Kernel("scores", (unit, other, scale), (scores,)),)),
        backward=Work(
            (
                matmul("gradient of one side", batch, others, projection, slot="compute_a"),
                matmul("gradient of the other", batch, others, projection, slot="compute_a"),
                vector("scale gradient", 3 * batch * others),
            ),
            (
                Kernel("gradient of one side", (scores.grad, other, scale), (unit.grad, scale.grad)),
                Kernel("gradient of the other", (scores.grad, unit), (other.grad,)),
            ),
        ),
    )
