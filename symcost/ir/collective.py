"""What a plan reads of an operator, and what ranks then send: contractions and collective operations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr

COLLECTIVES = ("all_reduce", "all_gather", "reduce_scatter", "all_to_all", "send")


@dataclass(frozen=True)
class Contraction:
    """A weight matmul as a plan sees it: which tensors it joins, and over which extent it sums.

    Where a plan divides what is summed, the result is a partial sum; where it divides the result, the input must be
    whole, and its gradient is a partial sum.

    Attributes:
        x, y: input and result. summed, made: extents of the weight's two sides, `in` and `out`.
        parts: projections of one input that stand side by side in the weight.
        weight: name of the parameter. trained: it has a gradient.
        x_needs_gradient: False for the first weights on pixels or mel frames.
    """

    label: str
    weight: str
    x: Tensor
    y: Tensor
    summed: Expr
    made: Expr
    parts: int = 1
    x_needs_gradient: bool = True
    trained: bool = True


@dataclass(frozen=True)
class Collective:
    """A collective operation that every rank of a group takes part in.

    Attributes:
        kind: one of COLLECTIVES. group: the mesh dimension whose ranks take part.
        tensor: what a rank hands in. ranks: how many take part. count: how often it runs.
        passed: all that is handed in goes to one other rank (the pass of a ring, whatever carries it).
    """

    kind: str
    group: str
    tensor: Tensor
    ranks: Expr
    count: Expr
    passed: bool = False

    @property
    def sent(self) -> Expr:
        """Bytes that a rank puts on the wire each time, by a ring."""
        several = self.ranks - 1
        if self.passed or self.kind == "send":
            return self.tensor.bytes
        if self.kind == "all_gather":
            return self.tensor.bytes * several
        return (2 if self.kind == "all_reduce" else 1) * self.tensor.bytes * several / self.ranks

    @property
    def received(self) -> Expr:
        """Bytes of the buffer that the result needs beside what is handed in; a sum is made in place."""
        if self.kind == "all_gather":
            return self.tensor.bytes * self.ranks
        if self.kind == "reduce_scatter":
            return self.tensor.bytes / self.ranks
        return self.tensor.bytes * (0 if self.kind == "all_reduce" else 1)
