"""The layers of a model with the library's names of what each holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from symcost.ir.component import Instance
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import ModelSpec
from symcost.layers.merged_names import stacked
from symcost.layers.module_names import Module, full_name, modules, paths
from symcost.layers.tuned import BORROWED, parameters


@dataclass(frozen=True)
class Layer:
    """One layer, or the ends: its instances, and the library's names of its parameters."""

    kind: str
    instances: tuple[Instance, ...]
    names: Mapping[str, tuple[str, ...]]
    modules: tuple[Module, ...]
    index: int | None = None


def layer_of(spec: ModelSpec, kind: LayerKind, index: int | None) -> Layer:
    side = side_of(spec, kind.name)
    names = {
        f"{item.name}.{tensor.name}": tuple(
            full_name(spec, path, index, side) for path in paths(spec, item, tensor.name)
        )
        for item in kind.instances
        for tensor in (*parameters(item), *((BORROWED,) if item.tied_to and item.component.type == "lm_head" else ()))
    }
    held = tuple(module for item in kind.instances for module in (*modules(spec, item), *stacked(spec, item)))
    return Layer(kind.name, kind.instances, names, held, index)


def side_of(spec: ModelSpec, kind: str) -> str:
    """The side of a kind of layers; empty where a model has one."""
    return kind.partition("_")[0] if spec.features.architecture == "encoder_decoder" else ""
