"""Masks as products: a vector for each mask against the vector of every position (SAM, DETR's segmentation)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, saved

if TYPE_CHECKING:
    from sympy import Expr


@component("mask_products", group="head", source="kirillov2023sam")
def mask_products(site: Site, *, inputs: tuple[str, str], masks: Expr) -> Cost:
    """Multiply the vectors of `masks` masks with those of S positions: one logit a mask and position.

    Both sides have a gradient and are kept.
    """
    sides = {"masks": masks, "positions": seq}
    vectors = {name: operand(name, sequences=batch, rows=rows, hidden=hidden) for name, rows in sides.items()}
    logits, extents = operand("logits", sequences=batch, rows=masks, keys=seq), (batch * masks, seq, hidden)
    pairs = zip(inputs, sides.values(), strict=True)
    kept = (saved(name, sequences=batch, rows=rows, hidden=hidden) for name, rows in pairs)
    return Cost(
        tensors=tuple(kept),
        forward=Work(
            (matmul("products", *extents, slot="compute_a"),), (Kernel("products", tuple(vectors.values()), (logits,)),)
        ),
        backward=Work(
            tuple(matmul(f"gradient of {name}", *extents, slot="compute_a") for name in sides),
            tuple(
                Kernel(f"gradient of {name}", (logits.grad, vectors[other]), (vectors[name].grad,))
                for name, other in (("masks", "positions"), ("positions", "masks"))
            ),
        ),
    )
