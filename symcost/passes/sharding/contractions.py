"""Collectives that follow from contractions.

A summed axis that is divided leaves a partial sum: ranks add it up, or each keeps its own tokens of the sum. A divided
result needs its input whole, and leaves the input's gradient a partial sum. Nothing here knows an operator.
"""

from __future__ import annotations

from dataclasses import replace

from sympy import Expr, Integer

from symcost import dims
from symcost.ir.component import Collective, Contraction, Work
from symcost.ir.plan import Layout
from symcost.ir.tensor import Tensor
from symcost.passes.sharding.local import POSITIONS

ONE = Integer(1)


def contraction(before: Contraction, after: Contraction, layout: Layout) -> tuple[Work, Work]:
    """What forward and backward of a weight matmul send.

    Args:
        before, after: the contraction of the whole model and that of a rank.
    """
    summed, made = before.summed != after.summed, before.made != after.made
    if summed and not made:
        given, taken = partial_sum(after.y, layout)
        return given, taken if after.x_needs_gradient or after.trained else Work()
    if made and not summed:
        parts = after.parts if layout.plan.projections == "separate" else 1
        return whole_input(after.x, layout, parts, gradient=after.x_needs_gradient, again=after.trained)
    return Work(), Work()


def partial_sum(y: Tensor, layout: Layout) -> tuple[Work, Work]:
    """A result of which every rank has a part of the sum."""
    if not by_tokens(y, layout):
        return _sent(over("all_reduce", y)), Work()
    return _sent(over("reduce_scatter", y)), _sent(over("all_gather", shard(y.grad)))


def whole_input(
    x: Tensor, layout: Layout, parts: int = 1, *, gradient: bool = True, again: bool = True
) -> tuple[Work, Work]:
    """An input that every rank needs whole for its own part of the result.

    Args:
        parts: projections that each hand back a gradient. gradient: they hand back one at all.
        again: the weight's gradient reads the input once more.
    """
    if not by_tokens(x, layout):
        return Work(), _sent(over("all_reduce", x.grad, Integer(parts))) if gradient else Work()
    back = [over("reduce_scatter", x.grad)] if gradient else []
    if again and layout.plan.gathered == "again":
        back.append(over("all_gather", shard(x)))
    return _sent(over("all_gather", shard(x))), _sent(*back)


def by_tokens(tensor: Tensor, layout: Layout) -> bool:
    """Whether the stream's ranks have tokens of their own where this tensor comes from or goes to."""
    return layout.sp and any(symbol.name.startswith(POSITIONS) for symbol in tensor.elements.free_symbols)


def shard(tensor: Tensor) -> Tensor:
    """What one rank of tp has of a tensor that is divided by tokens."""
    return replace(tensor, elements_stated=tensor.elements / dims.symbol("tp"))


def over(kind: str, tensor: Tensor, count: Expr = ONE, mesh: str = "tp") -> Collective:
    """A collective over the ranks of a mesh dimension."""
    return Collective(kind, mesh, tensor, dims.symbol(mesh), count)


def _sent(*collectives: Collective) -> Work:
    return Work(collectives=collectives)
