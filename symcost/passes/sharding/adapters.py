"""Adapters beside a divided layer: which sides of their two matrices ranks divide, and what they send.

One side, as PEFT has it: the side that the layer has divided; the other matrix is whole on every rank. Both sides, as
Megatron has it: the other matrix too, whose result is gathered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from sympy import Expr, Symbol

from symcost.ir.component import Contraction, Cost, Work
from symcost.ir.plan import Layout
from symcost.ir.tensor import Tensor
from symcost.passes.sharding.contractions import contraction, over, shard, whole_input
from symcost.passes.sharding.local import Sizes, local

TYPE = "lora_adapter"


def adapter(before: Cost, after: Cost, sizes: Sizes, layout: Layout) -> tuple[Cost, Sizes, tuple[Work, Work]]:
    """An adapter on a rank, the sizes that it divides, and what it sends in forward and backward.

    Args:
        before, after: of the whole model, and with the sizes that the layer beside it divides.
    """
    down, up = after.contractions
    column, row = before.contractions[1].made != up.made, before.contractions[0].summed != down.summed
    if layout.plan.adapters == "one_side" or not (column or row):
        pairs = zip(before.contractions, after.contractions, strict=True)
        forward, backward = Work(), Work()
        for old, new in pairs:
            given, taken = contraction(old, new, layout)
            forward, backward = forward + given, backward + taken
        return after, sizes, (forward, backward)
    thin, extent = (down, down.made) if column else (up, up.made)
    if not isinstance(extent, Symbol):
        return adapter(before, after, sizes, replace(layout, plan=replace(layout.plan, adapters="one_side")))
    part = local(extent.name, ("tp",))
    cost = _Thin(thin, extent, part.symbol).of(after)
    return cost, {**sizes, extent: part}, (_column if column else _row)(down, up, layout)


def _column(down: Contraction, up: Contraction, layout: Layout) -> tuple[Work, Work]:
    """Beside a layer that makes what is divided: the thin rows are gathered.

    Their gradient is a sum over ranks. So is the input's, which under sequence parallelism goes with the layer's own.
    """
    back = [over("all_reduce", down.y.grad)]
    if down.x_needs_gradient and not layout.sp:
        back.append(over("all_reduce", down.x.grad))
    return Work(collectives=(over("all_gather", shard(down.y)),)), Work(collectives=tuple(back))


def _row(down: Contraction, up: Contraction, layout: Layout) -> tuple[Work, Work]:
    """Beside a layer that sums over what is divided: thin rows are added up, and the second result is gathered."""
    whole = replace(layout, sp=False)
    sums = Work(collectives=(over("all_reduce", down.y), over("all_gather", shard(up.y))))
    back = whole_input(up.x, whole)[1]
    if layout.sp:
        back += Work(collectives=(over("all_gather", shard(up.y.grad)),))
    return sums, back


@dataclass(frozen=True)
class _Thin:
    """One of the two matmuls with its result's width divided too."""

    matmul: Contraction
    extent: Expr
    part: Expr

    def of(self, cost: Cost) -> Cost:
        """The cost with that matmul divided; all else stays as it is."""
        names = (self.matmul.weight, f"d_{self.matmul.weight}")
        targets = (self.matmul.weight, self.matmul.x.name)

        def work(whole: Work) -> Work:
            share = self.part / self.extent
            flops = tuple(
                replace(f, value=f.value * share)
                if f.label == self.matmul.label or set(f.targets) & set(targets)
                else f
                for f in whole.flops
            )
            kernels = tuple(
                replace(k, reads=tuple(map(self._tensor, k.reads)), writes=tuple(map(self._tensor, k.writes)))
                if any(t.name in names for t in (*k.reads, *k.writes))
                else k
                for k in whole.kernels
            )
            return replace(whole, flops=flops, kernels=kernels)

        tensors = tuple(self._tensor(t) if t.name == self.matmul.weight else t for t in cost.tensors)
        return replace(cost, tensors=tensors, forward=work(cost.forward), backward=work(cost.backward))

    def _tensor(self, tensor: Tensor) -> Tensor:
        shape = tuple((axis, self.part if extent == self.extent else extent) for axis, extent in tensor.shape)
        return replace(tensor, shape=shape)
