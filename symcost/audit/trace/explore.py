"""Every path through a function: it is called at a point, and for each answer it got, at a point with another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from symcost.audit.solver import NONE, UNKNOWN, Answer, Fact, solve
from symcost.audit.trace.number import made
from symcost.audit.trace.reach import Reach
from symcost.audit.trace.run import Question, Run, Step, Stopped
from symcost.audit.trace.terms import Term, Terms, Undefined
from symcost.audit.trace.world import surroundings, watched
from symcost.budget import limited, worked
from symcost.errors import BudgetError

if TYPE_CHECKING:
    from sympy import Expr, Symbol

    from symcost.audit.points import Condition

MOST_PATHS = 600
# Seconds that facts are written down in, however late it is.
_LEAST = 0.1
# Values that are tried of something that needs a number.
MOST_VALUES = 6

Point = Mapping[str, Any]
# Builds the arguments of a call: takes what an expression is to be passed as.
Arguments = Callable[[Callable[["Expr"], Any]], dict[str, Any]]


@dataclass(frozen=True)
class Path:
    """One way through the function.

    Attributes:
        steps: what it asked, and the answers that make this path.
        result: what it returned, numbers traced; meaningless where `refusal` is set.
        refusal: the error that it ended with.
        point: sizes that take this path.
    """

    steps: tuple[Step, ...]
    result: Any
    refusal: Exception | None
    point: dict[str, Any]
    events: tuple[str, ...] = ()


@dataclass
class Trace:
    """What is known of a function.

    Attributes:
        paths: all that were followed.
        unseen: why there may be more than the paths show; empty where they are all there is.
        limits: where the paths hold, for what needed numbers: `layers in {1, 2, 3}`.
    """

    terms: Terms
    paths: list[Path] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    limits: list[str] = field(default_factory=list)

    def facts(self, steps: Iterable[Step]) -> list[Fact]:
        """Steps as facts about expressions."""
        return [fact for step in steps for fact in (self.fact(step.question, step.answer),)]

    def fact(self, question: Question, answer: bool | Fraction, *, other: bool = False) -> Fact:
        """A question with its answer, or with any other."""
        left = self.terms.expression(question.left)
        if question.relation == "value":
            number = self.terms.expression(self.terms.number(Fraction(answer)))
            return Fact(left - number, "not zero" if other else "zero")
        assert question.right is not None
        holds = bool(answer) != other
        names = {"equal": ("not zero", "zero"), "less": ("not negative", "negative")}[question.relation]
        return Fact(left - self.terms.expression(question.right), names[holds])

    def note(self, reason: str) -> None:
        if reason not in self.unseen:
            self.unseen.append(reason)


def trace(
    function: Callable[..., object],
    arguments: Arguments,
    reach: Reach,
    points: Sequence[Point],
    symbols: Sequence[Symbol],
    conditions: Sequence[Condition],
    deadline: float,
) -> Trace:
    """Follows a function through all of its paths, as far as that can be done until the deadline.

    Args:
        arguments: builds what the function is called with.
        points: allowed sizes; the first is where the function is called first.
        symbols, conditions: which sizes are allowed.
    """
    explorer = _Explorer(function, arguments, reach, points, symbols, conditions, deadline)
    with surroundings(reach):
        explorer.explore()
    return explorer.found


class _Explorer:
    def __init__(
        self,
        function: Callable[..., object],
        arguments: Arguments,
        reach: Reach,
        points: Sequence[Point],
        symbols: Sequence[Symbol],
        conditions: Sequence[Condition],
        deadline: float,
    ) -> None:
        self.function, self.arguments, self.reach = function, arguments, reach
        self.points, self.symbols, self.conditions = points, symbols, conditions
        self.deadline = deadline
        self.found = Trace(Terms())
        above = {c.value + 1 for c in conditions if c.lowest == 0}
        self.positive = {self.found.terms.size(s).serial: bool(s.is_positive) or s in above for s in symbols}
        self.values: list[dict[int, Any]] = [{} for _ in points]
        # Answers that were followed, by the steps before them.
        self.followed: dict[tuple[object, ...], dict[Any, Step]] = {}
        self.waiting: deque[tuple[Step, ...]] = deque()

    def explore(self) -> None:
        self.follow(self.points[0])
        while self.waiting:
            if worked() > self.deadline:
                self.found.note("the time was over before all paths were followed")
                return
            if len(self.found.paths) >= MOST_PATHS:
                self.found.note(f"it has more than {MOST_PATHS} paths")
                return
            self.turn(self.waiting.popleft())

    def follow(self, point: Point) -> None:
        """One call, and what it asked noted."""
        run = Run(self.found.terms, point, self.deadline, self.positive)
        path = self.called(run)
        if path is None:
            return
        for event in path.events:
            self.found.note(event)
        known = False
        for place, step in enumerate(path.steps):
            before = path.steps[:place]
            answers = self.followed.setdefault(tuple(s.key for s in before), {})
            if answers and next(iter(answers.values())).question.key != step.question.key:
                self.found.note("it is not the same when it is called again")
            known = step.answer in answers
            if not known:
                answers[step.answer] = step
                self.waiting.append((*before, step))
        if not known or not path.steps:
            self.found.paths.append(path)

    def called(self, run: Run) -> Path | None:
        """What a call comes to; None where it was stopped."""
        terms = run.terms
        result: Any = None
        refusal: Exception | None = None
        try:
            filled = self.arguments(lambda value: made(run, terms.read(value), True))
            with watched(run, self.reach.codes):
                result = self.function(**filled)
        except Stopped:
            pass
        except RecursionError:
            run.note("it recurses too deep")
        except Undefined:
            run.note("an argument has a logarithm")
        except Exception as problem:  # noqa: BLE001  somebody's function: what it raises is its answer
            refusal = problem
            run.events = [event for event in run.events if not event.endswith("on the way")]
        stopped = next((e for e in run.events if e.startswith(("the time", "a number", "it recurses", "an arg"))), "")
        if stopped:
            self.found.note(stopped)
            return None
        self.found.limits += [text for text in run.supposed if text not in self.found.limits]
        return Path(tuple(run.steps), result, refusal, dict(run.point), tuple(run.events))

    def turn(self, steps: tuple[Step, ...]) -> None:
        """Looks for sizes that give the last of some steps another answer, and calls the function there."""
        before, last = steps[:-1], steps[-1]
        answers = self.followed[tuple(s.key for s in before)]
        if last.question.relation == "value":
            self.turn_value(before, answers)
            return
        if len(answers) < 2:
            found = self.sizes(before, [(last.question, last.answer)])
            if found.point is not None:
                self.expect(found.point, before, answers)
            elif not found.none:
                self.found.note(f"it is not known whether {self.text(last.question)} can be {not last.answer}")

    def turn_value(self, before: tuple[Step, ...], answers: dict[Any, Step]) -> None:
        """A few more values of something that needs a number."""
        question = next(iter(answers.values())).question
        while len(answers) < MOST_VALUES and worked() < self.deadline:
            found = self.sizes(before, [(question, answer) for answer in answers])
            if found.point is None:
                if not found.none:
                    break
                return
            count = len(answers)
            self.expect(found.point, before, answers)
            if len(answers) == count:
                break
        values = ", ".join(str(answer) for answer in sorted(answers))
        limit = f"{self.found.terms.text(question.left)} in {{{values}}}"
        if limit not in self.found.limits:
            self.found.limits.append(limit)

    def expect(self, point: Point, before: tuple[Step, ...], answers: dict[Any, Step]) -> None:
        count = len(answers)
        self.follow(point)
        if len(answers) == count and worked() < self.deadline:
            self.found.note("it does not do the same for the same sizes")

    def sizes(self, before: Sequence[Step], others: Sequence[tuple[Question, Any]]) -> Answer:
        """Sizes at which the steps before come out as they did, and questions otherwise than they did."""
        for point in self.fitting(before):
            if all(self.answer(question, point) not in (answer, None) for question, answer in others):
                return Answer(dict(self.points[point]))
        try:
            with limited("writing down facts", max(_LEAST, self.deadline - worked())):
                facts = self.found.facts(before) + [self.found.fact(q, a, other=True) for q, a in others]
        except BudgetError:
            return UNKNOWN
        found = solve(self.symbols, self.conditions, facts, self.deadline)
        return found if found is NONE or found.point is not None else UNKNOWN

    def fitting(self, steps: Sequence[Step]) -> Iterator[int]:
        """Places of the known points at which steps come out as they did."""
        for place in range(len(self.points)):
            if all(self.answer(step.question, place) == step.answer for step in steps):
                yield place

    def answer(self, question: Question, place: int) -> Any:
        try:
            left = self.at(question.left, place)
            if question.relation == "value" or question.right is None:
                return left
            right = self.at(question.right, place)
        except Undefined:
            return None
        return left == right if question.relation == "equal" else left < right

    def at(self, term: Term, place: int) -> Any:
        return self.found.terms.at(term, self.points[place], self.values[place])

    def text(self, question: Question) -> str:
        sign = "==" if question.relation == "equal" else "<"
        terms = self.found.terms
        assert question.right is not None
        return f"{terms.text(question.left)} {sign} {terms.text(question.right)}"
