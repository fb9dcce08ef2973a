"""Building blocks of components: tensors by role, and the work of the operators that most components share.

Every function returns records of `ir.component`; a component adds them up. Kernels follow the compulsory model: each
distinct operand is read once, each result written once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from symcost.ir.axes import name_of
from symcost.ir.component import Contraction, Cost, Flops, Kernel, Work
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr

    Extent: TypeAlias = Expr | int

# Multiply and add.
MAC_FLOPS = 2


def _shape(extents: dict[str, Extent]) -> tuple[tuple[str, Expr], ...]:
    """Axes with their extents. `width` is no axis: what the extent counts is its name."""
    exact = zip(extents, _exact(*extents.values()), strict=True)
    return tuple((name_of(extent) if axis == "width" else axis, extent) for axis, extent in exact)


def _exact(*extents: Extent) -> list[Expr]:
    from sympy import Integer

    return [Integer(extent) if isinstance(extent, int) else extent for extent in extents]


def param(name: str, *, active: Expr | None = None, **extents: Extent) -> Tensor:
    """A trained parameter. `active`: elements that one token visits, for routed experts."""
    return Tensor(name, "param", _shape(extents), "param", "persistent", active=active, trained=True)


def buffer(name: str, slot: str = "FP32", **extents: Extent) -> Tensor:
    """A persistent tensor that is not trained (a router's correction vector)."""
    return Tensor(name, "buffer", _shape(extents), slot, "persistent")


def frozen(name: str, **extents: Extent) -> Tensor:
    """A parameter that is never trained: it has no gradient and no optimizer state."""
    return replace(param(name, **extents), trained=False)


def gathered(table: Tensor, rows: Extent) -> Tensor:
    """The rows of a table that a kernel reads: as many as are asked for, whatever the table's own number is."""
    (axis, _), *columns = table.shape
    return operand(f"{table.name}_rows", table.slot, **{axis: rows, **dict(columns)})


def operand(name: str, slot: str = "act", **extents: Extent) -> Tensor:
    """An activation that kernels read and write; it is kept only where a component lists `saved`."""
    return Tensor(name, "workspace", _shape(extents), slot, "transient")


def saved(storage: str, slot: str = "act", **extents: Extent) -> Tensor:
    """An activation kept from forward to backward, by the storage (`INSTANCE.TENSOR`) of whoever makes it.

    Several components may save one storage; a kind keeps it once, listed on its maker.
    """
    return Tensor(storage, "activation", _shape(extents), slot, "saved", storage)


def cache(name: str, slot: str = "cache", **extents: Extent) -> Tensor:
    """What a step leaves for the next one, at its size after the step: kept as long as the sequence is served."""
    return Tensor(name, "cache", _shape(extents), slot, "persistent")


def input_gradient(x: Tensor) -> Tensor:
    """The gradient that a component hands back for its input: lives until the next operator has read it."""
    return x.grad


def vector(label: str, value: Expr, targets: tuple[str, ...] = ()) -> Flops:
    """Elementwise work and reductions, in the accumulation dtype; `targets` as `Flops` has them."""
    return Flops(label, "vector", "compute_accum", value, targets)


def matmul(label: str, *extents: Extent, slot: str = "compute_w", targets: tuple[str, ...] = ()) -> Flops:
    """A contraction: two FLOPs for each multiply-add over the product of all extents; `targets` as `Flops` has them."""
    from sympy import Integer, Mul

    return Flops(label, "matmul", slot, Mul(Integer(MAC_FLOPS), *extents), targets)


def elementwise(label: str, reads: tuple[Tensor, ...], writes: tuple[Tensor, ...], value: Expr) -> Work:
    """A chain of elementwise operations in one kernel, `value` vector FLOPs in all."""
    return Work((vector(label, value),), (Kernel(label, reads, writes),))


def linear(
    weight: Tensor,
    x: Tensor,
    y: Tensor,
    rows: Expr,
    inner: Extent,
    outer: Extent,
    *,
    bias: Tensor | None = None,
    label: str = "X W",
    x_needs_gradient: bool = True,
    weights_read: Tensor | None = None,
    parts: int = 1,
) -> Cost:
    """A weight matmul Y[rows, outer] = X[rows, inner] W: one kernel forward, two backward.

    Args:
        weight: the parameter that is listed as owned; pass it to `borrowed` where it is tied.
        x, y: operands, for traffic.
        bias: added in the same kernel, reduced in that of the weight gradient; a `frozen` weight has none.
        x_needs_gradient: False for the first weights on pixels or mel frames.
        weights_read: what forward and input gradient read where that is not all of `weight` (experts hit).
        parts: projections of one input that stand side by side in the weight, where libraries make them one by one.
    """
    biases = (bias,) if bias else ()
    flops = (matmul(label, rows, inner, outer), *(vector("bias", rows * outer) for _ in biases))
    backward = Work()
    if x_needs_gradient:
        needed = matmul("input gradient", rows, inner, outer, targets=(x.name,))
        backward += Work((needed,), (Kernel("input gradient", (y.grad, weights_read or weight), (x.grad,)),))
    if weight.trained:
        product = matmul("weight gradient", rows, inner, outer, targets=(weight.name,))
        sums = (vector("bias gradient", rows * outer, targets=(b.name,)) for b in biases)
        backward += _weight_gradient((product, *sums), (y.grad, x), (weight, *biases))
    return Cost(
        tensors=(weight, *biases),
        forward=Work(flops, (Kernel(label, (x, weights_read or weight, *biases), (y,)),)),
        backward=backward,
        contractions=(_contraction(label, weight, x, y, (inner, outer), parts, x_needs_gradient),),
    )


def _contraction(label: str, w: Tensor, x: Tensor, y: Tensor, sides: tuple[Extent, Extent], *more: Any) -> Contraction:
    summed, made = _exact(*sides)
    return Contraction(label, w.name, x, y, summed, made, *more)


def _weight_gradient(work: tuple[Flops, ...], reads: tuple[Tensor, ...], owned: tuple[Tensor, ...]) -> Work:
    """One kernel for the gradients of a weight and its bias."""
    return Work(work, (Kernel("weight gradient", reads, tuple(tensor.grad for tensor in owned)),))


def borrowed(cost: Cost, weight: Tensor) -> Cost:
    """The cost without owning `weight`, which another instance does (tied embeddings).

    Its gradient is added to the owner's, which is read for that.
    """
    extra = Work(kernels=(Kernel("add to the shared gradient", (weight.grad,), ()),))
    return replace(cost, tensors=tuple(t for t in cost.tensors if t != weight), backward=cost.backward + extra)
