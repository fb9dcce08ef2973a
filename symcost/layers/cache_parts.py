"""Caches whose parts are stored each in a dtype of its own, with scales where it is in groups."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from sympy import Expr, Integer, Mul, ceiling

from symcost.dims import kv_lora_rank, rope_dim
from symcost.errors import UsageError
from symcost.ir.component import Cost
from symcost.ir.quantised import CachePart, Groups
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from symcost.ir.cost_model import CostModel

# Names of what stands beside a cached tensor.
_BESIDE = ("scale_", "padding_")
# Inputs of the last tokens, of a short convolution or of a shift by one.
_INPUTS = ("conv_state", "token")
_LATENT = {kv_lora_rank: "latent", rope_dim: "rope"}


def with_groups(cost: Cost, groups: Groups) -> Cost:
    """The cost with a scale beside each cached tensor of the precision's own dtype."""
    return _each(cost, lambda tensor: [tensor, _scale(tensor, groups)] if tensor.slot == "cache" else [tensor])


def with_parts(cost: Cost, component: str, parts: tuple[CachePart, ...]) -> Cost:
    """The cost with each part of what it caches in the dtype stated for it; other parts stay as they are.

    Args:
        component: its type, by which an indexer's keys are known.
    """
    stated = {part.name: part for part in parts}

    def listed(tensor: Tensor) -> Iterator[Tensor]:
        for name, piece in _pieces(tensor, component):
            part = stated.get(name)
            if part is None:
                yield piece
                continue
            yield replace(piece, slot=part.dtype)
            if part.groups is not None:
                yield _scale(piece, part.groups)

    held = _each(cost, lambda tensor: list(listed(tensor)) if tensor.role == "cache" else [tensor])
    cached = (tensor for tensor in cost.tensors if tensor.role == "cache")
    pieces = (pair for tensor in cached for pair in _pieces(tensor, component))
    # What is empty is held, and neither read nor written.
    empty = (_padding(piece, stated[name].padding) for name, piece in pieces if name in stated and stated[name].padding)
    return replace(held, tensors=(*held.tensors, *empty))


def check_parts(model: CostModel, parts: tuple[CachePart, ...]) -> None:
    """Every part that has a dtype is there.

    Raises:
        UsageError: the model caches nothing of the kind.
    """
    types = {(kind.name, item.name): item.component.type for kind in model.kinds for item in kind.instances}
    held = {
        name
        for key, tensor in model.tensors.items()
        if tensor.role == "cache" and not tensor.name.startswith(_BESIDE)
        for name, _ in _pieces(tensor, types[key.kind, key.component])
    }
    for part in parts:
        if part.name not in held:
            known = ", ".join(sorted(held)) or "nothing"
            raise UsageError(
                f"--cache-dtype {part.name}={part.dtype}: {model.name} caches no {part.name}",
                hint=f"it caches {known}",
            )


def _pieces(tensor: Tensor, component: str) -> list[tuple[str, Tensor]]:
    """Parts by name: what holds a latent beside its rotary key is both."""
    last = tensor.shape[-1][1]
    if component == "sparse_indexer":
        return [("index", tensor)]
    if tensor.name in _INPUTS:
        return [("conv", tensor)]
    if "tokens" not in dict(tensor.shape):
        return [("state", tensor)]
    if last == kv_lora_rank + rope_dim:
        return [(part, _cut(tensor, part, extent)) for extent, part in _LATENT.items()]
    found = next((part for extent, part in _LATENT.items() if last == extent), "kv")
    return [(found, tensor)]


def _cut(tensor: Tensor, part: str, extent: Expr) -> Tensor:
    *others, (axis, whole) = tensor.shape
    assert not isinstance(whole, tuple)
    stated = None if tensor.elements_stated is None else Mul(tensor.elements_stated, extent / whole)
    return replace(tensor, name=f"{tensor.name}_{part}", shape=(*others, (axis, extent)), elements_stated=stated)


def _scale(tensor: Tensor, groups: Groups) -> Tensor:
    """A scale for each group along the last axis: the elements of a head, or of a latent."""
    *others, (_, last) = tensor.shape
    assert not isinstance(last, tuple)
    shape = (*others, ("groups", ceiling(last / groups.size)))
    stated = None if tensor.elements_stated is None else Mul(tensor.elements_stated, ceiling(last / groups.size) / last)
    return Tensor(f"scale_{tensor.name}", tensor.role, shape, groups.dtype, tensor.lifetime, elements_stated=stated)


def _padding(tensor: Tensor, size: int) -> Tensor:
    """Bytes that a layout leaves empty behind each row."""
    *others, (_, last) = tensor.shape
    assert not isinstance(last, tuple)
    stated = None if tensor.elements_stated is None else Mul(tensor.elements_stated, size, 1 / last)
    shape = (*others, ("values", Integer(size)))
    return Tensor(f"padding_{tensor.name}", tensor.role, shape, "UINT8", tensor.lifetime, elements_stated=stated)


def _each(cost: Cost, instead: Callable[[Tensor], list[Tensor]]) -> Cost:
    def listed(tensors: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        return tuple(piece for tensor in tensors for piece in instead(tensor))

    kernels = tuple(replace(k, reads=listed(k.reads), writes=listed(k.writes)) for k in cost.forward.kernels)
    return replace(cost, tensors=listed(cost.tensors), forward=replace(cost.forward, kernels=kernels))
