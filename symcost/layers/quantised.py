"""Components whose weights, or whose caches, are stored with scales: the same operators, other tensors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from sympy import Add, Expr, Integer, ceiling

from symcost.ir.component import Component, Cost, Flops, Kernel, Site, Work
from symcost.ir.cost_model import LayerKind
from symcost.ir.operators import vector
from symcost.ir.quantised import CachePart, Groups, Scale, Weights
from symcost.ir.tensor import Tensor
from symcost.layers.cache_parts import with_groups, with_parts

if TYPE_CHECKING:
    from symcost.ir.precision import Precision

# What a checkpoint quantises stands in these groups of components, but for what chooses among experts.
GROUPS = ("attention", "ffn")
CHOOSING = ("router", "shared_gate")
_SIDES = ("in", "out")


def quantised(kinds: tuple[LayerKind, ...], precision: Precision) -> tuple[LayerKind, ...]:
    """The kinds under a policy that stores weights or caches with scales; towers of images keep their weights."""
    return tuple(
        replace(
            kind,
            instances=tuple(
                replace(item, component=_stored(kind.name, item.component, precision)) for item in kind.instances
            ),
        )
        for kind in kinds
    )


def _stored(kind: str, component: Component, precision: Precision) -> Component:
    weights, groups, parts = precision.weights, precision.groups, precision.parts
    if weights is not None and (kind.startswith("vision_") or not takes(component, weights)):
        weights = None
    return _component(component, weights, groups, parts) if weights or groups or parts else component


def takes(component: Component, weights: Weights) -> bool:
    """Whether a component's weights are quantised."""
    return (
        component.group in GROUPS
        and component.type not in (*CHOOSING, *weights.kept)
        and not component.type.startswith("relative")
    )


@lru_cache(maxsize=1024)
def _component(
    component: Component, weights: Weights | None, groups: Groups | None, parts: tuple[CachePart, ...]
) -> Component:
    """The component under its storage; cached, as equal instances are lowered once."""
    stated = component.build
    assert stated is not None

    def build(site: Site, **options: Any) -> Cost:
        cost = stated(site, **options)
        if weights is not None:
            cost = _with_weights(cost, weights)
        if parts:
            cost = with_parts(cost, component.type, parts)
        return with_groups(cost, groups) if groups is not None else cost

    return replace(component, build=build)


def _with_weights(cost: Cost, weights: Weights) -> Cost:
    names = {tensor.name for tensor in _all(cost) if _is_weight(tensor)}

    def operands(tensors: tuple[Tensor, ...], inputs: tuple[Tensor, ...] = ()) -> Iterator[Tensor]:
        for tensor in tensors:
            if tensor.name not in names:
                yield tensor
                continue
            # Also where a kernel reads some of a stored weight: nothing is made for it.
            yield replace(tensor, slot=weights.dtype, lifetime="persistent")
            yield from (_of_weight(tensor, scale) for scale in weights.scales)
            yield from (_of_input(x, tensor, weights.activations) for x in inputs if weights.activations)

    def inputs(kernel: Kernel) -> tuple[Tensor, ...]:
        return tuple(tensor for tensor in kernel.reads if tensor.slot == "act")[:1]

    kernels = tuple(replace(k, reads=tuple(operands(k.reads, inputs(k)))) for k in cost.forward.kernels)
    flops = tuple(
        replace(f, slot=weights.compute) if f.slot == "compute_w" and names and weights.compute else f
        for f in cost.forward.flops
    )
    backward = tuple(replace(k, reads=tuple(operands(k.reads))) for k in cost.backward.kernels)
    return replace(
        cost,
        tensors=tuple(operands(cost.tensors)),
        forward=Work(flops, kernels, cost.forward.stated),
        backward=replace(cost.backward, kernels=backward),
    )


def with_base(component: Component, weights: Weights) -> Component:
    """The component with frozen weights that are stored so, and made whole again in each matmul that reads them."""
    return _based(component, weights)


@lru_cache(maxsize=1024)
def _based(component: Component, weights: Weights) -> Component:
    stated = component.build
    assert stated is not None

    def build(site: Site, **options: Any) -> Cost:
        cost = stated(site, **options)
        forward, backward = (tuple(_restoring(work, weights)) for work in (cost.forward, cost.backward))
        return _with_weights(cost, weights) + Cost(forward=Work(forward), backward=Work(backward))

    return replace(component, build=build)


def _restoring(work: Work, weights: Weights) -> Iterator[Flops]:
    """Each value that a kernel reads times its scale; a scale in few bits is scaled and shifted first."""
    for kernel in work.kernels if weights.scales else ():
        for tensor in filter(_is_weight, kernel.reads):
            scaled = (2 * _of_weight(tensor, scale).elements for scale in weights.scales[:-1])
            made = tuple(gradient.name.removeprefix("d_") for gradient in kernel.writes)
            yield vector("restored weights", Add(tensor.elements, *scaled), made)


def _all(cost: Cost) -> Iterator[Tensor]:
    yield from cost.tensors
    for kernel in cost.forward.kernels:
        yield from kernel.reads


def _is_weight(tensor: Tensor) -> bool:
    return tensor.slot == "param" and set(_SIDES) <= dict(tensor.shape).keys()


def _of_weight(weight: Tensor, scale: Scale) -> Tensor:
    name = f"{scale.name}_{weight.name}"
    if scale.flat:
        shape: tuple[tuple[str, Expr | tuple[Expr, ...]], ...] = (("blocks", ceiling(weight.elements / scale.flat)),)
    else:
        sides = dict(zip(_SIDES, (scale.rows, scale.columns), strict=True))
        shape = tuple((axis, _cut(extent, sides.get(axis, 1))) for axis, extent in weight.shape)
    return Tensor(name, "buffer", shape, scale.dtype, "persistent")


def _of_input(x: Tensor, weight: Tensor, size: int) -> Tensor:
    inner = dict(weight.shape)["in"]
    assert not isinstance(inner, tuple)
    shape = (("rows", x.elements / inner), ("blocks", ceiling(inner / size)))
    return Tensor(f"scale_{x.name}", "workspace", shape, "FP32", "transient")


def _cut(extent: Expr | tuple[Expr, ...], size: int) -> Expr:
    """Blocks along an axis, the last of which may be shorter; all of it where no size is stated."""
    assert not isinstance(extent, tuple)
    return Integer(1) if size == 0 else extent if size == 1 else ceiling(extent / size)
