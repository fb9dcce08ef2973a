"""What finds a mutation: the rules alone, or a figure that the second derivation has too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from sympy import Expr, Integer, prime

from symcost import dims
from symcost.audit.run import audit_models
from symcost.audit.targets.model import audited_model
from symcost.compiler.lower import lower
from symcost.compiler.pipeline import PASSES
from symcost.errors import SymcostError
from symcost.frontend import load
from symcost.ir.component import Component
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel, LayerKind
from symcost.ir.spec import ModelSpec
from symcost.ir.totals import total, total_fields
from symcost.ir.verify import verify
from symcost.layers.build import build
from tests.mutations.sources import Mutation, compiled
from tests.second_derivation import structures

# Our totals by the quantity that both derivations have.
QUANTITIES = {
    "params": "params",
    "forward": "forward_matmul_flops",
    "backward": "backward_matmul_flops",
    "saved": "activation_bytes",
}
CONVENTIONS = {**DEFAULTS, "attention": "eager", "pairs": "full"}


@dataclass(frozen=True)
class Judged:
    """Attributes: crashed: it does not compile. changes: quantities that change. rules, second: who finds it."""

    mutation: Mutation
    crashed: bool
    changes: frozenset[str]
    rules: tuple[str, ...]
    second: bool

    @property
    def equivalent(self) -> bool:
        """Whether the mutation changes no formula at all in any model that was looked at."""
        return not self.crashed and not self.changes and not self.rules


@cache
def _subjects() -> Mapping[str, list[tuple[ModelSpec, tuple[LayerKind, ...]]]]:
    """Models that hold a component, by its type, those of fewest operators first."""
    found: dict[str, list[tuple[ModelSpec, tuple[LayerKind, ...]]]] = {}
    for slug in structures():
        spec = load(slug)
        kinds = build(spec)
        for name in {item.component.type for kind in kinds for item in kind.instances}:
            found.setdefault(name, []).append((spec, kinds))
    return {name: sorted(models, key=lambda m: sum(len(k.instances) for k in m[1])) for name, models in found.items()}


def judged(mutation: Mutation, models: int = 3) -> Judged | None:
    """What finds a mutation; None where no bundled structure has the component."""
    try:
        changed = next(v for v in compiled(mutation).values() if isinstance(v, Component))
    except (SymcostError, TypeError, AttributeError, ValueError) as error:
        return Judged(mutation, True, frozenset(), (type(error).__name__,), True)
    subjects = _subjects().get(changed.type, [])
    if not subjects:
        return None
    changes: set[str] = set()
    rules: set[str] = set()
    for spec, kinds in _spread(subjects, models):
        try:
            model = _compiled(spec, _with(kinds, changed))
            findings, _ = audit_models([audited_model(model)])
        except (SymcostError, TypeError, AttributeError, ValueError, ArithmeticError, LookupError) as error:
            return Judged(mutation, True, frozenset(changes), (type(error).__name__,), True)
        rules |= {f.code for f in findings} - _known(spec.name)
        changes |= set(_changed(spec, _original(spec.name), model))
    second = any(not change.startswith("other") for change in changes)
    return Judged(mutation, False, frozenset(changes), tuple(sorted(rules)), second)


def _spread(
    subjects: list[tuple[ModelSpec, tuple[LayerKind, ...]]], models: int
) -> Iterator[tuple[ModelSpec, tuple[LayerKind, ...]]]:
    step = max(1, len(subjects) // models)
    yield from subjects[::step][:models]


def _with(kinds: tuple[LayerKind, ...], component: Component) -> tuple[LayerKind, ...]:
    def item(instance: object) -> object:
        return replace(instance, component=component) if instance.component.type == component.type else instance

    return tuple(replace(kind, instances=tuple(item(i) for i in kind.instances)) for kind in kinds)


def _compiled(spec: ModelSpec, kinds: tuple[LayerKind, ...]) -> CostModel:
    model = lower(spec.name, spec.family, "standard", kinds, workload=spec.workload, layout=spec.layout)
    verify(model)
    for step in PASSES:
        model = step(model)
        verify(model)
    return model


@cache
def _by_name() -> Mapping[str, tuple[ModelSpec, tuple[LayerKind, ...]]]:
    return {spec.name: (spec, kinds) for models in _subjects().values() for spec, kinds in models}


@cache
def _original(name: str) -> CostModel:
    return _compiled(*_by_name()[name])


@cache
def _known(name: str) -> frozenset[str]:
    findings, _ = audit_models([audited_model(_original(name))])
    return frozenset(f.code for f in findings)


def _changed(spec: ModelSpec, before: CostModel, after: CostModel) -> Iterator[str]:
    """Quantities of a kind that are other numbers at sizes unlike one another."""
    for quantity, field in QUANTITIES.items():
        if quantity == "saved" and not spec.measured:
            continue
        options = {**CONVENTIONS, **({"activations": "autograd"} if quantity == "saved" else {})}
        for kind in after.kinds:
            if quantity == "saved" and kind.name in ("ends", "optimizer"):
                continue
            if _figure(spec, before, field, kind.name, options) != _figure(spec, after, field, kind.name, options):
                yield f"{kind.name}/{quantity}"
    if len(before.rows) != len(after.rows) or any(after.rows.get(key) != row for key, row in before.rows.items()):
        yield "other"


def _figure(spec: ModelSpec, model: CostModel, field: str, kind: str, options: Mapping[str, str]) -> Expr:
    formula = total(model, field, total_fields(model)[field], kind)
    value = model.resolve(formula.value(options), options)
    return value.xreplace({symbol: Integer(_size(spec, str(symbol))) for symbol in value.free_symbols})


def _size(spec: ModelSpec, name: str) -> int:
    """A prime for each size; what follows from others does."""
    if name == "hidden" and spec.dims.get("hidden") == spec.dims.get("heads", 0) * spec.dims.get("head_dim", 0):
        return _size(spec, "heads") * _size(spec, "head_dim")
    if name.startswith("width_"):
        return {"width_param": 2, "width_act": 2}.get(name, 4)
    return int(prime(20 + list(dims.DIMS).index(name) if name in dims.DIMS else 11))
