"""How the library writes each layer: every instance gets the record by which autograd's tensors are counted."""

from __future__ import annotations

from dataclasses import replace

from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import ModelSpec
from symcost.layers.features import changed


def written(spec: ModelSpec, kinds: tuple[LayerKind, ...]) -> tuple[LayerKind, ...]:
    """The kinds of a measured model with the library's record on each instance; any other model's as they are."""
    if not spec.measured:
        return kinds
    records = {kind.name: changed(spec.features, kind).written() for kind in spec.kinds}
    own = spec.features.written()
    return tuple(
        replace(kind, instances=tuple(replace(item, library=records.get(kind.name, own)) for item in kind.instances))
        for kind in kinds
    )
