"""Verdicts on the claims of a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import isclose
from typing import TYPE_CHECKING

from sympy import Add

from symcost.audit import causes
from symcost.audit.effects import effect
from symcost.audit.models_alike import models_alike
from symcost.audit.nearest import as_text, nearest
from symcost.audit.numbers import Number, Numeric
from symcost.audit.prove import Proof, prove
from symcost.audit.reading import Reading
from symcost.audit.safe_text import plain
from symcost.audit.sheets import Claim, Sheet
from symcost.audit.values import actual_value, stated_value
from symcost.errors import SymcostError
from symcost.ir.text import canonical

if TYPE_CHECKING:
    from sympy import Expr

_HOW = {
    "algebra": "proved: the canonical forms of both sides are one",
    "cases": "proved: equal in each of {cases} cases of min, max, ceil and floor",
    "solver": "proved: no allowed sizes make them differ",
    "points": "not refuted, not proved: no difference found at {points} points; accept: not_refuted takes that",
}
# What a sheet expects, and the verdicts that meet it.
_MEETS = {
    "equal": ("proved", "value"),
    "value": ("value",),
    "differ": ("refuted", "wrong_value"),
    "wrong_value": ("wrong_value",),
}
# A ratio is shown where it is short enough to be read.
_LONGEST_RATIO, _MOST_TERMS = 100, 20


@dataclass(frozen=True)
class Verdict:
    """What became of a claim. Formulas are text in the sheet's letters; what does not apply is empty or None.

    Attributes:
        verdict: proved, not_refuted or refuted; value or wrong_value; error.
        expected: whether it is what the sheet expects or accepts.
        points: how many points were looked at where nothing else is known.
        difference: formula - equals, or formula - value.
        counterexample: sizes at which the two sides differ.
        values: both sides there.
        ratio: formula over equals.
        nearest: conventions under which a refuted claim would hold, as `pairs=causal_half`.
        cause: what else explains the difference.
        effect: both sides on bundled models.
    """

    sheet: str
    file: str
    name: str
    verdict: str
    expected: bool
    message: str
    points: int = 0
    difference: str | None = None
    counterexample: Mapping[str, Number] | None = None
    values: tuple[Number, Number] | None = None
    ratio: str = ""
    nearest: str = ""
    cause: str = ""
    effect: Mapping[str, tuple[Number, Number]] = field(default_factory=dict)


def check_sheet(sheet: Sheet, accept: Sequence[str] = ()) -> list[Verdict]:
    """A verdict for every claim; what keeps a claim from being judged makes it an error.

    Args:
        accept: verdicts that pass for equal, beside `proved` and those that sheet and claim accept.
    """
    return [check_claim(sheet, claim, accept) for claim in sheet.claims]


def check_claim(sheet: Sheet, claim: Claim, accept: Sequence[str] = ()) -> Verdict:
    """The verdict on one claim."""
    try:
        if claim.states:
            hint = f"symcost audit {sheet.file} runs the rules over it"
            raise SymcostError("a card states what its formula is and claims nothing to prove", hint=hint)
        reading = Reading(sheet, claim)
        found = _equality(reading) if claim.equals else _value(reading)
    except SymcostError as problem:
        message = str(problem.at(sheet.place(claim)))
        return Verdict(sheet.name, sheet.file, claim.name, "error", False, message)
    taken = claim.expect in ("", "equal") and found.verdict in (*accept, *sheet.accept, *claim.accept)
    return replace(found, expected=True) if taken else found


def _made(reading: Reading, verdict: str, message: str, **more: object) -> Verdict:
    """A verdict with what the sheet expects."""
    sheet, claim = reading.sheet, reading.claim
    wanted = claim.expect or ("equal" if claim.equals else "value")
    return Verdict(sheet.name, sheet.file, claim.name, verdict, verdict in _MEETS[wanted], message, **more)  # type: ignore[arg-type]


def _value(reading: Reading) -> Verdict:
    """The verdict on `at` and `value`."""
    actual, stated = actual_value(reading), stated_value(reading)
    exact = not isinstance(actual, float)
    same = actual == stated if exact else isclose(actual, stated, rel_tol=1e-12)
    if same:
        message = f"the formula is {actual} there" + ("" if exact else ", to 12 digits (it has a logarithm)")
        return _made(reading, "value", message, difference="0")
    message = f"the formula is {actual} there, not {stated}"
    return _made(reading, "wrong_value", message, difference=str(actual - stated))


def _equality(reading: Reading) -> Verdict:
    """The verdict on `formula` and `equals`."""
    reading.check_divisions()
    assumed = reading.assumptions
    left, right = assumed.apply(reading.left), assumed.apply(reading.right)
    assumed.check_possible(left.free_symbols | right.free_symbols)
    proof = prove(left, right, assumed.conditions)
    if proof.equal:
        message = _HOW[proof.how].format(cases=proof.cases, points=proof.points)
        difference = "0" if proof.proved else reading.text(proof.difference)
        return _made(reading, proof.verdict, message, difference=difference, points=proof.points)
    point = reading.named(proof.point) if proof.point else None
    near = as_text(_nearest(reading))
    # What another convention explains needs no other cause.
    cause = "" if near else _cause(reading, left, right, proof)
    found = {"ratio": _ratio(reading, left, right), "nearest": near, "cause": cause}
    difference = reading.text(proof.difference)
    values = _both(proof, left, right)
    message = _refutation(difference, values, point, **found)
    sheet, paths = reading.sheet, reading.vocabulary.paths.values()
    models = models_alike(sheet.family, sheet.formulas, paths, reading.scope)
    shown = effect(reading.left, reading.right, models, assumed.replaced)
    more = {"difference": difference, "counterexample": point, "values": values, "effect": shown}
    return _made(reading, proof.verdict, message, **more, **found)


def _both(proof: Proof, left: Expr, right: Expr) -> tuple[Number, Number] | None:
    if proof.point is None:
        return None
    sides = [Numeric(side).defined(proof.point) for side in (left, right)]
    return (sides[0], sides[1]) if sides[0] is not None and sides[1] is not None else None


def _nearest(reading: Reading) -> dict[str, str]:
    def sides(changes: Mapping[str, str]) -> tuple[Expr, Expr]:
        left, right = reading.sides(changes)
        return reading.assumptions.apply(left), reading.assumptions.apply(right)

    return nearest(sides, reading.conventions(), reading.scope.options, reading.assumptions.conditions)


def _ratio(reading: Reading, left: Expr, right: Expr) -> str:
    """The ratio where it can be read: a number, or a short expression."""
    number = causes.constant_ratio(left, right)
    if number is not None:
        return str(number)
    if right == 0 or max(len(Add.make_args(canonical(side))) for side in (left, right)) > _MOST_TERMS:
        return ""
    text = reading.text(canonical(left / right))
    return text if len(text) <= _LONGEST_RATIO else ""


def _cause(reading: Reading, left: Expr, right: Expr, proof: Proof) -> str:
    """A factor, or a part that is missing where the other side is one path."""
    paths = reading.vocabulary.paths
    path, other = paths.get(reading.claim.equals), paths.get(reading.claim.formula)
    ours = "right" if path else "left"
    found = causes.factor(left, right, path or other, reading.model, ours=ours) if not (path and other) else ""
    if found or path is None:
        return found or causes.assumption(left, right, reading.text)
    found = causes.part(proof.difference, reading.model, path, reading.scope, reading.assumptions.replaced)
    return found or causes.assumption(left, right, reading.text)


def _refutation(
    difference: str,
    values: tuple[Number, Number] | None,
    point: Mapping[str, Number] | None,
    *,
    ratio: str,
    nearest: str,
    cause: str,
) -> str:
    """One sentence for each thing that is known."""
    found = [f"refuted: formula - equals = {difference}"]
    if point and values:
        at = ", ".join(f"{name}={size}" for name, size in point.items())
        found.append(f"at {at} it is {plain(values[0])} against {plain(values[1])}")
    if ratio:
        found.append(f"formula / equals = {ratio}")
    if nearest:
        found.append(f"equal under {nearest}")
    if cause:
        found.append(f"cause: {cause}")
    return "; ".join(found)
