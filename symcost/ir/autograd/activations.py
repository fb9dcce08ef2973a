"""The elementwise middle of a feed-forward block: the function's own tensors and the operands of the gate's product."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.ir.library import FUNCTIONS, Library
from symcost.ir.operators import saved

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.ir.tensor import Tensor


def middle(
    library: Library, input: str, maker: str, result: str, shape: dict[str, Expr], *, gated: bool
) -> list[Tensor]:
    """What activation and product keep; the product itself is kept by whoever reads it.

    Args:
        input: instance that makes gate and up. maker: the one that holds the activation.
        result: name of its storage that comes out of a block without a gate.
        shape: rows and width.
    """
    function = FUNCTIONS[library.activation]
    kept = [saved(f"{maker}.step_{index}", **shape) for index in range(function.steps)]
    if not gated:
        kept += [saved(f"{input}.up", **shape)] if function.input else []
        return [*kept, saved(f"{maker}.{result}", **shape)] if function.result else kept
    if library.fused_gate_up:
        kept.append(saved(f"{input}.gate_up", **shape, halves=2))
    else:
        kept.append(saved(f"{input}.up", **shape))
        kept += [saved(f"{input}.gate", **shape)] if function.input else []
    return [*kept, saved(f"{maker}.activated", **shape)]
