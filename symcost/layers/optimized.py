"""Every instance gets the optimizer that steps its parameters, where that is another than AdamW."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sympy import Integer

from symcost.dims import experts, hidden, moe_ffn
from symcost.errors import UsageError
from symcost.ir.component import Instance
from symcost.ir.cost_model import LayerKind
from symcost.ir.held import Held
from symcost.ir.optimizers import Optimizer
from symcost.ir.spec import ModelSpec
from symcost.layers.module_names import modules

if TYPE_CHECKING:
    from symcost.ir.held import Sides

# Families whose experts stand one above the other in one matrix for each of gate, up and down.
_FLAT = ("dbrx",)
# Their weights have further axes in the library, over which means of rows and columns are taken.
_CONVOLUTIONS = ("patch_embedding", "audio_stem", "convolution")


def optimized(spec: ModelSpec, kinds: tuple[LayerKind, ...]) -> tuple[LayerKind, ...]:
    """The kinds with the model's optimizer; as they are where it is AdamW, or where nothing is trained.

    Raises:
        UsageError: an optimizer that takes a convolution's weight by its rows and columns.
    """
    row = spec.optimizer
    if row is None or spec.inference:
        return kinds
    return tuple(
        replace(kind, instances=tuple(_stepped(_part(spec, kind.name), row, item) for item in kind.instances))
        for kind in kinds
    )


def _part(spec: ModelSpec, kind: str) -> ModelSpec:
    """The model that a kind is of: itself, or its tower."""
    tower = spec.vision
    return tower if tower is not None and kind.startswith(f"{tower.name}_") else spec


def _stepped(spec: ModelSpec, row: Optimizer, item: Instance) -> Instance:
    kind = item.component.type
    frozen = item.flow is not None and not item.flow.trained
    if kind in _CONVOLUTIONS and row.matrices is not None and not row.hidden and not frozen:
        problem = f"--optimizer {row.name} does not apply to {spec.family}: its factors of {item.name} are not modelled"
        raise UsageError(problem, hint="choose another optimizer, or freeze it")
    return replace(item, held=Held(row, kind, item.component.group, _pieces(spec, item)))


def _pieces(spec: ModelSpec, item: Instance) -> tuple[tuple[str, Sides], ...]:
    """Weights and biases that join several of the library's, with the sides of each."""
    found: dict[str, Sides] = {}
    biased = dict(item.options).get("bias")
    for module in modules(spec, item):
        if module.inner is not None and module.outer is not None:
            found[module.tensor] = (*found.get(module.tensor, ()), (module.inner, module.outer))
            if biased is True or (isinstance(biased, tuple) and module.part and biased["qkv".index(module.part)]):
                name = f"b{module.tensor[1:]}"
                found[name] = (*found.get(name, ()), (Integer(1), module.outer))
    if item.component.type == "moe_experts" and spec.family in _FLAT:
        across = experts * moe_ffn
        found = {"w_up": ((hidden, across),) * 2, "w_down": ((across, hidden),)}
    return tuple(found.items())
