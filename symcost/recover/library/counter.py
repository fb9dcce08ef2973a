"""A counter of executed matrix products: every product by the module that runs it, forward and backward.

Grouped products (of experts) and grouped convolutions are counted as what they multiply; a filter of a single channel
is vector work and is not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import prod
from typing import Any

from symcost.recover.library.tensors import tensors

# (phase, module, operator) -> FLOPs.
Flops = Counter[tuple[str, str, str]]


def _product(inputs: Any, weight: Any, *_: Any) -> int:
    return 2 * prod(inputs) * weight[-1]


def _grouped(inputs: Any, weight: Any, *_: Any) -> int:
    return 2 * prod(inputs) * weight[-1] if len(inputs) == 2 else 2 * prod(weight) * inputs[-2]


def _convolved(inputs: Any, weight: Any, made: Any, transposed: bool = False) -> int:
    """Positions times taps, and channels of a group. weight: [out, in of a group, taps...]; transposed: [in, ...]."""
    channels = inputs[1] if not transposed else made[1]
    if weight[1] == 1 and channels > 1:
        return 0
    positions = prod(made[2:] if not transposed else inputs[2:])
    return int(2 * inputs[0] * positions * prod(weight))


PRODUCTS: Mapping[str, Callable[..., int]] = {
    "mm": _product,
    "bmm": _product,
    "addmm": lambda bias, inputs, weight: _product(inputs, weight),
    "baddbmm": lambda bias, inputs, weight: _product(inputs, weight),
    "_grouped_mm": _grouped,
}


def flops(name: str, args: tuple[Any, ...], made: Any) -> int:
    """FLOPs of one operator call; 0 of what is no matrix product.

    Args:
        name: of the operator, without overload.
        made: its result.
    """
    if name in PRODUCTS:
        return PRODUCTS[name](*(tuple(arg.shape) for arg in args[:3] if hasattr(arg, "shape")))
    if name == "convolution":
        return _convolved(tuple(args[0].shape), tuple(args[1].shape), tuple(made.shape), args[6])
    if name == "convolution_backward":
        gradient, inputs, weight = (tuple(arg.shape) for arg in args[:3])
        once = _convolved(inputs, weight, gradient, args[7])
        return once * sum(1 for wanted in args[10][:2] if wanted)
    return 0


class Watch:
    """What is known while a module runs.

    Attributes:
        module: name of the innermost running module. phase: `forward` or `backward`.
        made_by: storage -> module that was running when it was made. alive: keeps storages apart.
        counted: FLOPs so far.
    """

    def __init__(self) -> None:
        self.module, self.phase = "", "forward"
        self.made_by: dict[int, str] = {}
        self.alive: list[Any] = []
        self.counted: Flops = Counter()

    def see(self, name: str, args: tuple[Any, ...], made: Any) -> None:
        found = flops(name, args, made)
        if found:
            self.counted[self.phase, self.module, name] += found
        if self.phase == "forward":
            for tensor in tensors(made):
                if storage(tensor) not in self.made_by:
                    self.made_by[storage(tensor)] = self.module
                    self.alive.append(tensor)


@contextmanager
def counting(watch: Watch, model: Any) -> Iterator[None]:
    """Every operator call within is seen, by the module that runs it."""
    from torch.utils._python_dispatch import TorchDispatchMode

    class Seen(TorchDispatchMode):
        def __torch_dispatch__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            made = function(*args, **(kwargs or {}))
            watch.see(function._schema.name.partition("::")[2], args, made)
            return made

    handles = [handle for name, module in model.named_modules() for handle in _hooked(watch, name, module)]
    try:
        with Seen():
            yield
    finally:
        for handle in handles:
            handle.remove()


def _hooked(watch: Watch, name: str, module: Any) -> list[Any]:
    outer: list[str] = []

    def before(*_: Any) -> None:
        outer.append(watch.module)
        watch.module = name

    def after(*_: Any) -> None:
        watch.module = outer.pop()

    return [module.register_forward_pre_hook(before), module.register_forward_hook(after)]


def storage(tensor: Any) -> int:
    """What tells storages apart."""
    return int(tensor.untyped_storage()._cdata)
