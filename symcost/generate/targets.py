"""Which folders are generated: one for each structure among the bundled models, and document 000's set."""

from __future__ import annotations

from dataclasses import dataclass

from symcost import frontend
from symcost.compiler.modules import structure_key
from symcost.frontend.bundled import anchor
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

COMPUTE_GRAPH = "compute_graph"


@dataclass(frozen=True)
class Target:
    """One folder of generated files.

    Attributes:
        folder: relative to the output folder, such as `models/llama-3-8b`.
        spec: the model whose structure is compiled.
        formulas: the formula set.
    """

    folder: str
    spec: ModelSpec
    formulas: str = "standard"


def own_targets() -> list[Target]:
    """The repository's own: models of one structure share a folder, named after their family's anchor if it is one."""
    anchors = {slug for family in frontend.families() if (slug := anchor(family)) is not None}
    slugs = sorted(frontend.bundled(), key=lambda slug: (slug not in anchors, slug))
    found: dict[str, Target] = {}
    for slug in slugs:
        spec = frontend.load(slug)
        found.setdefault(structure_key(spec, "standard"), Target(f"models/{slug}", spec))
    return [*sorted(found.values(), key=lambda target: target.folder), compute_graph_target()]


def compute_graph_target() -> Target:
    """Document 000's set with both of its layer kinds."""
    kinds = (KindSpec("dense"), KindSpec("moe", ffn="moe"))
    stack = (LayerGroup("dense", 1), LayerGroup("moe", 1))
    spec = ModelSpec(COMPUTE_GRAPH, COMPUTE_GRAPH, {}, Features(), stack, kinds)
    return Target(COMPUTE_GRAPH, spec, COMPUTE_GRAPH)


def named_targets(sources: list[str]) -> list[Target]:
    """One folder for each source that was asked for."""
    specs = [frontend.load(source) for source in sources]
    return [Target(spec.name, spec) for spec in specs]
