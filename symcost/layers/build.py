"""From a model to its layer kinds: the builder of its architecture, found by walking this folder."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

from symcost.errors import SpecError
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import ModelSpec
from symcost.layers.ops import declare
from symcost.layers.optimized import optimized
from symcost.layers.run_once import keys_once
from symcost.layers.served import without_cache, without_dropout, without_loss
from symcost.layers.tuned import tuned
from symcost.layers.vision import attach
from symcost.layers.written import written

ARCHITECTURES = ("decoder", "encoder", "encoder_decoder", "vision")


def build(spec: ModelSpec) -> tuple[LayerKind, ...]:
    """Layer kinds in stack order, then `mtp` if any, then `ends`.

    Raises:
        SpecError: an architecture without a builder, or op counts that cannot replace the components' own.
    """
    name = spec.features.architecture
    if name not in ARCHITECTURES:
        raise SpecError(f"no layers are built for architecture {name!r}", hint=f"known: {', '.join(ARCHITECTURES)}")
    if spec.inference:
        spec = without_dropout(spec)
    kinds: tuple[LayerKind, ...] = import_module(f"symcost.layers.{name}").build(spec)
    if spec.inference and name in ("encoder", "vision"):
        # What of the ends runs for which tokens is a question to a served model; SAM's last look is there too.
        kinds = tuple(
            replace(kind, instances=without_cache(kind.instances, attention_alone=kind.name == "ends"))
            for kind in kinds
        )
    kinds = keys_once(kinds)
    if spec.vision is not None:
        kinds = attach(spec, kinds)
    kinds = optimized(spec, tuned(spec, written(spec, kinds)))
    if spec.inference:
        kinds = without_loss(kinds)
    return declare(kinds, spec.declared_ops) if spec.declared_ops else kinds
