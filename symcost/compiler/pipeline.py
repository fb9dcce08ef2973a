"""The whole flow, from a model to its cost model: build layer kinds, lower them, run the passes."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from symcost.compiler.lower import lower
from symcost.compiler.optimizer import add_optimizer_step
from symcost.compiler.sharded import add_ranks
from symcost.errors import UsageError
from symcost.garbage_collection import no_collection
from symcost.ir.cost_model import CostModel
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec
from symcost.ir.verify import verify
from symcost.layers import compute_graph
from symcost.layers.build import build
from symcost.layers.cache_parts import check_parts
from symcost.layers.quantised import quantised
from symcost.passes.first_step import first_step
from symcost.passes.packed import packed
from symcost.passes.precision import with_precision
from symcost.passes.recompute import recompute
from symcost.passes.storages import share_storages

Pass = Callable[[CostModel], CostModel]

# In this order; `verify` runs after each.
PASSES: tuple[Pass, ...] = (
    # First: later passes and all sums count a storage once, on the component that makes it.
    share_storages,
    # Served, an encoder runs once; before anything reads rows for what they add up to.
    first_step,
    # Then switches for what is thrown away and run again: it goes by storages.
    recompute,
    # Last of those that add rows: it is over all parameters.
    add_optimizer_step,
)

FORMULA_SETS = ("standard", "compute_graph")


@no_collection()
def compile_model(spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None) -> CostModel:
    """The cost model of a validated model; models of one structure share one.

    Args:
        formulas: standard or compute_graph.
        precision: a policy that changes formulas, by overrides or block scales; any other is a matter of widths.

    Raises:
        UsageError: an unknown formula set.
        SpecError: the set has no layers for this model.
    """
    if formulas not in FORMULA_SETS:
        raise UsageError(f"unknown formula set {formulas!r}", hint=f"known: {', '.join(FORMULA_SETS)}")
    if precision is not None and not precision.plain:
        return _run(spec, formulas, precision)
    return _compile(spec.family, formulas, spec.signature(), _OutsideTheKey(spec))


class _OutsideTheKey:
    """A model that compares equal to every other: the cache below goes by signature alone."""

    def __init__(self, spec: ModelSpec) -> None:
        self.spec = spec

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _OutsideTheKey)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=256)
def _compile(family: str, formulas: str, signature: str, structure: _OutsideTheKey) -> CostModel:
    return _run(structure.spec, formulas)


def _run(spec: ModelSpec, formulas: str, precision: Precision | None = None) -> CostModel:
    if formulas == "standard":
        kinds = build(spec)
        if precision is not None and (precision.weights or precision.groups or precision.parts):
            kinds = quantised(kinds, precision)
        model = lower(spec.name, spec.family, formulas, kinds, workload=spec.workload, layout=spec.layout)
        if precision is not None:
            check_parts(model, precision.parts)
    else:
        model = lower(spec.name, spec.family, formulas, compute_graph.build(spec), compute_graph.UNPRICED)
    verify(model)
    steps: list[Pass] = list(PASSES)
    if precision is not None:
        # Before the optimizer's step, which goes by the dtypes of parameters.
        steps.insert(steps.index(add_optimizer_step), partial(with_precision, precision=precision))
    if spec.packed:
        # Before all else: every later pass adds up what is of documents already.
        steps.insert(0, packed)
    if spec.layout is not None:
        # In front of the optimizer's step too: it is over what a rank holds.
        steps.insert(steps.index(add_optimizer_step), partial(add_ranks, spec=spec, layout=spec.layout))
    for step in steps:
        model = step(model)
        verify(model)
    return model
