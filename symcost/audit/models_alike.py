"""Which bundled models have the structure of a formula: its effect is shown on those alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from symcost import frontend
from symcost.audit.effects import Sizes, models_first, sizes, sizes_of
from symcost.audit.paths import MODEL, Path, value
from symcost.audit.scope import Scope
from symcost.audit.subjects import COMPUTE_GRAPH, is_file, spec_of, subject
from symcost.errors import GrammarError, SpecError
from symcost.frontend.compute_graph import reduce_spec
from symcost.ir.spec import ModelSpec


def models_alike(family: str, formulas: str, paths: Iterable[Path], scope: Scope) -> Iterator[tuple[str, Sizes]]:
    """Models with their sizes: that of a config that the formula is about, and bundled ones, the family's first.

    Args:
        family: whose structure the formula has, or a config.
        paths: what the formula speaks of; each must stand for the same in a model of the family.
    """
    wanted = tuple(paths)
    if formulas == COMPUTE_GRAPH:
        yield from _graphs(wanted)
        return
    anchor = spec_of(family)
    if is_file(family):
        yield anchor.name, sizes(anchor)
    for slug in models_first(anchor.family):
        spec = frontend.by_name(slug)
        assert spec is not None, slug
        if spec.signature() == anchor.signature() or (
            spec.family == anchor.family and all(_same(family, slug, path, scope) for path in wanted)
        ):
            yield slug, sizes_of(slug)


def _same(family: str, slug: str, path: Path, scope: Scope) -> bool:
    try:
        return bool(value(subject(slug), path, scope) == value(subject(family), path, scope))
    except GrammarError:
        return False


def _graphs(paths: tuple[Path, ...]) -> Iterator[tuple[str, Sizes]]:
    """Models that the set of an earlier calculator can price, with layers of every kind that is spoken of."""
    kinds = {path.kind for path in paths} - {MODEL, "ends"}
    for slug in frontend.bundled():
        graph = reduced(slug)
        counts = graph.layer_counts() if graph else {}
        if graph and all(counts.get(kind) for kind in kinds):
            yield slug, graph_sizes(graph)


@cache
def reduced(slug: str) -> ModelSpec | None:
    """A bundled model as the set of an earlier calculator sees it; None for one that it cannot price."""
    spec = frontend.by_name(slug)
    assert spec is not None, slug
    try:
        return reduce_spec(spec)
    except SpecError:
        return None


def graph_sizes(graph: ModelSpec) -> Sizes:
    """Sizes of a model of that set, with the layers of both of its kinds."""
    counts = {f"{kind}_layers": count for kind, count in graph.layer_counts().items()}
    return {**sizes(graph), "dense_layers": 0, "moe_layers": 0, **counts}
