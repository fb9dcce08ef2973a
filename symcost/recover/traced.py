"""A function followed through its paths: formulas with their cases, known for all sizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sympy import Expr, floor, solve

from symcost.audit.callables import Call
from symcost.audit.followed import Answers, follow
from symcost.audit.numbers import Numeric
from symcost.audit.path_verdicts import expression, refusal
from symcost.audit.points import Condition
from symcost.audit.results import item, same
from symcost.audit.trace import Path, Trace
from symcost.errors import SymcostError
from symcost.ir.text import canonical
from symcost.recover.cases import SIGNS, compared
from symcost.recover.functions import Program, nested
from symcost.recover.pieces import one_formula
from symcost.recover.result import Formula, Recovered, symbols
from symcost.recover.written import rounded

if TYPE_CHECKING:
    from symcost.audit.trace import Step

# More cases than this are no formula that anybody reads.
_MOST_CASES = 16
_SAMPLES = 3


@dataclass(frozen=True)
class Untraced:
    """Why a function's paths are not all there is to know of it."""

    reasons: tuple[str, ...]


def traced(program: Program, seconds: float) -> Recovered | Untraced:
    """The formulas of a function, of whole sizes that are at least 1.

    Raises:
        UsageError: it fails everywhere, or returns no number.
    """
    sizes = symbols(tuple(program.arguments))
    call = Call(program.function, nested({program.arguments[name]: symbol for name, symbol in sizes.items()}))
    conditions = [Condition(symbol, 1) for symbol in sizes.values()]
    found = follow(call, [None], list(sizes.values()), conditions, seconds)
    trace = found.trace
    if trace.unseen or trace.limits or not trace.paths:
        return Untraced((*trace.unseen, *trace.limits) or ("no path of it could be followed to its end",))
    try:
        formulas = _formulas(trace, trace.paths, 0)
    except SymcostError as error:
        return Untraced((error.what,))
    refused = tuple(dict.fromkeys(refusal(trace, path) for path in trace.paths if path.refusal is not None))
    agreed = _agreed(formulas, found.plain)
    if not 0 < len(formulas) <= _MOST_CASES or isinstance(agreed, str):
        return Untraced((agreed if isinstance(agreed, str) else f"it has {len(formulas)} cases",))
    paths = f"{len(trace.paths)} path{'s' if len(trace.paths) > 1 else ''}"
    how = f"all of its {paths} followed; for whole sizes from 1 on"
    samples = tuple(
        ({name: int(size) for name, size in point.items()}, exact)
        for point, value in found.plain
        if not isinstance(value, Exception) and (exact := _at(formulas, point)) is not None
    )
    return Recovered(
        program.name,
        tuple(formulas),
        "proved_where" if refused else "proved",
        agreed,
        len(found.plain) + len(trace.paths),
        samples[-_SAMPLES:],
        how,
        refused,
    )


def _formulas(trace: Trace, paths: list[Path], depth: int) -> list[Formula]:
    """Formulas of paths that have their first steps in common; those that end with an error have none."""
    if len(paths) == 1:
        (path,) = paths
        return [] if path.refusal is not None else [Formula((), _value(trace, path, path.steps))]
    question = paths[0].steps[depth].question
    sides = {answer: [p for p in paths if p.steps[depth].answer is answer] for answer in (True, False)}
    yes, no = (_formulas(trace, side, depth + 1) if side else [] for side in (sides[True], sides[False]))
    if not yes or not no or yes == no:
        return yes or no
    if len(yes) == len(no) == 1 and not yes[0].where and not no[0].where:
        single = _single(trace, question, yes[0].value, no[0].value)
        if single is not None:
            return [Formula((), single)]
    found = []
    for answer, formulas in ((True, yes), (False, no)):
        fact = trace.fact(question, answer)
        case = compared(rounded(canonical(fact.value)), SIGNS[fact.kind])
        found += [Formula((case, *formula.where), formula.value) for formula in formulas]
    return found


def _single(trace: Trace, question: Any, yes: Expr, no: Expr) -> Expr | None:
    """One formula for both answers, where there is one."""
    left, right = trace.terms.expression(question.left), trace.terms.expression(question.right)
    if question.relation == "less":
        return one_formula(yes, no, left, right) or one_formula(yes, no, left, right - 1)
    if question.relation == "equal" and canonical((yes - no).xreplace({left: right})) == 0:
        return no
    return None


def _value(trace: Trace, path: Path, steps: tuple[Step, ...]) -> Expr:
    """What a path returns; quotients that it has made sure of are whole."""
    value = canonical(expression(trace, item(path.result, None)))
    for fact in trace.facts(steps):
        calls = list(fact.value.atoms(floor)) if fact.kind == "zero" else []
        if len(calls) == 1:
            call = calls[0]
            exact = solve(fact.value, call)
            if exact and canonical(exact[0] - call.args[0]) == 0:
                value = canonical(value.xreplace({call: call.args[0]}))
    return rounded(value)


def _agreed(formulas: list[Formula], plain: Answers) -> int | str:
    """At how many points the function gives what its formulas say; or at which it does not."""
    numeric = [(formula, Numeric(formula.value)) for formula in formulas]
    agreed = 0
    for point, value in plain:
        if isinstance(value, Exception):
            continue
        sizes = {name: int(size) for name, size in point.items()}
        expected = next((n.defined(point) for f, n in numeric if f.holds(sizes)), None)
        if expected is None or not same(item(value, None), expected):
            return f"it gives {value} where its paths give {expected}"
        agreed += 1
    return agreed


def _at(formulas: list[Formula], point: Any) -> Any:
    sizes = {name: int(size) for name, size in point.items()}
    return next((Numeric(f.value).defined(point) for f in formulas if f.holds(sizes)), None)
