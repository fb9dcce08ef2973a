"""A model as it is served: nothing is dropped at random, there is no loss, and decoders alone hold what they made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from functools import lru_cache
from typing import Any

from symcost.ir.component import Component, Cost, Instance, Site
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import Features, KindSpec, ModelSpec
from symcost.layers.features import changed


def without_dropout(spec: ModelSpec) -> ModelSpec:
    """The model whose features, a tower's and those of single kinds among them, name no dropout."""
    names = tuple(item.name for item in fields(Features) if item.name.endswith("_dropout"))
    features = changed(spec.features, KindSpec("", changes=tuple((name, False) for name in names)))
    kinds = tuple(
        replace(kind, changes=tuple(change for change in kind.changes if change[0] not in names)) for kind in spec.kinds
    )
    tower = without_dropout(spec.vision) if spec.vision is not None else None
    return replace(spec, features=features, kinds=kinds, vision=tower)


def without_loss(kinds: tuple[LayerKind, ...]) -> tuple[LayerKind, ...]:
    """The kinds without what is computed of labels."""
    return tuple(
        replace(kind, instances=tuple(item for item in kind.instances if item.component.group != "loss"))
        for kind in kinds
    )


def without_cache(parts: Iterable[Instance], *, attention_alone: bool = False) -> tuple[Instance, ...]:
    """Instances of towers and encoders: a step runs them whole, and no later one reads their keys."""
    return tuple(
        item
        if attention_alone and item.component.group != "attention"
        else replace(item, component=_forgetting(item.component))
        for item in parts
    )


@lru_cache(maxsize=1024)
def _forgetting(component: Component) -> Component:
    """The component as in training, where nothing is held; cached, as equal instances are lowered once."""
    stated = component.build
    assert stated is not None

    def build(site: Site, **options: Any) -> Cost:
        site.inference = False
        return stated(site, **options)

    return replace(component, build=build)
