"""Two models, or one under two profiles: the difference step by step, by component, adding up exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from symcost import frontend
from symcost.audit.effects import Sizes, sizes
from symcost.audit.numbers import Numeric
from symcost.audit.paths import itemise
from symcost.audit.profiles import CONTRACTIONS, DEFAULT, NOTHING, PARAMETERS, PROFILES, Profile, profile
from symcost.audit.quantities import quantity
from symcost.audit.scope import Scope
from symcost.compiler.pipeline import compile_model
from symcost.errors import UsageError, VerifyError
from symcost.evaluate.question import Options
from symcost.ir.conventions import CONVENTIONS, DEFAULTS
from symcost.ir.spec import ModelSpec

TRAINING = "train.matmul"
_PER_PARAMETER = 6
# What a change of counting is called.
_COUNTING = {
    CONTRACTIONS: "contractions that run",
    PARAMETERS: "6 FLOPs a parameter and token",
    NOTHING: "nothing",
}

Number = int | Fraction
ByType = dict[str, Number]


@dataclass(frozen=True)
class Side:
    """A model at its sizes under a profile."""

    spec: ModelSpec
    sizes: Sizes
    profile: Profile

    @property
    def title(self) -> str:
        return self.spec.name if self.profile is DEFAULT else f"{self.spec.name}@{self.profile.name}"


@dataclass(frozen=True)
class Item:
    """What one component contributes to the difference in one step.

    Attributes:
        step: `pairs: full -> causal_half`, `counting: ... -> ...`, or `model: A -> B`.
        component: its type; every instance of the model together.
        before, after: its part of the quantity.
    """

    step: str
    component: str
    before: Number
    after: Number

    @property
    def difference(self) -> Number:
        return self.after - self.before


@dataclass(frozen=True)
class Comparison:
    """Two totals and the items that lead from the first to the second."""

    left: Side
    right: Side
    quantity: str
    totals: tuple[Number, Number]
    items: tuple[Item, ...]


def read_sides(left: str, right: str, batch: int | None = None, seq: int | None = None) -> tuple[Side, Side]:
    """Both sides by name: `MODEL`, `MODEL@PROFILE`, or `@PROFILE` for the same model.

    Without a stated length both have the shorter of their defaults.

    Raises:
        SpecError: no such model.
        UsageError: no such profile, or a length that a model refuses.
    """
    first, own = _split(left)
    second, other = _split(right)
    if not first:
        raise UsageError(f"{left!r} names no model", hint="write MODEL or MODEL@PROFILE")
    specs = [frontend.load(first), frontend.load(second or first)]
    if seq is None and not any("seq" in spec.dims or spec.features.architecture == "vision" for spec in specs):
        seq = min(int(sizes(spec)["seq"]) for spec in specs)
    found = [sizes(spec, Options(batch=batch, seq=seq)) for spec in specs]
    return Side(specs[0], found[0], own), Side(specs[1], found[1], other)


def _split(text: str) -> tuple[str, Profile]:
    name, mark, last = text.rpartition("@")
    if mark and (last in PROFILES or last == DEFAULT.name or not name):
        return name, profile(last)
    if mark and frontend.by_name(name) is not None:
        profile(last)
    return text, DEFAULT


def compare(left: Side, right: Side, wanted: str = TRAINING) -> Comparison:
    """The difference between two sides.

    Raises:
        UsageError: a profile for another quantity than training FLOPs.
        GrammarError: no such quantity.
    """
    quantity(wanted)
    if wanted != TRAINING and (left.profile, right.profile) != (DEFAULT, DEFAULT):
        raise UsageError(f"a profile says how {TRAINING} is counted, not {wanted}", hint="leave one of them out")
    first, items = _by_type(left, wanted), []
    state = left
    for step, following in _steps(left, right):
        before, after = _by_type(state, wanted), _by_type(following, wanted)
        names = dict.fromkeys((*before, *after))
        found = (Item(step, name, before.get(name, 0), after.get(name, 0)) for name in names)
        items += [item for item in found if item.difference]
        state = following
    totals = sum(first.values()), sum(_by_type(right, wanted).values())
    if totals[0] + sum(item.difference for item in items) != totals[1]:
        raise VerifyError(f"the items between {left.title} and {right.title} do not add up")
    return Comparison(left, right, wanted, totals, tuple(items))


def _steps(left: Side, right: Side) -> Iterator[tuple[str, Side]]:
    """From one side to the other: conventions one at a time, then what is counted, then the model."""
    state = left
    old, new = ({**DEFAULTS, **side.profile.conventions} for side in (left, right))
    for convention in CONVENTIONS:
        name = convention.name
        if old[name] != new[name]:
            changed = {**state.profile.conventions, name: new[name]}
            state = replace(state, profile=replace(state.profile, conventions=changed))
            yield f"{name}: {old[name]} -> {new[name]}", state
    if _rules(state.profile) != _rules(right.profile):
        state = replace(state, profile=right.profile)
        yield f"counting: {left.profile.name} -> {right.profile.name}", state
    if (state.spec, state.sizes) != (right.spec, right.sizes):
        yield f"model: {left.spec.name} -> {right.spec.name}", right


def _rules(chosen: Profile) -> tuple[object, ...]:
    return chosen.weights, chosen.cores, chosen.without


def _by_type(side: Side, wanted: str) -> ByType:
    """The quantity by component type, every instance of the model together."""
    model = compile_model(side.spec)
    scope = Scope(side.profile.conventions)
    instances = model.instances()
    tables = {CONTRACTIONS: itemise(model, quantity(wanted), scope)}
    if PARAMETERS in (side.profile.weights, side.profile.cores):
        tables[PARAMETERS] = itemise(model, quantity("params_active"), scope)
    tokens = side.sizes["batch"] * side.sizes["seq"]
    found: ByType = {}
    for place, item in instances.items():
        kind = side.profile.counts(item.component.type)
        value = tables.get(kind, {}).get(place)
        if value is None:
            continue
        number = Numeric(value).at(side.sizes)
        assert not isinstance(number, float)
        scale = _PER_PARAMETER * tokens if kind == PARAMETERS else 1
        found[item.component.type] = found.get(item.component.type, 0) + scale * number
    return found


def counting(item: Item, comparison: Comparison) -> str:
    """What a component counts with before and after a change of counting; empty for other steps."""
    if not item.step.startswith("counting"):
        return ""
    before, after = (side.profile.counts(item.component) for side in (comparison.left, comparison.right))
    return f"{_COUNTING[before]} -> {_COUNTING[after]}"


def by_step(items: tuple[Item, ...]) -> Mapping[str, list[Item]]:
    """Items by step, in order."""
    found: dict[str, list[Item]] = {}
    for item in items:
        found.setdefault(item.step, []).append(item)
    return found
