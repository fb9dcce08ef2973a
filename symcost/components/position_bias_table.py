"""Table of relative positions: one learned number for each head and offset, added to the scores (Swin, BEiT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import buckets, heads, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor


@component("position_bias_table", group="attention", source="liu2021swin")
def position_bias_table(site: Site, *, places: Expr = seq) -> Cost:
    """Look up the bias of every head, query and key: made once, shared by all images and windows.

    `places`: positions that see one another, all of an image or those of a window. The index is a buffer.
    """
    table = param("w_bias", buckets=buckets, heads=heads)
    index = operand("index", "INT64", queries=places, keys=places)
    bias = operand("bias", heads=heads, queries=places, keys=places)
    kept: tuple[Tensor, ...] = ()
    # In PyTorch every core keeps a bias of its own; a flash core reads it again in backward.
    if site.convention("attention") == "flash":
        kept = (saved(f"{site.name}.bias", heads=heads, queries=places, keys=places),)
    return Cost(
        tensors=(table, *kept),
        forward=Work((), (Kernel("look up", (table, index), (bias,)),)),
        backward=Work(
            (vector("scatter", places**2 * heads),),
            (Kernel("scatter", (bias.grad, index), (table.grad,)),),
        ),
    )
