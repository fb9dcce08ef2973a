"""Short causal depthwise convolution over time, with its activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, conv_kernel, cost_silu, seq
from symcost.ir.autograd import recurrent as autograd
from symcost.ir.caches import taps
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor

DERIVATIVE = 3


@component("short_convolution", group="attention", source="gu2024mamba")
def short_convolution(
    site: Site,
    *,
    input: str,
    channels: Expr,
    bias: bool = False,
    part_of: Expr | None = None,
    activated: bool = True,
) -> Cost:
    """Filter every channel with its own few taps over the tokens before it, then SiLU: one kernel each way.

    Vector work: a depthwise filter has no contraction over channels. The input is kept; the filtered sum is computed
    again in backward. `part_of` is the width of the projection that a library's module cuts the input out of, where
    it keeps all of it. Served, the taps' inputs before a step are held. Not `activated`: Griffin's, without SiLU.
    """
    rows = batch * seq
    after, before = (cost_silu, cost_silu + DERIVATIVE) if activated else (0, 0)
    x, y = operand("x", tokens=rows, channels=channels), operand("y", tokens=rows, channels=channels)
    weight = param("w_conv", channels=channels, taps=conv_kernel)
    biases = (param("b_conv", channels=channels),) if bias else ()
    each = 2 * conv_kernel + len(biases)
    kept: tuple[Tensor, ...] = (saved(input, tokens=rows, channels=channels),)
    held = taps(site, channels, spare=activated)
    if site.autograd():
        kept = autograd.short_convolution(site, input, channels, part_of)
    return Cost(
        tensors=(weight, *biases, *held, *kept),
        forward=elementwise(
            "filter and activation",
            *((x, weight, *biases, *held), (y, *held)),
            rows * channels * (each + after),
        ),
        # the input's gradient and the weight's are filters of the same length each
        backward=elementwise(
            "filter gradient",
            (y.grad, x, weight, *biases),
            (x.grad, weight.grad, *(b.grad for b in biases)),
            rows * channels * (4 * conv_kernel + len(biases) + before),
        ),
    )


@component("short_convolution", group="attention", source="poli2023hyena")
def gated_short_convolution(
    site: Site, *, input: str, channels: Expr, bias: bool = False, looks_back: bool = True
) -> Cost:
    """Filter the product of two projections over the tokens before each, and multiply the result by a third (LFM2).

    One kernel each way; the three projections are kept, the product and the filtered sum are computed again. Served,
    the products of the taps before a step are held where the filter `looks_back`.
    """
    rows = batch * seq
    names = ("inner_gate", "outer_gate", "x")
    reads = tuple(operand(name, tokens=rows, channels=channels) for name in names)
    y = operand("y", tokens=rows, channels=channels)
    weight = param("w_conv", channels=channels, taps=conv_kernel)
    biases = (param("b_conv", channels=channels),) if bias else ()
    weights = (weight, *biases)
    held = taps(site, channels) if looks_back else ()
    # two gates; their gradients are two products each
    each, gates = 2 * conv_kernel + len(biases), 2
    return Cost(
        tensors=(*weights, *held, *(saved(f"{input}.{name}", tokens=rows, channels=channels) for name in names)),
        forward=elementwise(
            "filter and gates", (*reads, *weights, *held), (y, *held), rows * channels * (each + gates)
        ),
        backward=elementwise(
            "filter gradient",
            (y.grad, *reads, *weights),
            tuple(item.grad for item in (*reads, *weights)),
            rows * channels * (4 * conv_kernel + each + len(biases) + 1 + 2 * gates),
        ),
    )
