"""Records for a formula set that states its figures instead of deriving them, as `compute_graph` does.

Its tensors come with a shape and a count that need not agree, its traffic is a sum in one direction, `total`, charged
at the width of a compute slot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from symcost import dims
from symcost.ir.component import Bytes, Flops, Work
from symcost.ir.precision import COMPUTE_WIDTHS
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr

# The slot and the lifetime that each role of the source has throughout.
_KEPT: dict[str, tuple[str, str]] = {
    "param": ("param", "persistent"),
    "master_param": ("master", "persistent"),
    "activation": ("act", "saved"),
    "optimizer_state": ("opt", "persistent"),
    "param_gradient": ("param_grad", "persistent"),
    "input_gradient": ("act_grad", "transient"),
}
_UNIT_SLOTS = {"matmul": "compute_w", "vector": "compute_accum"}


def stated(role: str, elements: Expr, shape: Mapping[str, Expr | tuple[Expr, ...]], name: str = "") -> Tensor:
    """A tensor of a stated count.

    Args:
        role: one of the compute_graph calculator's six; it decides the precision slot and the lifetime.
        elements: the count, whatever the shape says.
        shape: extent of each axis; a tuple stands for a matrix or a vector that is one entry of the shape.
        name: its role, unless a component has several tensors of that role.
    """
    slot, lifetime = _KEPT[role]
    return Tensor(name or role, role, tuple(shape.items()), slot, lifetime, elements_stated=elements)


def work(unit: str, flops: Mapping[str, Expr], traffic_slot: str, traffic: Mapping[str, Expr]) -> Work:
    """One phase.

    Args:
        unit: `matmul` is filed under compute_w, `vector` under compute_accum.
        flops: FLOPs by label.
        traffic_slot: the compute slot at whose width elements are charged.
        traffic: elements moved, by label.
    """
    width = dims.symbol(COMPUTE_WIDTHS[traffic_slot])
    return Work(
        flops=tuple(Flops(label, unit, _UNIT_SLOTS[unit], value) for label, value in flops.items()),
        stated=tuple(Bytes(label, traffic_slot, "total", value * width) for label, value in traffic.items()),
    )
