"""Normalisation of each channel over positions: batch norm, and group norm over groups of channels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_div, cost_rsqrt, hidden, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import buffer, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor

RUNNING = 2  # running mean and variance


@component("channel_norm", group="norm", source="ioffe2015batchnorm")
def channel_norm(site: Site, *, input: str, channels: Expr = hidden, sets: Expr | int = 0) -> Cost:
    """Centre every channel over all positions of a batch and scale it to unit variance, then weight and bias.

    `sets`: statistics of each image, one pair for each of so many groups of channels (group norm); 0: one pair a
    channel over the whole batch (batch norm), whose running statistics are buffers.
    """
    x, y = operand("x", tokens=batch * seq, width=channels), operand("y", tokens=batch * seq, width=channels)
    gains = (param("weight", width=channels), param("bias", width=channels))
    groups = batch * sets if sets else channels
    statistics = operand("statistics", "FP32", rows=groups, values=2)
    kept = [saved(input, tokens=batch * seq, width=channels)]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.statistics", "FP32", rows=groups, values=2))
    elements = batch * seq * channels
    running: tuple[Tensor, ...] = () if sets else (buffer("running", values=RUNNING, width=channels),)
    return Cost(
        tensors=(*gains, *running, *kept),
        forward=Work(
            (
                vector("mean and variance", 4 * elements),
                vector("reciprocal root", groups * (1 + 2 * cost_div + cost_rsqrt)),
                vector("scale, weight and bias", 3 * elements),
            ),
            (Kernel("norm", (x, *gains), (y, statistics)),),
        ),
        backward=Work(
            (vector("input gradient", 9 * elements), vector("weight gradient", 4 * elements)),
            (Kernel("norm backward", (y.grad, x, statistics, gains[0]), (x.grad, *(g.grad for g in gains))),),
        ),
    )
