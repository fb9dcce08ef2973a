"""Vector FLOPs of activation functions, from the named coefficients; the elementwise middle of a feed-forward block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import cost_gelu, cost_relu, cost_sigmoid, cost_silu, cost_tanh
from symcost.errors import SpecError
from symcost.ir.component import Cost
from symcost.ir.operators import elementwise, operand, saved

if TYPE_CHECKING:
    from sympy import Expr

# Library name -> FLOPs an element. The derivative is charged as the function plus three products and sums.
ACTIVATIONS: dict[str, Expr] = {
    "silu": cost_silu,
    "swish": cost_silu,
    "gelu": cost_gelu,
    "gelu_new": cost_gelu,
    "gelu_fast": cost_gelu,
    "gelu_tanh": cost_gelu,
    "gelu_pytorch_tanh": cost_gelu,
    "gelu_python": cost_gelu,
    "gelu_10": cost_gelu + 2,
    "quick_gelu": cost_sigmoid + 2,
    "clamped_swiglu": cost_sigmoid + 6,
    "relu": cost_relu,
    "relu2": cost_relu + 1,
    "relu_squared": cost_relu + 1,
    "tanh": cost_tanh,
    "sigmoid": cost_sigmoid,
}
_DERIVATIVE = 3


def flops_per_element(activation: str) -> Expr:
    """FLOPs of one element of an activation function.

    Raises:
        SpecError: a function that the table does not have.
    """
    if activation not in ACTIVATIONS:
        raise SpecError(f"unknown activation {activation!r}", hint=f"known: {', '.join(sorted(ACTIVATIONS))}")
    return ACTIVATIONS[activation]


def feed_forward_middle(input: str, rows: Expr, width: Expr, activation: str, *, gated: bool) -> Cost:
    """Activation of `rows` vectors of `width` elements, times the other half where gated: one kernel each way.

    Args:
        input: instance that makes gate and up; both are kept. The product is kept by whoever reads it.
    """
    each = flops_per_element(activation)
    operands = ("gate", "up") if gated else ("up",)
    reads = tuple(operand(name, rows=rows, width=width) for name in operands)
    product = operand("product", rows=rows, width=width)
    kept = [saved(f"{input}.{name}", rows=rows, width=width) for name in operands]
    extra = 1 if gated else 0
    return Cost(
        tensors=tuple(kept),
        forward=elementwise("activation", reads, (product,), rows * width * (each + extra)),
        backward=elementwise(
            "activation gradient",
            (product.grad, *reads),
            tuple(x.grad for x in reads),
            rows * width * (each + _DERIVATIVE + 2 * extra),
        ),
    )
