"""Two models, or one under two profiles: the difference step by step, by component, adding up exactly."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from sympy import Expr

from symcost import dims
from symcost.audit.numbers import Numeric
from symcost.audit.paths import itemise
from symcost.audit.profiles import DEFAULT, profiles
from symcost.audit.profiles.part import Model, Part
from symcost.audit.quantities import quantity, served_reason
from symcost.audit.scope import Scope
from symcost.audit.sides import Side
from symcost.compiler.pipeline import compile_model
from symcost.errors import UsageError, VerifyError
from symcost.ir.conventions import CONVENTIONS, DEFAULTS
from symcost.ir.conventions import TRAINING as TRAINED
from symcost.ir.precision import COMPUTE_WIDTHS, STORAGE_SLOTS

# A side that no plan divides.
_ALONE = "one device"
TRAINING = "train.matmul"
SERVED = "forward.matmul"
# Lengths that a side states for itself, whatever they follow from by default.
_LENGTHS = frozenset({"context", "target_seq", "images"})
# What a question may state too.
_NUMBERS = frozenset({*dims.COEFFICIENTS, *STORAGE_SLOTS.values(), *COMPUTE_WIDTHS.values()})

Number = int | Fraction
ByType = dict[str, Number]


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


def compare(left: Side, right: Side, wanted: str | None = None) -> Comparison:
    """The difference between two sides: of training's FLOPs, or the forward's where a served step is compared.

    Raises:
        UsageError: a profile for another quantity than training FLOPs; a quantity that such a step does not have.
        GrammarError: no such quantity.
    """
    wanted = wanted or (TRAINING if left.workload == TRAINED else SERVED)
    if reason := served_reason(quantity(wanted), inference=left.workload != TRAINED):
        hint = "compare another quantity, such as forward.hbm or bytes.param"
        raise UsageError(f"--quantity {wanted} does not apply: {reason}", hint=hint)
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
    for name in (convention.name for convention in CONVENTIONS):
        if old[name] != new[name]:
            changed = {**state.profile.conventions, name: new[name]}
            state = replace(state, profile=replace(state.profile, conventions=changed))
            yield f"{name}: {old[name]} -> {new[name]}", state
    if state.profile.counts != right.profile.counts or state.profile.otherwise != right.profile.otherwise:
        state = replace(state, profile=right.profile)
        yield f"counting: {left.profile.name} -> {right.profile.name}", state
    if (state.spec, state.sizes) != (right.spec, right.sizes):
        if left.plan != right.plan and left.spec.name == right.spec.name:
            yield f"plan: {left.plan or _ALONE} -> {right.plan or _ALONE}", right
        else:
            names = (side.title if side.plan else side.spec.name for side in (left, right))
            yield f"model: {' -> '.join(names)}", right


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
    model = compile_model(side.spec, "standard", side.precision)
    scope = Scope(side.conventions, kept=_LENGTHS | {name for name in side.sizes if name in _NUMBERS})
    tables = [itemise(model, quantity(name), scope) for name in (wanted, "params", "params_active")]
    attentions = {kind.name: kind.attention for kind in side.spec.kinds}
    whole = Model(side.spec, side.sizes)
    found = tuple(
        Part(
            whole,
            kind,
            instance.component.type,
            attention=attentions.get(kind, ""),
            tower=kind.startswith(dims.TOWERS) or name.startswith(dims.TOWERS),
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
