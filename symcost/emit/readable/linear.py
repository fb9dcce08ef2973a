"""Projections: components that do what a matrix product and its two gradients do are written as one."""

from __future__ import annotations

from collections.abc import Mapping

from sympy import Expr, cancel

from symcost.emit.readable.wording import text
from symcost.ir.formula import Formula
from symcost.ir.tensor import Tensor

# Elements (FLOPs of `matmul`) by phase, over the elements of input, weight and output; as the modules' `linear` has it.
_FORWARD = ("matmul", "read_act", "read_param", "write_act")
_BACKWARD = (
    "matmul",
    "read_act_grad",
    "read_param",
    "write_act_grad",
    "read_act",
    "read_param_grad",
    "write_param_grad",
)


def linear_text(amounts: Mapping[str, Mapping[str, Formula | None]], tensors: Mapping[str, Tensor], adds: Expr) -> str:
    """The call that states the work of a projection; empty where the work is another one.

    Args:
        amounts: by phase and name; FLOPs, and elements moved.
        tensors: what the component holds.
        adds: 1 where gradients of parameters are added to earlier ones.
    """
    if {phase: tuple(named) for phase, named in amounts.items()} != {"forward": _FORWARD, "backward": _BACKWARD}:
        return ""
    weight = next((tensor for tensor in tensors.values() if tensor.role == "param"), None)
    values = [formula for named in amounts.values() for formula in named.values()]
    if weight is None or len(weight.shape) != 2 or any(f is None or f.summed().depends for f in values):
        return ""
    inputs, outputs = (extent for _, extent in weight.shape)
    if isinstance(inputs, tuple) or isinstance(outputs, tuple):
        return ""
    found = [formula.summed().value({}) for formula in values if formula is not None]
    rows = cancel(found[1] / inputs)
    x, w, y = rows * inputs, inputs * outputs, rows * outputs
    wanted = [2 * x * outputs, x, w, y, 4 * x * outputs, 2 * y, w, x, x, adds * w, w]
    if any((one - other).expand() != 0 for one, other in zip(found, wanted, strict=True)):
        return ""
    return f"**linear({text(rows)}, {text(inputs)}, {text(outputs)})"
