"""A model as it is served: nothing is dropped at random, and there is no loss."""

from __future__ import annotations

from dataclasses import fields, replace

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
