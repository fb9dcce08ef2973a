"""Components: operators with their tensors and work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.cli.topics import page
from symcost.cli.wrapping import GLUE
from symcost.ir.component import Component, Instance
from symcost.ir.conventions import INFERENCE, TRAINING, usual
from symcost.ir.text import to_text

if TYPE_CHECKING:
    from symcost.compiler.lower import LoweredInstance
    from symcost.ir.cost_model import LayerKind
    from symcost.ir.formula import Formula
    from symcost.ir.spec import ModelSpec

# What a trained parameter implies in the standard set: as many elements as the parameter, and no news.
_IMPLIED = ("master_param", "param_gradient", "optimizer_state")


def names() -> dict[str, str]:
    """Type -> formula set, group and summary; a type of both sets stands once."""
    from symcost.layers.catalogue import catalogue

    found: dict[str, str] = {}
    for (formulas, type_), item in catalogue().items():
        found.setdefault(type_, f"{formulas}, {item.group}: {item.summary}")
    return found


def explain(name: str, workload: str = TRAINING) -> str | None:
    """Documentation of every component of this type, with the formulas of one that a bundled model has."""
    from symcost.layers.catalogue import every

    found = sorted((item for item in every() if item.type == name), key=lambda item: item.formulas != "standard")
    priced = [item for item in found if workload == TRAINING or item.formulas == "standard"]
    return "\n\n".join(_page(item, workload) for item in priced or found) or None


def _page(item: Component, workload: str) -> str:
    facts = [
        ("group", item.group),
        ("source", item.source),
        *(("assumes", text) for text in item.assumptions),
        ("notes", item.notes),
        *((f"silences {one.code}", one.reason) for one in item.suppress),
    ]
    text = item.summary or "declared without a formula"
    parts = [page(f"component {item.type} ({item.formulas})", facts, text)]
    placed = _placed(item, workload)
    if placed:
        where, lines = placed
        step = "" if workload == TRAINING else f" of {workload}"
        parts.append(page(f"  formulas in {where}, default conventions{step}", lines))
    return "\n".join(parts)


def _placed(item: Component, workload: str) -> tuple[str, list[tuple[str, str]]] | None:
    """The first anchor or bundled model with an instance of the component, and the instance's formulas there."""
    from symcost.compiler.lower import lower_instance
    from symcost.frontend.bundled import ANCHORS, slugs
    from symcost.frontend.load import by_name

    model = TRAINING if workload == TRAINING else INFERENCE
    specs = {slug: spec for slug in slugs() if (spec := by_name(slug))}
    # The best-known models first, then decoders: a page shows one model's formulas.
    anchors = set(ANCHORS.values())
    order = sorted(specs, key=lambda slug: (slug not in anchors, specs[slug].features.architecture != "decoder", slug))
    for slug in order:
        spec = specs[slug] if model == TRAINING else replace(specs[slug], workload=model)
        for kind in _kinds(item, spec):
            for instance in kind.instances:
                if _is(instance.component, item):
                    found = lower_instance(instance, kind.sizes, model)
                    return _where(slug, kind.name, instance), _lines(found, usual(workload))
    return None


def _is(placed: Component, item: Component) -> bool:
    """Whether it is the component, or one that layers made of it: a tower's runs only where there are images."""
    return (placed.formulas, placed.type, placed.summary) == (item.formulas, item.type, item.summary)


def _kinds(item: Component, spec: ModelSpec) -> tuple[LayerKind, ...]:
    """Layer kinds of a model in the component's set; none where the set has no layers for it."""
    from symcost.errors import SpecError
    from symcost.frontend.compute_graph import reduce_spec
    from symcost.layers import compute_graph
    from symcost.layers.build import build

    try:
        return build(spec) if item.formulas == "standard" else compute_graph.build(reduce_spec(spec))
    except SpecError:
        return ()


def _where(slug: str, kind: str, instance: Instance) -> str:
    return f"{slug}, kind {kind}" + (f", as {instance.name}" if instance.name != instance.component.type else "")


def _lines(found: LoweredInstance, chosen: Mapping[str, str]) -> list[tuple[str, str]]:
    """Every formula, as a sum, behind what it counts; then the sizes that formulas define."""
    lines = []
    for key, formula in found.rows:
        if key.quantity == "bytes" or key.unit in _IMPLIED:
            continue
        parts = (key.phase, key.unit, key.quantity, key.slot, key.direction, key.tensor)
        lines.append((" ".join(part for part in parts if part), _text(formula, chosen)))
    lines += [
        (f"{made}: {definition.meaning}", _text(definition.formula, chosen)) for made, definition in found.derived
    ]
    return [(label, text) for label, text in lines if text]


def _text(formula: Formula, chosen: Mapping[str, str]) -> str:
    """The formula under the conventions of a workload, and those that change it; empty where nothing exists then."""
    if not formula.terms(chosen):
        return ""
    depends = f"   (depends{GLUE}on{GLUE}{', '.join(formula.depends)})" if formula.depends else ""
    return to_text(formula.value(chosen)) + depends
