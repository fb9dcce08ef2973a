"""Which folders are generated: one for each structure among the bundled models, and the set `compute_graph`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from symcost import frontend
from symcost.compiler.modules import structure_key
from symcost.errors import SpecError
from symcost.files import exists
from symcost.frontend.case import from_case
from symcost.frontend.load import from_document
from symcost.frontend.padded import PADDED, with_stated
from symcost.frontend.source import is_case, read_document
from symcost.ir.conventions import INFERENCE
from symcost.ir.plan import Layout
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec

COMPUTE_GRAPH = "compute_graph"


@dataclass(frozen=True)
class Target:
    """One folder of generated files.

    Attributes:
        folder: relative to the output folder, such as `models/llama-3-8b`.
        spec: the model whose structure is compiled.
        formulas: the formula set.
        evaluator_only: no documents, for structures that are bundled so that `eval` need not compile.
    """

    folder: str
    spec: ModelSpec
    formulas: str = "standard"
    evaluator_only: bool = False


# What holds tokens from step to step.
SERVED = ("decoder", "encoder_decoder")
# Models that reviewers look at, in every form: formulas as documents, and the model as it is served.
DOCUMENTED = ("deepseek-v3", "gpt2", "llama-3-8b")


def own_targets() -> list[Target]:
    """The repository's own: models of one structure share a folder, a documented one's where there is one.

    Of other models than the documented ones the evaluator of serving is compiled on first use.
    """
    found: dict[str, Target] = {}
    for slug in sorted(frontend.bundled(), key=lambda slug: (slug not in DOCUMENTED, slug)):
        spec = frontend.load(slug)
        target = Target(f"models/{slug}", spec, evaluator_only=slug not in DOCUMENTED)
        found.setdefault(structure_key(spec, "standard"), target)
        if slug in DOCUMENTED and spec.features.architecture in SERVED:
            of_serving = served(target)
            found.setdefault(structure_key(of_serving.spec, "standard"), of_serving)
    return [*sorted(found.values(), key=lambda target: target.folder), compute_graph_target()]


def served(target: Target) -> Target:
    """The evaluator of a model as it is served: a folder inside the model's own."""
    spec = replace(target.spec, workload=INFERENCE)
    return replace(target, folder=f"{target.folder}/inference", spec=spec, evaluator_only=True)


def divided(target: Target, layout: Layout) -> Target:
    """The evaluator and the formulas of a rank: a folder inside the model's own."""
    return replace(target, folder=f"{target.folder}/sharded", spec=replace(target.spec, layout=layout))


def compute_graph_target() -> Target:
    """The set `compute_graph` with both of its layer kinds."""
    kinds = (KindSpec("dense"), KindSpec("moe", ffn="moe"))
    stack = (LayerGroup("dense", 1), LayerGroup("moe", 1))
    spec = ModelSpec(COMPUTE_GRAPH, COMPUTE_GRAPH, {}, Features(), stack, kinds)
    return Target(COMPUTE_GRAPH, spec, COMPUTE_GRAPH)


def named_targets(
    sources: list[str],
    *,
    inference: bool = False,
    vocab_padded: int | None = None,
    prepare: Callable[[ModelSpec], ModelSpec] | None = None,
    layout: Layout | None = None,
) -> list[Target]:
    """One folder for each source that was asked for; a case is of the set that prices it.

    Args:
        inference: whether evaluators of served models are asked for.
        vocab_padded: rows of the heads, where those are not the vocabularies.
        prepare: how a model is trained, where that is not in full.
        layout: how it is divided, where the evaluator of a rank is asked for.

    Raises:
        SpecError: two sources of one name, whose files would be the same.
    """
    found: dict[str, tuple[str, Target]] = {}
    for source in dict.fromkeys(sources):
        target = _named(source)
        if inference:
            if target.formulas == COMPUTE_GRAPH:
                raise SpecError("a case prices training", where=source, hint="leave --workload out")
            target = served(target)
        if vocab_padded is not None and target.formulas != COMPUTE_GRAPH:
            target = replace(target, spec=with_stated(target.spec, {PADDED: vocab_padded}))
        if prepare is not None and target.formulas != COMPUTE_GRAPH:
            target = replace(target, spec=prepare(target.spec))
        if layout is not None:
            if target.formulas == COMPUTE_GRAPH:
                raise SpecError("no plan divides the formulas of a case", where=source, hint="leave --sharded out")
            target = divided(target, layout)
        other, _ = found.setdefault(target.folder, (source, target))
        if other != source:
            hint = "give one of them a name of its own, or generate them into different folders"
            raise SpecError(f"its name is {target.folder}, and so is that of {other}", where=source, hint=hint)
    return [target for _, target in found.values()]


def _named(source: str) -> Target:
    if source != "-" and not exists(source):
        spec = frontend.load(source)
        return Target(spec.name, spec)
    document = read_document(source)
    if is_case(document.data):
        case = from_case(document.data, document.name, document.where)
        return Target(case.spec.name, case.spec, COMPUTE_GRAPH)
    spec = from_document(document)
    return Target(spec.name, spec)
