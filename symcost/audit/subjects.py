"""The cost models that sheets speak of: a family by name, symbolic, in one of the two formula sets."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from difflib import get_close_matches
from fractions import Fraction
from functools import cache

from symcost import frontend
from symcost.audit.effects import sizes
from symcost.compiler.pipeline import compile_model
from symcost.errors import SpecError, UsageError
from symcost.files import exists
from symcost.frontend.compute_graph import graph_spec, reduce_spec
from symcost.ir.cost_model import CostModel
from symcost.ir.spec import ModelSpec

COMPUTE_GRAPH = "compute_graph"


def subject(family: str | ModelSpec, formulas: str = "standard") -> CostModel:
    """The cost model of a family (with the structure of its anchor), of a bundled model, or of a loaded one.

    Raises:
        SpecError: no such family, or one that the set has no layers for.
        UsageError: no such formula set.
    """
    if formulas not in ("standard", COMPUTE_GRAPH):
        raise UsageError(f"unknown formula set {formulas!r}", hint=f"known: standard, {COMPUTE_GRAPH}")
    if isinstance(family, ModelSpec):
        return compile_model(reduce_spec(family) if formulas == COMPUTE_GRAPH else family, formulas)
    if not isinstance(family, str):
        raise UsageError(f"{family!r} is no model", hint="name a family, or load a model with symcost.load")
    return _named(family, formulas, _digest(family) if is_file(family) else "")


@cache
def _named(family: str, formulas: str, digest: str) -> CostModel:
    """The digest of a file tells it from what it was before."""
    return compile_model(_spec(family, formulas), formulas)


def subject_sizes(family: str | ModelSpec, formulas: str = "standard") -> list[Mapping[str, int | Fraction]]:
    """The sizes of a loaded model or of a config; nothing for a family, which is symbolic."""
    if isinstance(family, str) and is_file(family):
        family = spec_of(family)
    return [sizes(family)] if isinstance(family, ModelSpec) and formulas != COMPUTE_GRAPH else []


def _spec(family: str, formulas: str) -> ModelSpec:
    if formulas == COMPUTE_GRAPH and family == COMPUTE_GRAPH:
        return whole_graph()
    spec = spec_of(family)
    return reduce_spec(spec) if formulas == COMPUTE_GRAPH else spec


def _digest(family: str) -> str:
    return hashlib.sha256(repr(frontend.load(family)).encode()).hexdigest()


def spec_of(family: str) -> ModelSpec:
    """The model that a name stands for: a family's anchor, a bundled model, or that of a config or a model file.

    Raises:
        SpecError: no such family or file, a family without a bundled model, or a config that cannot be priced.
    """
    spec = frontend.by_name(family)
    if spec is not None:
        return spec
    if is_file(family):
        return frontend.load(family)
    raise unknown_family(family)


def is_file(family: str) -> bool:
    """Whether a name is that of a file or folder, and of nothing that comes with the package."""
    return frontend.by_name(family) is None and (exists(family) or "/" in family or family.endswith(".json"))


def whole_graph() -> ModelSpec:
    """A model of the set `compute_graph` with both of its layer kinds; its sizes are not meant to be used."""
    return graph_spec(COMPUTE_GRAPH, COMPUTE_GRAPH, {"hidden": 1, "heads": 1, "vocab": 1}, (("dense", 1), ("moe", 1)))


def unknown_family(family: str) -> SpecError:
    """The error for a family that no bundled model has."""
    if family in frontend.families():
        hint = "name a config.json of this type in its place"
        return SpecError(f"family {family} has no bundled model, whose structure it would stand for", hint=hint)
    known = [*(name for name in frontend.families() if frontend.by_name(name) is not None), *frontend.bundled()]
    near = get_close_matches(family, known, n=3, cutoff=0.4)
    hint = f"did you mean {' or '.join(near)}?" if near else "symcost list families prints the known ones"
    return SpecError(f"unknown family {family!r}", hint=hint)
