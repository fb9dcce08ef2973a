"""Gradient accumulation: what a micro-batch moves that adds to the gradients of earlier ones.

Of the micro-batches of a step the first writes its gradients, every other adds to them. Where a step has several, the
one that is priced adds: its kernels read each gradient that they write, and no table of gradients is zeroed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from symcost import dims
from symcost.ir.component import Work
from symcost.ir.cost_model import DerivedDim
from symcost.ir.formula import Formula, Term
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr, Symbol


def accumulating() -> Symbol:
    """1 for a micro-batch that adds to the gradients of earlier ones, else 0."""
    return dims.derived("accumulating")


@cache
def accumulation() -> DerivedDim:
    """What `accumulating` is computed from."""
    from sympy import Min

    value = Min(1, dims.symbol("grad_accum") - 1)
    meaning = "1 for a micro-batch that adds to gradients of earlier ones"
    return DerivedDim(meaning, r"\chi_{+}", Formula.of(Term("", value)))


def moved(work: Work) -> Iterator[tuple[str, str, Tensor, Expr]]:
    """What the kernels of one phase move: label, direction, tensor and bytes."""
    read = {tensor.name for kernel in work.kernels for tensor in kernel.reads}
    for kernel in work.kernels:
        for tensor in kernel.reads:
            yield f"{kernel.label}: {tensor.name}", "read", tensor, tensor.bytes
        for tensor in kernel.writes:
            value, label = tensor.bytes, f"{kernel.label}: {tensor.name}"
            if tensor.role == "param_gradient" and not kernel.reads:
                # A zero fill: there is nothing to add to before it.
                value *= 1 - accumulating()
            elif tensor.role == "param_gradient" and tensor.name not in read:
                yield f"{label} so far", "read", tensor, value * accumulating()
            yield label, "write", tensor, value
