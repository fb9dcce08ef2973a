"""The paths of a traced function, each against the formula under the conditions that lead to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from sympy import Expr, Rational

from symcost.audit.judgement import Equivalence
from symcost.audit.proof_by_cases import cases_that_vanish
from symcost.audit.results import item
from symcost.audit.solver import Fact, solve
from symcost.audit.trace import Path, Trace, Traced, exact
from symcost.budget import limited, worked
from symcost.errors import BudgetError, SymcostError, UsageError
from symcost.ir.text import canonical, to_text

if TYPE_CHECKING:
    from sympy import Symbol

    from symcost.audit.points import Condition

_MOST_SHOWN = 4
# Characters of an expression that is shown.
_READ = 500
# Seconds for the solver, over all paths.
_SECONDS = 1.0
# Seconds for all else that is to be done about them.
_AFTER, _LEAST = 2.0, 0.1
_SIGNS = {"zero": "== 0", "not zero": "!= 0", "negative": "< 0", "not negative": ">= 0"}


@dataclass(frozen=True)
class Refuted:
    """A path on which function and formula differ.

    Attributes:
        at: sizes at which they do.
        value: the function there, as an expression.
        difference: function - formula.
        piece: what leads to the path.
    """

    at: Mapping[str, Any]
    value: Expr
    difference: Expr
    piece: tuple[str, ...]


def settle_paths(
    found: Trace,
    name: str | int | None,
    formula: Expr,
    symbols: Sequence[Symbol],
    conditions: Sequence[Condition],
    stated: Sequence[str] = (),
) -> Equivalence | Refuted:
    """The verdict that a trace gives, before the function is called with plain numbers."""
    reasons, where = list(found.unseen), [*stated, *found.limits]
    deadline = worked() + _SECONDS
    for path in sorted(found.paths, key=lambda path: len(path.steps)):
        try:
            with limited("comparing a path", max(_LEAST, deadline + _AFTER - worked())):
                if path.refusal is not None:
                    where.append(refusal(found, path))
                    continue
                result = _settled(found, path, name, formula, symbols, conditions, deadline)
        except BudgetError:
            reasons.append("the time was over before all paths were compared")
            break
        if isinstance(result, Refuted):
            return _over_loops(result, found, name, formula)
        if result:
            reasons.append(result)
    if not found.paths:
        reasons.append("no path of it could be followed to its end")
    if reasons:
        return Equivalence("not_refuted", reasons=tuple(dict.fromkeys(reasons)))
    return Equivalence("proved_where" if where else "proved", where=tuple(dict.fromkeys(where)))


def _settled(
    found: Trace,
    path: Path,
    name: str | int | None,
    formula: Expr,
    symbols: Sequence[Symbol],
    conditions: Sequence[Condition],
    deadline: float,
) -> Refuted | str:
    """A refutation, why nothing is known, or an empty text where both are equal on the path."""
    try:
        value = expression(found, item(path.result, name))
    except UsageError as problem:
        return f"on a path {problem.what}"
    facts = found.facts(path.steps)
    known = {fact.value: fact for fact in facts}
    put = _replacements(path, found)
    try:
        difference = canonical(value - formula)
        if difference == 0 or canonical(difference.xreplace(put)) == 0:
            return ""
        answer = solve(symbols, conditions, [*known.values(), Fact(difference, "not zero")], deadline)
        if answer.none or cases_that_vanish(difference) is not None:
            return ""
    except SymcostError as problem:
        return f"on a path it is not known whether they are equal: {problem.what}"
    # A path's own sizes may be where both happen to agree; the caller's calls with plain numbers decide.
    at = answer.point or path.point
    return (
        Refuted(at, value, difference, _piece(found, path))
        if answer.point or _differs(difference, path)
        else f"on a path it is not known whether {_readable(difference)} is 0"
    )


def _readable(value: Expr) -> str:
    text = to_text(value)
    return text if len(text) <= _READ else f"an expression of {len(text):,} characters"


def _over_loops(refuted: Refuted, found: Trace, name: str | int | None, formula: Expr) -> Refuted:
    """A refutation for all numbers of turns of a loop, where the paths for those that were tried lie on one line."""
    lines: dict[Expr, Expr] = {}
    size: Expr | None = None
    for path in found.paths:
        asked = {symbol for fact in found.facts(path.steps) for symbol in fact.value.free_symbols}
        put = _replacements(path, found)
        if path.refusal is not None or len(put) != 1 or asked != set(put):
            return refuted
        ((size, number),) = put.items()
        lines[number] = expression(found, item(path.result, name))
    if size is None or len(lines) < 3:
        return refuted
    (first, low), (second, high) = sorted(lines.items(), key=lambda pair: int(pair[0]))[:2]
    value = low + (high - low) / (second - first) * (size - first)
    if any(canonical((value - line).xreplace({size: number})) != 0 for number, line in lines.items()):
        return refuted
    return Refuted(refuted.at, value, canonical(value - formula), ())


def _differs(difference: Expr, path: Path) -> bool:
    point = {symbol: Rational(Fraction(path.point[symbol.name])) for symbol in difference.free_symbols}
    return bool(difference.xreplace(point) != 0)


def expression(found: Trace, value: Any) -> Expr:
    """A number that a function returned as an expression."""
    if type(value) is Traced:
        return found.terms.expression(value.traced_term)
    number = exact(value)
    assert number is not None, value
    return Rational(number.numerator, number.denominator)


def _replacements(path: Path, found: Trace) -> dict[Expr, Expr]:
    """Sizes that a path fixes to a number."""
    put: dict[Expr, Expr] = {}
    for step in path.steps:
        question = step.question
        if question.relation == "value" and question.left.operation == "size":
            put[question.left.value] = found.terms.expression(found.terms.number(Fraction(step.answer)))
        elif question.relation == "equal" and step.answer is True and question.right is not None:
            sides = (question.left, question.right)
            for one, other in (sides, sides[::-1]):
                if one.operation == "size" and other.operation == "number":
                    put[one.value] = found.terms.expression(other)
    return put


def _piece(found: Trace, path: Path) -> tuple[str, ...]:
    asked = [(canonical(fact.value), _SIGNS[fact.kind]) for fact in found.facts(path.steps)]
    texts = [f"{to_text(value)} {sign}" for value, sign in asked if value.free_symbols]
    return tuple(texts[:_MOST_SHOWN] if len(texts) <= _MOST_SHOWN else [*texts[:_MOST_SHOWN], "..."])


def refusal(found: Trace, path: Path) -> str:
    """What must not be asked for, where a path ends with an error."""
    problem = path.refusal
    return f"it raises no {type(problem).__name__} ({' and '.join(_piece(found, path)) or 'always'})"
