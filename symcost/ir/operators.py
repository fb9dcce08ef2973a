"""Building blocks of components: tensors by role, and the work of the operators that most components share.

Every function returns records of `ir.component`; a component adds them up. Kernels follow the compulsory model: each
distinct operand is read once, each result written once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

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


def input_gradient(x: Tensor) -> Tensor:
    """The gradient that a component hands back for its input: lives until the next operator has read it."""
    return x.grad


def vector(label: str, value: Expr) -> Flops:
    """Elementwise work and reductions, in the accumulation dtype."""
    return Flops(label, "vector", "compute_accum", value)


def matmul(label: str, *extents: Extent, slot: str = "compute_w") -> Flops:
    """A contraction: two FLOPs for each multiply-add over the product of all extents."""
    from sympy import Integer, Mul

    return Flops(label, "matmul", slot, Mul(Integer(MAC_FLOPS), *extents))


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
        bias: added in the same kernel; reduced in the weight gradient's kernel, which a `frozen` weight has not.
        x_needs_gradient: False for the first weights on pixels or mel frames.
        weights_read: what forward and input gradient read where that is not all of `weight` (experts hit).
        parts: projections of one input that stand side by side in the weight, where libraries make them one by one.
    """
    read = weights_read or weight
    biases = (bias,) if bias else ()
    summed, made = _exact(inner, outer)
    flops = [matmul(label, rows, inner, outer)]
    if bias:
        flops.append(vector("bias", rows * outer))
    gradients, kernels = [], []
    if weight.trained:
        gradients.append(matmul("weight gradient", rows, inner, outer))
        gradients += [vector("bias gradient", rows * outer) for _ in biases]
        kernels.append(Kernel("weight gradient", (y.grad, x), (weight.grad, *(b.grad for b in biases))))
    if x_needs_gradient:
        gradients.insert(0, matmul("input gradient", rows, inner, outer))
        kernels.insert(0, Kernel("input gradient", (y.grad, read), (x.grad,)))
    return Cost(
        tensors=(weight, *biases),
        forward=Work(tuple(flops), (Kernel(label, (x, read, *biases), (y,)),)),
        backward=Work(tuple(gradients), tuple(kernels)),
        contractions=(Contraction(label, x, y, summed, made, parts, x_needs_gradient),),
    )


def borrowed(cost: Cost, weight: Tensor) -> Cost:
    """The cost without owning `weight`, which another instance does (tied embeddings).

    Its gradient is added to the owner's, which is read for that.
    """
    extra = Work(kernels=(Kernel("add to the shared gradient", (weight.grad,), ()),))
    return replace(cost, tensors=tuple(t for t in cost.tensors if t != weight), backward=cost.backward + extra)
