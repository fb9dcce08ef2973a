"""Convolutions over an image's positions or an audio clip's frames, dense, in groups, or of each channel by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, linear, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr


@component("convolution", group="other", source="lecun1998convolution")
def convolution(
    site: Site,
    *,
    input: str,
    taps: Expr,
    inner: Expr,
    outer: Expr = hidden,
    before: Expr = seq,
    groups: Expr | int = 1,
    bias: bool = True,
    first: bool = False,
    scales: Expr | int = 0,
) -> Cost:
    """Each of S positions is made from `taps` positions of the `before` that there are, over `inner` channels.

    The matmul that it is over channels and taps of each position; the input is read once. With `groups`, a channel
    sees those of its group alone. `first`: the input needs no gradient. `scales`: learned factors of a weight that is
    stored normed (weight normalisation).
    """
    rows, seen = batch * seq, inner / groups
    extra = (param("w_scale", out=scales),) if scales else ()
    # The input is stored once, however often windows overlap.
    return linear(
        param("w_conv", **{"in": taps * seen, "out": outer}),
        operand("x", tokens=batch * before, width=inner),
        operand("y", tokens=rows, width=outer),
        rows,
        taps * seen,
        outer,
        bias=param("b_conv", out=outer) if bias else None,
        label="convolution",
        x_needs_gradient=not first,
    ) + Cost(tensors=(*extra, saved(input, tokens=batch * before, width=inner)))


@component("convolution", group="other", source="howard2017mobilenets")
def depthwise_convolution(
    site: Site, *, input: str, taps: Expr, channels: Expr = hidden, before: Expr = seq, bias: bool = True
) -> Cost:
    """Filter every channel with `taps` weights of its own: vector work, one kernel each way, the input kept."""
    x, y = operand("x", tokens=batch * before, width=channels), operand("y", tokens=batch * seq, width=channels)
    weight = param("w_conv", channels=channels, taps=taps)
    weights = (weight, param("b_conv", channels=channels)) if bias else (weight,)
    elements = batch * seq * channels
    return Cost(
        tensors=(*weights, saved(input, tokens=batch * before, width=channels)),
        forward=elementwise("filter", (x, *weights), (y,), elements * (2 * taps + int(bias))),
        backward=elementwise(
            "filter gradient",
            (y.grad, x, weight),
            (x.grad, *(each.grad for each in weights)),
            elements * (4 * taps + int(bias)),
        ),
    )
