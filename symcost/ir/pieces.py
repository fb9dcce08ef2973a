"""Work on the tokens of a micro-batch piece by piece: what is made of a piece is gone before the next one begins."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.dims import batch, loss_chunks, seq
from symcost.ir.accumulation import accumulating
from symcost.ir.arith import ceil, minimum
from symcost.ir.component import Cost, Kernel, Work
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr


def pieces() -> Expr:
    """How many pieces there are: no piece is without a token."""
    return minimum(loss_chunks, batch * seq)


def piecewise(tensor: Tensor) -> Tensor:
    """A tensor over all tokens of which only the longest piece is there at once."""
    (_, rows), *columns = tensor.shape
    at_once = ceil(rows / pieces())
    for _, extent in columns:
        at_once *= extent
    return replace(tensor, at_once=at_once)


def by_pieces(cost: Cost, *, tied: bool) -> Cost:
    """A matmul that runs once a piece: each reads the weights and adds to their gradients.

    Args:
        tied: the gradient is added to another's, and read for that by a kernel of its own.
    """
    earlier = pieces() - 1 if tied else pieces() - 1 + accumulating()
    forward = tuple(_every(kernel) for kernel in cost.forward.kernels)
    backward = tuple(_adding(_every(kernel), kernel, earlier) for kernel in cost.backward.kernels)
    return replace(
        cost, forward=replace(cost.forward, kernels=forward), backward=replace(cost.backward, kernels=backward)
    )


def again(work: Work, made: Tensor) -> Work:
    """A forward that runs once more in backward: what it makes stands where its gradient will."""
    flops = tuple(replace(item, label=f"recomputed {item.label}") for item in work.flops)
    kernels = tuple(
        Kernel(
            f"recomputed {kernel.label}",
            tuple(made.grad if t.name == made.name else t for t in kernel.reads),
            tuple(made.grad if t.name == made.name else t for t in kernel.writes),
        )
        for kernel in work.kernels
    )
    return Work(flops, kernels)


def _every(kernel: Kernel) -> Kernel:
    return Kernel(kernel.label, tuple(map(_repeated, kernel.reads)), tuple(map(_repeated, kernel.writes)))


def _repeated(tensor: Tensor) -> Tensor:
    return _times(tensor, pieces()) if tensor.role in ("param", "param_gradient") else tensor


def _times(tensor: Tensor, count: Expr) -> Tensor:
    return replace(tensor, shape=(("pieces", count), *tensor.shape))


def _adding(kernel: Kernel, once: Kernel, earlier: Expr) -> Kernel:
    """What earlier pieces, and earlier micro-batches, have added up is read."""
    read = tuple(_times(tensor, earlier) for tensor in once.writes if tensor.role == "param_gradient")
    return replace(kernel, reads=(*kernel.reads, *read))
