"""What finds a mutation: the rules alone, or a figure that is not the one recovered from the library."""

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
from symcost.ir.component import Component, Instance
from symcost.ir.conventions import DEFAULTS
from symcost.ir.cost_model import CostModel, LayerKind
from symcost.ir.spec import ModelSpec
from symcost.ir.totals import total, total_fields
from symcost.ir.verify import verify
from symcost.layers.build import build
from tests.mutations.sources import Mutation, compiled
from tests.recovered import FIELDS, differing, known, points
from tests.second_derivation import structures

# A component's type and function: a file may have several of one type.
Key = tuple[str, str]
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


@dataclass(frozen=True, eq=False)
class Subject:
    """A model that mutations are put into. Attributes: name: of its structure, where the library was asked."""

    name: str
    spec: ModelSpec
    kinds: tuple[LayerKind, ...]

    def compiled(self, changed: Mapping[Key, Component] | None = None) -> CostModel:
        """Its cost model, with components in place of those of their type and function."""
        kinds = _with(self.kinds, changed or {})
        spec = self.spec
        model = lower(spec.name, spec.family, "standard", kinds, workload=spec.workload, layout=spec.layout)
        verify(model)
        for step in PASSES:
            model = step(model)
            verify(model)
        return model

    def differs(self, model: CostModel) -> bool:
        """Whether a figure of a cost model of it is not the one recovered from the library."""
        return self.name in known() and any(True for _ in differing(self.name, model))


@cache
def _subjects() -> Mapping[Key, list[Subject]]:
    """Models that hold a component, those of fewest operators first.

    Where the library has been asked about some of them, no others.
    """
    found: dict[Key, list[Subject]] = {}
    for name in dict.fromkeys((*structures(), *known())):
        spec = points(name)[0].spec if name in known() else load(name)
        subject = Subject(name, spec, build(spec))
        for key in {_key(item.component) for kind in subject.kinds for item in kind.instances}:
            found.setdefault(key, []).append(subject)
    asked = {key: [m for m in models if m.name in known()] or models for key, models in found.items()}
    return {key: sorted(m, key=lambda s: sum(len(k.instances) for k in s.kinds)) for key, m in asked.items()}


def judged(mutation: Mutation, models: int = 3) -> Judged | None:
    """What finds a mutation; None where no structure that was looked at has the component."""
    try:
        changed = {_key(v): v for v in compiled(mutation).values() if isinstance(v, Component)}
    except (SymcostError, TypeError, AttributeError, ValueError) as error:
        return Judged(mutation, True, frozenset(), (type(error).__name__,), True)
    # A function of the file that is no component is one of all of them.
    keys = [key for key in changed if key[1] == mutation.function] or list(changed)
    subjects = list(dict.fromkeys(subject for key in keys for subject in _subjects().get(key, ())))
    if not subjects:
        return None
    changes: set[str] = set()
    rules: set[str] = set()
    second = False
    for subject in subjects[:: max(1, len(subjects) // models)][:models]:
        try:
            model = subject.compiled(changed)
            findings, _ = audit_models([audited_model(model)])
        except (SymcostError, TypeError, AttributeError, ValueError, ArithmeticError, LookupError) as error:
            return Judged(mutation, True, frozenset(changes), (type(error).__name__,), True)
        rules |= {f.code for f in findings} - _known(subject)
        changes |= set(_changed(subject.spec, _original(subject), model))
        second = second or subject.differs(model)
    return Judged(mutation, False, frozenset(changes), tuple(sorted(rules)), second)


def _key(component: Component) -> Key:
    build = component.build
    assert build is not None
    return component.type, build.__name__


def _with(kinds: tuple[LayerKind, ...], changed: Mapping[Key, Component]) -> tuple[LayerKind, ...]:
    def item(instance: Instance) -> Instance:
        return replace(instance, component=changed.get(_key(instance.component), instance.component))

    return tuple(replace(kind, instances=tuple(item(i) for i in kind.instances)) for kind in kinds)


@cache
def _original(subject: Subject) -> CostModel:
    return subject.compiled()


@cache
def _known(subject: Subject) -> frozenset[str]:
    findings, _ = audit_models([audited_model(_original(subject))])
    return frozenset(f.code for f in findings)


def _changed(spec: ModelSpec, before: CostModel, after: CostModel) -> Iterator[str]:
    """Quantities of a kind that are other numbers at sizes unlike one another."""
    for quantity, field in FIELDS.items():
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
