"""The readable evaluator at work: what it tells of itself, its numbers, and the memory of a step beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType
from typing import Any

from symcost.evaluate.module import Module, checked
from symcost.evaluate.numbers import Value, whole
from symcost.ir.conventions import TRAINING, of_model

# Of a tensor as component functions return it.
_NAME, _ROLE, _SLOT, _LIFETIME, _STORAGE, _KEPT, _EVERY, _BYTES = range(8)
_Tensor = tuple[Any, ...]
# What waits for a layer's rerun, and of a core what it hands on.
_LAYER_INPUT, _OUTPUT = "layer.input", "output"
_SUMS = ("persistent", "saved", "peak")


@dataclass(frozen=True)
class Readable(Module):
    """A readable evaluator.

    Attributes:
        moments: the module `memory.py`; None for a set that states no kernels.
        again: executes both once more.
    """

    moments: ModuleType | None
    again: Callable[[], Readable]

    @classmethod
    def of(cls, make: Callable[[], ModuleType], make_moments: Callable[[], ModuleType] | None, name: str) -> Readable:
        """The evaluator that two modules are.

        Args:
            make: executes `evaluator.py`.
            make_moments: executes `memory.py`.

        Raises:
            SpecError: no evaluator.
        """
        moments = None if make_moments is None else make_moments()
        return cls(checked(make(), name), moments, lambda: cls.of(make, make_moments, name))

    def over(self, functions: Mapping[str, Any], of_moments: Mapping[str, Any]) -> Readable:
        """The same evaluator with other functions in place of `min`, `max`, `log` and the like."""
        made = self.again()
        vars(made.raw).update(functions)
        if made.moments is not None:
            vars(made.moments).update(of_moments)
        return made

    @cached_property
    def conventions(self) -> dict[str, tuple[str, ...]]:
        """Every convention of the formula set, those without effect on this model included."""
        own: dict[str, tuple[str, ...]] = {name: tuple(options) for name, options in self.raw.CONVENTIONS.items()}
        workload: str = getattr(self.raw, "WORKLOAD", TRAINING)
        every = of_model(workload) if self.formulas == "standard" else ()
        return {row.name: own.get(row.name, row.ordered(workload)) for row in every}

    @cached_property
    def kinds(self) -> tuple[tuple[str, str], ...]:
        return tuple((kind, layers) for kind, (layers, _) in self.raw.LAYERS.items())

    @cached_property
    def instances(self) -> tuple[tuple[str, str, str, str, str, str], ...]:
        return tuple(
            (kind, name, type_, group, times or layers, tied_to)
            for kind, (layers, parts) in self.raw.LAYERS.items()
            for _, name, type_, group, _, times, tied_to in parts
        )

    @cached_property
    def tensors(self) -> dict[tuple[str, str, str], tuple[str, str, str, str]]:
        ones = self._sizes(dict.fromkeys((*self.raw.DIMS, *self.raw.WIDTHS), 1))
        return {
            (kind, name, tensor[_NAME]): (*tensor[_ROLE:_STORAGE], _storage(name, tensor))
            for kind, (_, parts) in self.raw.LAYERS.items()
            for function, name, *_ in parts
            for tensor in function(**ones)[0]
        }

    def memory(self, arguments: Mapping[str, Value]) -> dict[str, Value]:
        if self.moments is None:
            return {}
        given = self._sizes(self._taken(arguments))
        held = _Held(self.raw, given)
        points = self.moments.transient(self.moments.moments(**given), held.internals, **given)
        persistent, saved = held.throughout("persistent"), held.throughout("saved")
        # Names as globals of the module, where another maximum may stand for the usual one.
        most = vars(self.moments).get("max", max)(0, *points.values())
        sums = dict(zip(_SUMS, (persistent, saved, persistent + saved + most), strict=True))
        found = {**sums, **points}
        return {name: whole(found[name]) for name in self.moments.MEMORY}

    def _sizes(self, arguments: Mapping[str, Value]) -> dict[str, Value]:
        return dict(self.raw.sizes(**arguments))

    def _taken(self, arguments: Mapping[str, Value]) -> dict[str, Value]:
        """Arguments without conventions that change nothing."""
        idle = self.conventions.keys() - self.raw.CONVENTIONS.keys()
        return {name: value for name, value in arguments.items() if name not in idle}

    def _call(self, name: str, arguments: Mapping[str, Value]) -> Value:
        return super()._call(name, self._taken(arguments))


@dataclass(frozen=True)
class _Held:
    """Bytes of tensors under sizes."""

    raw: ModuleType
    given: Mapping[str, Value]

    def throughout(self, lifetime: str) -> Value:
        """Bytes of a lifetime over the whole model."""
        counts = self.given["counts"]
        return sum(
            counts[kind] * count * self._bytes(tensor, tensor[_KEPT])
            for kind, (_, parts) in self.raw.LAYERS.items()
            for function, _, _, _, count, *_ in parts
            for tensor in function(**self.given)[0]
            if tensor[_LIFETIME] == lifetime
        )

    def internals(self, kind: str, core: str = "") -> Value:
        """What a layer keeps beside its input where nothing is made again; of a core, what that alone makes again."""
        whole_layer = {**self.given, "layer_kept": 1, "core_kept": 1}
        return sum(
            count * self._bytes(tensor, tensor[_KEPT])
            for function, name, _, _, count, *_ in self.raw.LAYERS[kind][1]
            if core in ("", name)
            for tensor in function(**whole_layer)[0]
            if tensor[_ROLE] == "activation" and tensor[_STORAGE] != _LAYER_INPUT
            if not (core and tensor[_NAME] == _OUTPUT)
        )

    def _bytes(self, tensor: _Tensor, kept: Value) -> Value:
        stated, slot = tensor[_BYTES], tensor[_SLOT]
        if stated is not None:
            return stated
        width = self.raw.DTYPES[slot] if slot in self.raw.DTYPES else self.given[f"width_{slot}"]
        return tensor[_EVERY] * kept * width


def _storage(name: str, tensor: _Tensor) -> str:
    """What holds the bytes; of a tensor that says nothing, it is its own."""
    stated = tensor[_STORAGE]
    if stated is not None:
        return str(stated)
    return f"{name}.{tensor[_NAME]}" if tensor[_LIFETIME] == "saved" else ""
