"""Which modules of a model have an adapter: what names of targets match, and what is refused of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sympy import Integer

from symcost import dims
from symcost.errors import UsageError
from symcost.ir.component import Instance
from symcost.ir.quantised import BASES
from symcost.ir.spec import ModelSpec
from symcost.ir.tuning import Tuning
from symcost.layers import family_names, merged_names
from symcost.layers.layer_names import Layer
from symcost.layers.merged_names import ALL_LINEAR
from symcost.layers.module_names import Module
from symcost.layers.recurrent_names import CLOSED, UNREAD

_ATTENTION = "attention"
# What has as many results as there are experts, or one: an adapter has the stated rank all the same.
_CHOOSING = ("router", "shared_gate")


@dataclass(frozen=True)
class Targets:
    """The targets that a user states, among the modules of a model."""

    spec: ModelSpec
    tuning: Tuning
    layers: tuple[Layer, ...]

    @cached_property
    def _named(self) -> tuple[str, ...]:
        linear = {module.name for layer in self.layers for module in layer.modules if module.copies is None}
        return merged_names.of_modules(self.spec, self.tuning.targets, linear)

    @cached_property
    def known(self) -> str:
        """Names of modules, and paths of stacked weights, in words."""
        held = [module for layer in self.layers for module in layer.modules]
        return ", ".join(sorted({module.name if module.copies is None else module.path for module in held}))

    def ranks(self, module: Module, layer: Layer) -> int:
        """How many times the stated rank the adapter of a module has; 0 where it has none."""
        if module.copies is not None:
            return merged_names.share(self.spec, module, self.tuning.targets)
        return int(any(_matches(module, layer, target) for target in self._named))

    def check(self) -> None:
        """Refuses targets of nothing, and adapters that the library cannot have.

        Raises:
            UsageError: such targets, or a rank that a module has no room for.
        """
        hit = [(layer, module) for layer in self.layers for module in layer.modules if self.ranks(module, layer)]
        if not hit:
            targets = ",".join(self.tuning.targets)
            hint = f"known: {self.known}, {_ATTENTION}, {ALL_LINEAR}"
            raise UsageError(f"--lora-targets {targets} matches no module of {self.spec.name}", hint=hint)
        for layer, module in hit:
            if module.copies is not None:
                self._check_stacked(module)
            self._check_used(module)
            owner = _owner(module, layer).component.type
            if owner == "router" and self.spec.family in family_names.TUPLE_ROUTERS:
                hint = "name other modules"
                raise UsageError(f"--lora-targets: the library's adapters do not take {module.path}", hint=hint)
            if owner not in _CHOOSING:
                self._check_rank(module)

    def _check_used(self, module: Module) -> None:
        """Modules of recurrent layers that the library refuses, or passes over."""
        problem = f"--lora-targets: the library's adapters do not take {module.path} of {self.spec.name}"
        if module.name == "out_proj" and self.spec.family in CLOSED:
            raise UsageError(problem, hint="name other modules, as in in_proj")
        if module.instance in UNREAD and ALL_LINEAR not in self.tuning.targets:
            raise UsageError(f"{problem}: it reads the weight itself", hint="name other modules, as in in_proj")

    def _check_stacked(self, module: Module) -> None:
        """An adapter is added to such a weight itself, which must be whole."""
        merged_names.check(self.spec, module, self.tuning.targets)
        if self.tuning.magnitude:
            problem, hint = f"--train {self.tuning.train}: {module.path} has no magnitudes", "use --train lora"
        elif self.tuning.base in BASES:
            problem = f"--base-precision {self.tuning.base}: an adapter is added to {module.path} itself"
            hint = "use --train lora without --base-precision"
        else:
            return
        raise UsageError(problem, hint=f"{hint}, or name modules beside routers and routed experts")

    def _check_rank(self, module: Module) -> None:
        if module.inner is None or module.outer is None:
            return
        sizes = {dims.symbol(name): Integer(size) for name, size in self.spec.dims.items()}
        least = min(int(side.xreplace(sizes)) for side in (module.inner, module.outer))
        if not 0 < self.tuning.rank <= least:
            hint = f"state a rank of 1 to {least}"
            raise UsageError(f"--lora-rank {self.tuning.rank}: {module.name} has a side of {least}", hint=hint)

    def unmatched(self) -> Iterator[str]:
        """A warning for each target without a module, where others have one: the library passes over it in silence."""
        for target in self.tuning.targets:
            alone = Targets(self.spec, Tuning(self.tuning.train, self.tuning.rank, (target,)), self.layers)
            if not any(alone.ranks(module, layer) for layer in self.layers for module in layer.modules):
                yield f"--lora-targets {target} matches no module of {self.spec.name}; the other targets have adapters"


def _owner(module: Module, layer: Layer) -> Instance:
    return next(item for item in layer.instances if item.name == module.instance)


def _matches(module: Module, layer: Layer, target: str) -> bool:
    if target == ALL_LINEAR or (target == _ATTENTION and _owner(module, layer).component.group == "attention"):
        return True
    return module.name in (target, f"{target}_proj") or f".{module.path}".endswith(f".{target}")
