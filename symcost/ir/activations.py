"""Vector FLOPs of activation functions, from the named coefficients; the elementwise middle of a feed-forward block."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.dims import cost_exp, cost_gelu, cost_relu, cost_sigmoid, cost_silu, cost_tanh
from symcost.errors import SpecError
from symcost.ir.autograd import activations as autograd
from symcost.ir.component import Cost, Site
from symcost.ir.operators import elementwise, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor

# Name -> FLOPs an element. The derivative is charged as the function plus three products and sums.
ACTIVATIONS: dict[str, Expr | int] = {
    "linear": 0,
    "relu": cost_relu,
    "relu2": cost_relu + 1,
    "silu": cost_silu,
    # exact (erf) and tanh form by one coefficient
    "gelu": cost_gelu,
    "gelu_tanh": cost_gelu,
    # x times the logistic of a multiple of x
    "quick_gelu": cost_sigmoid + 2,
    # gpt-oss: both halves clamped (3 comparisons), a scale, the logistic, a product; the other half plus 1
    "clamped_swiglu": cost_sigmoid + 6,
    "tanh": cost_tanh,
    "sigmoid": cost_sigmoid,
    # a sum, a clamp and a scale in place of the logistic; and its product with x
    "hardsigmoid": cost_relu + 2,
    "hardswish": cost_relu + 3,
    # Apertus: a parabola on one side (2), a slope times e^x - 1 - x of what is below 0 on the other (4 beside the
    # exponential), the choice between them, and half of x added (2)
    "xielu": cost_exp + 9,
}
# Slopes that a function learns, as parameters of the block that it stands in.
LEARNED = {"xielu": 2}
_DERIVATIVE = 3


def flops_per_element(activation: str) -> Expr | int:
    """FLOPs of one element of an activation function.

    Raises:
        SpecError: a function that the table does not have.
    """
    if activation not in ACTIVATIONS:
        raise SpecError(f"unknown activation {activation!r}", hint=f"known: {', '.join(sorted(ACTIVATIONS))}")
    return ACTIVATIONS[activation]


def feed_forward_middle(
    input: str,
    rows: Expr,
    width: Expr,
    activation: str,
    *,
    gated: bool,
    prefix: str = "",
    site: Site | None = None,
    result: str = "output",
    joined: bool = False,
    halves: str = "",
) -> Cost:
    """Activation of `rows` vectors of `width` elements, times the other half where gated: one kernel each way.

    Args:
        input: instance that makes gate and up; both are kept. The product is kept by whoever reads it.
        prefix: stands before the names of its tensors, where a component holds several activations.
        site: where it stands in a layer; None at a model's ends, where no accounting keeps other tensors.
        result: name of the storage that whoever reads the product keeps.
        joined: gate and up are one projection's result where the library runs experts as grouped matmuls.
        halves: name of the operand that holds gate and up side by side, where one kernel of the component makes both.
    """
    operands = ("gate", "up") if gated else ("up",)
    slopes = learned_slopes(activation, prefix)
    inputs = (*_reads(operands, prefix, halves, rows, width), *slopes)
    product = operand(f"{prefix}product", rows=rows, width=width)
    if site and (library := site.autograd()):
        form = replace(library, fused_gate_up=library.experts == "grouped") if joined else library
        kept = autograd.middle(form, input, site.name, result, {"rows": rows, "width": width}, gated=gated)
    else:
        kept = [saved(f"{input}.{prefix}{name}", rows=rows, width=width) for name in operands]
    forward, backward = (rows * width * each for each in _flops_each_way(activation, gated))
    grads = tuple(x.grad for x in inputs)
    return Cost(
        tensors=(*slopes, *kept),
        forward=elementwise("activation", inputs, (product,), forward),
        backward=elementwise("activation gradient", (product.grad, *inputs), grads, backward),
    )


def learned_slopes(activation: str, prefix: str = "") -> tuple[Tensor, ...]:
    """The parameters of an activation function, each one number by itself; none for most."""
    return (param(f"{prefix}slopes", slopes=1, alike=LEARNED[activation]),) if activation in LEARNED else ()


def _flops_each_way(activation: str, gated: bool) -> tuple[Expr | int, Expr | int]:
    """FLOPs of one element forward and backward; a slope's gradient is a product and a sum over all elements."""
    each, extra = flops_per_element(activation), int(gated)
    return each + extra, each + _DERIVATIVE + 2 * extra + 2 * LEARNED.get(activation, 0)


def _reads(names: tuple[str, ...], prefix: str, halves: str, rows: Expr, width: Expr) -> tuple[Tensor, ...]:
    """What the kernel reads: every operand, or the one that holds them side by side."""
    sides = {halves: len(names) * width} if halves else {f"{prefix}{name}": width for name in names}
    return tuple(operand(name, rows=rows, width=extent) for name, extent in sides.items())
