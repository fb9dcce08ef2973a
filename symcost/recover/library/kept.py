"""What autograd keeps: every saved storage once, by the layer in which it is saved, as `saved-activations` counts them.

A storage counts where the layer that saves it made it, or was given it as its first argument. Parameters and what is
made outside and shared by all layers (positions, masks, an encoder's states) do not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from symcost.recover.library.counter import Watch, storage


class Kept:
    """Saved storages of one forward.

    Args:
        layers: names of the modules that are layers.
        owned: storages of parameters and buffers.
    """

    def __init__(self, watch: Watch, layers: Sequence[str], owned: set[int]) -> None:
        self.watch, self.layers, self.owned = watch, layers, owned
        self.inputs: dict[str, int] = {}
        self.seen: dict[str, set[int]] = {}
        # (layer, module that saves it) -> bytes.
        self.bytes: Counter[tuple[str, str]] = Counter()

    def layer(self, module: str) -> str:
        """The layer that a module stands in; empty for none."""
        return next((name for name in self.layers if module == name or module.startswith(f"{name}.")), "")

    def pack(self, tensor: Any) -> tuple[Any, str]:
        module = self.watch.module
        layer, key = self.layer(module), storage(tensor)
        if layer and key not in self.owned and key not in self.seen.setdefault(layer, set()):
            # A number in the code becomes a tensor of one element, made by no operator.
            number = tensor.numel() == 1 and key not in self.watch.made_by
            inside = number or self.layer(self.watch.made_by.get(key, "")) == layer
            if inside or self.inputs.get(layer) == key:
                self.seen[layer].add(key)
                self.bytes[layer, module] += tensor.untyped_storage().nbytes()
        return tensor, module

    def unpack(self, packed: tuple[Any, str]) -> Any:
        tensor, self.watch.module = packed
        return tensor


@contextmanager
def keeping(kept: Kept, model: Any) -> Iterator[None]:
    """Saved tensors within are seen; in a backward within, operators belong to the module whose tensors they use."""
    import torch

    modules = dict(model.named_modules())
    handles = [
        modules[name].register_forward_pre_hook(_noting(kept, name), with_kwargs=True)
        for name in kept.layers
        if name in modules
    ]
    try:
        with torch.autograd.graph.saved_tensors_hooks(kept.pack, kept.unpack):
            yield
    finally:
        for handle in handles:
            handle.remove()


def _noting(kept: Kept, name: str) -> Any:
    def before(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        first = next((value for value in (*args, *kwargs.values()) if hasattr(value, "untyped_storage")), None)
        if first is not None:
            kept.inputs[name] = storage(first)

    return before
