"""Two models, or one under two profiles: the difference step by step, by component, adding up exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from sympy import Expr

from symcost import frontend
from symcost.audit.effects import Sizes, sizes
from symcost.audit.numbers import Numeric
from symcost.audit.paths import itemise
from symcost.audit.profiles import DEFAULT, Profile, profile, profiles
from symcost.audit.profiles.part import Model, Part
from symcost.audit.quantities import quantity
from symcost.audit.scope import Scope
from symcost.compiler.pipeline import compile_model
from symcost.dims import TOWERS
from symcost.errors import UsageError, VerifyError
from symcost.evaluate.question import Options
from symcost.evaluate.settings import not_taken
from symcost.frontend.padded import with_stated
from symcost.ir.conventions import CONVENTIONS, DEFAULTS
from symcost.ir.spec import ModelSpec

TRAINING = "train.matmul"
# Lengths that a side states for itself, whatever they follow from by default.
_LENGTHS = frozenset({"context", "target_seq", "images"})

Number = int | Fraction
ByType = dict[str, Number]


@dataclass(frozen=True)
class Side:
    """A model at its sizes under a profile; with its MTP blocks where their depth is no 0."""

    spec: ModelSpec
    sizes: Sizes
    profile: Profile

    @property
    def conventions(self) -> dict[str, str]:
        """Options that differ from the defaults."""
        return {**self.profile.conventions, **({"mtp": "true"} if self.sizes.get("mtp_depth") else {})}

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


def read_sides(
    left: str,
    right: str,
    batch: int | None = None,
    seq: int | None = None,
    settings: Mapping[str, Number] | None = None,
    *,
    mtp: bool = False,
) -> tuple[Side, Side]:
    """Both sides by name: `MODEL`, `MODEL@PROFILE`, or `@PROFILE` for the same model.

    Without a stated length both have the shorter of their defaults.

    Args:
        settings: sizes put in place of the models' own.
        mtp: whether multi-token-prediction blocks count.

    Raises:
        SpecError: no such model.
        UsageError: no such profile, or a length or a size that a model refuses.
    """
    first, own = _split(left)
    second, other = _split(right)
    if not first:
        raise UsageError(f"{left!r} names no model", hint="write MODEL or MODEL@PROFILE")
    specs = [frontend.load(name) for name in (first, second or first)]
    if seq is None and not any("seq" in spec.dims or spec.features.architecture == "vision" for spec in specs):
        seq = min(int(sizes(spec)["seq"]) for spec in specs)
    asked = Options(batch=batch, seq=seq, settings=settings or {})
    return side(specs[0], asked, own, mtp=mtp), side(specs[1], asked, other, mtp=mtp)


def side(spec: ModelSpec, options: Options, counted: Profile = DEFAULT, *, mtp: bool = False) -> Side:
    """A model at the lengths and settings of a question.

    Raises:
        UsageError: a length or a size that it refuses.
    """
    spec = with_stated(spec, options.settings)
    return Side(spec, _sizes(spec, options, options.settings, mtp=mtp), counted)


def _sizes(spec: ModelSpec, options: Options, settings: Mapping[str, Number], *, mtp: bool) -> Sizes:
    found = dict(sizes(spec, options))
    for name, value in settings.items():
        if name not in found:
            raise not_taken(name, list(found), "--set")
        found[name] = value
    if mtp and not spec.mtp_depth:
        raise UsageError(f"no multi-token-prediction block of {spec.name} is priced", hint="leave --mtp out")
    return {**found, "mtp_depth": spec.mtp_depth} if mtp else found


def _split(text: str) -> tuple[str, Profile]:
    name, mark, last = text.rpartition("@")
    if mark and (last in profiles() or last == DEFAULT.name or not name):
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
    _check_profiles(left, right)
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
    if state.profile.counts != right.profile.counts or state.profile.otherwise != right.profile.otherwise:
        state = replace(state, profile=right.profile)
        yield f"counting: {left.profile.name} -> {right.profile.name}", state
    if (state.spec, state.sizes) != (right.spec, right.sizes):
        yield f"model: {left.spec.name} -> {right.spec.name}", right


def _by_type(side: Side, wanted: str) -> ByType:
    """The quantity by component type, every instance of the model together."""
    found: ByType = {}
    for part in parts(side, wanted):
        value = side.profile.of(part)
        found[part.type] = found.get(part.type, 0) + _exact(value)
    return {name: value for name, value in found.items() if value}


def _exact(value: Number) -> Number:
    """A whole number as one."""
    return value.numerator if isinstance(value, Fraction) and value.denominator == 1 else value


def parts(side: Side, wanted: str = TRAINING) -> tuple[Part, ...]:
    """The model's instances with what each contributes to the quantity, and its parameters."""
    model, scope = compile_model(side.spec), Scope(side.conventions, kept=_LENGTHS)
    tables = [itemise(model, quantity(name), scope) for name in (wanted, "params", "params_active")]
    attentions = {kind.name: kind.attention for kind in side.spec.kinds}
    whole = Model(side.spec, side.sizes)
    found = tuple(
        Part(
            whole,
            kind,
            instance.component.type,
            attention=attentions.get(kind, ""),
            tower=kind.startswith(TOWERS) or name.startswith(TOWERS),
            count=_number(scope.settle(model, model.count(kind, name, whole=True)), side),
            contractions=_number(tables[0].get((kind, name), 0), side),
            parameters=_number(tables[1].get((kind, name), 0), side),
            active=_number(tables[2].get((kind, name), 0), side),
        )
        for (kind, name), instance in model.instances().items()
    )
    whole = replace(whole, parts=found)
    return tuple(replace(part, model=whole) for part in found)


def _number(value: Expr | int, side: Side) -> Number:
    if isinstance(value, int):
        return value
    number = Numeric(value).at(side.sizes)
    assert not isinstance(number, float)
    return number


def _check_profiles(*sides: Side) -> None:
    """Refuses a profile for a model for which it does not hold."""
    for side in sides:
        if side.profile is DEFAULT or not (found := parts(side)):
            continue
        reason = side.profile.refusal(found[0].model)
        if reason:
            known = ", ".join(profiles())
            hint = f"it holds for {side.profile.holds}; other profiles: {known}"
            raise UsageError(f"@{side.profile.name} does not hold for {side.spec.name}: {reason}", hint=hint)


def counting(item: Item, comparison: Comparison) -> str:
    """What a component counts with before and after a change of counting; empty for other steps."""
    if not item.step.startswith("counting"):
        return ""
    before, after = (side.profile.count(item.component).meaning for side in (comparison.left, comparison.right))
    return f"{before} -> {after}"


def by_step(items: tuple[Item, ...]) -> Mapping[str, list[Item]]:
    """Items by step, in order."""
    found: dict[str, list[Item]] = {}
    for item in items:
        found.setdefault(item.step, []).append(item)
    return found
