"""A call followed through its paths, and called with plain numbers: what the one does not show, the other notes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import TextIOBase
from typing import TYPE_CHECKING, Any

from symcost.audit.callables import Call
from symcost.audit.likely_points import pool
from symcost.audit.results import item, rounded, same
from symcost.audit.trace import Path, Reach, Stopped, Trace, Traced, Undefined, exact, timed, trace
from symcost.budget import worked
from symcost.errors import UsageError

if TYPE_CHECKING:
    from sympy import Expr, Symbol

    from symcost.audit.points import Condition, Size

Answers = list[tuple[Mapping[str, "Size"], Any]]


@dataclass(frozen=True)
class Followed:
    """What is known of a call.

    Attributes:
        trace: the paths, with reasons why there may be more.
        plain: points, and what the call gives there.
    """

    trace: Trace
    plain: Answers


class _Silence(TextIOBase):
    """Where hundreds of calls print to."""

    def write(self, text: str) -> int:
        return len(text)


def follow(
    call: Call,
    items: Sequence[str | int | None],
    symbols: Sequence[Symbol],
    conditions: Sequence[Condition],
    seconds: float,
    *,
    replaced: Mapping[Symbol, Expr] | None = None,
    own: Sequence[Mapping[str, Size]] = (),
) -> Followed:
    """Traces a call for two thirds of the time, and calls it as it is for the rest.

    Args:
        items: what of its results is looked at.
        replaced, own: as `pool` takes them.

    Raises:
        UsageError: the function fails everywhere, or returns no number.
    """
    given = [call.function.__self__] if hasattr(call.function, "__self__") else []
    reach = Reach(call.function, [*given, *call.constants()])
    before = reach.state()
    points = pool(symbols, conditions, reach.numbers, replaced, own)
    # The sizes of bundled models are read once, which is no time of the function.
    start = worked()
    deadline, until = start + seconds, start + seconds * 2 / 3
    with redirect_stdout(_Silence()):
        found = trace(call.function, call.filled, reach, points, symbols, conditions, until)
        deadline = max(deadline, worked() + seconds / 3)
    taken = plain(call, [path.point for path in found.paths], deadline)
    answers = [*plain(call, points, deadline), *taken]
    for event in reach.events:
        found.note(event)
    for path, (_, value) in zip(found.paths, taken, strict=False):
        _check_plain(path, found, value, items)
    if reach.state() != before:
        found.note("it keeps something from one call to another")
    _check_returns(call, answers, items)
    return Followed(found, answers)


def plain(call: Call, points: Sequence[Mapping[str, Size]], deadline: float) -> Answers:
    """What the function gives for plain numbers, an exception where it raises one."""
    found: Answers = []
    for point in points:
        if found and worked() > deadline:
            break
        try:
            with timed(deadline), redirect_stdout(_Silence()):
                found.append((point, call.at(point)))
        except Stopped:
            break
        except Exception as problem:  # noqa: BLE001  somebody's function: what it raises is its answer
            found.append((point, problem))
    return found


def _check_returns(call: Call, answers: Answers, items: Sequence[str | int | None]) -> None:
    results = [result for _, result in answers if not isinstance(result, Exception)]
    if not answers:
        hint = "state seconds= for more of it"
        raise UsageError(f"no call of {call.name} ended in time", hint=hint)
    if not results:
        point, problem = answers[0]
        if isinstance(problem, ZeroDivisionError):
            hint = "it must take some allowed sizes"
            raise UsageError(f"the function divides by zero at {_sizes(point)}", hint=hint)
        what = f"{type(problem).__name__} from {call.shown(point)}: {problem}"
        raise UsageError(what, hint="the function must take whole numbers of these sizes") from problem
    for name in items:
        for result in results[:1]:
            item(result, name)


def _check_plain(path: Path, found: Trace, value: Any, items: Sequence[str | int | None]) -> None:
    """Notes a path on which the function does for plain numbers what the trace does not show."""
    failed = isinstance(value, Exception)
    if failed or path.refusal is not None:
        if type(value) is not type(path.refusal):
            other = "a number" if not failed else type(value).__name__
            found.note(f"it gives {other} for plain numbers where its trace gives {path.refusal!r}")
        return
    for name in items:
        expected = _value(found, item(path.result, name), path.point)
        given = item(value, name)
        if expected is not None and not (same(given, expected) or rounded(given, expected)):
            found.note(f"it gives {item(value, name)} for plain numbers where its trace gives {expected}")


def _value(found: Trace, result: Any, point: Mapping[str, Size]) -> Any:
    """A traced result at a point; None where it has no value there."""
    if type(result) is not Traced:
        return exact(result)
    try:
        return found.terms.at(result.traced_term, point, {})
    except Undefined:
        return None


def _sizes(point: Mapping[str, Size]) -> str:
    return ", ".join(f"{name}={size}" for name, size in point.items())
