"""One call of a function with traced numbers at one point: what it asked of them, and what it was told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symcost.audit.trace.rounding import Rounded, rounded
from symcost.audit.trace.terms import Term, Terms, Undefined
from symcost.budget import worked


class Stopped(BaseException):
    """The time is over; no Exception, so that a function under trial does not catch it by habit."""


@dataclass(frozen=True)
class Question:
    """Something that a function wanted to know of its sizes.

    Attributes:
        relation: `equal` or `less` (left to right), answered by yes or no; `value` (of left), by a number.
        why: of a value: what needed it, such as `range`.
    """

    relation: str
    left: Term
    right: Term | None = None
    why: str = ""

    @property
    def key(self) -> tuple[str, int, int]:
        return (self.relation, self.left.serial, self.right.serial if self.right else -1)


@dataclass(frozen=True)
class Step:
    """A question, and the answer at the point of the run."""

    question: Question
    answer: bool | Fraction

    @property
    def key(self) -> object:
        return (self.question.key, self.answer)


class Run:
    """What happens in one call.

    Attributes:
        steps: questions with answers, in order; each once.
        events: what took place that tracing does not see through.
        supposed: what is taken for granted of floats and of integers of a fixed width.
        codes: the function's own pieces of code, by id.
    """

    def __init__(self, terms: Terms, point: Mapping[str, Any], deadline: float, clues: Mapping[int, bool]) -> None:
        self.terms, self.point, self.deadline = terms, point, deadline
        self.values: dict[int, Any] = {}
        self.answers: dict[object, bool | Fraction] = {}
        self.steps: list[Step] = []
        self.events: list[str] = []
        self.supposed: list[str] = []
        self.roundings: dict[int, Rounded] = {}
        self.positive_sizes = clues
        self.codes: dict[int, object] = {}

    def note(self, event: str) -> None:
        """Records an event, once."""
        if event not in self.events:
            self.events.append(event)

    def suppose(self, what: str) -> None:
        """Records what is taken for granted, once."""
        if what not in self.supposed:
            self.supposed.append(what)

    def suppose_exact(self, *terms: Term) -> None:
        """Records that floats are taken as exact, where one that was rounded more than once is compared or cut."""
        for term in terms:
            if rounded(term, self.roundings) is Rounded.OFTEN:
                self.suppose(f"floats do not round in {self.terms.text(term)}")

    def check_time(self) -> None:
        """Ends the run where its time is over.

        Raises:
            Stopped: it is.
        """
        if worked() > self.deadline:
            self.note("the time was over")
            raise Stopped

    def value(self, term: Term) -> Fraction:
        """The value of a term at the run's point."""
        self.check_time()
        try:
            found: Fraction = self.terms.at(term, self.point, self.values)
        except Undefined:
            self.note("a number that is too large")
            raise Stopped from None
        return found

    def equal(self, left: Term, right: Term) -> bool:
        if left is right:
            return True
        if left.serial > right.serial:
            left, right = right, left
        return self._asked("equal", left, right)

    def less(self, left: Term, right: Term) -> bool:
        return left is not right and self._asked("less", left, right)

    def exact(self, term: Term, why: str) -> Fraction:
        """The number that a term is here, for something that needs one; the run holds for that number alone."""
        found = self.value(term)
        if term.operation != "number":
            self._told(Question("value", term, why=why), found)
        return found

    def _asked(self, relation: str, left: Term, right: Term) -> bool:
        known = self._by_sign(relation, left, right)
        if known is not None:
            return known
        self.suppose_exact(left, right)
        first, second = self.value(left), self.value(right)
        answer = first == second if relation == "equal" else first < second
        if not (self._fixed(left) and self._fixed(right)):
            self._told(Question(relation, left, right), answer)
        return answer

    def _fixed(self, term: Term) -> bool:
        """Whether a term is a number, or one for as long as the run holds."""
        return term.operation == "number" or Question("value", term).key in self.answers

    def _told(self, question: Question, answer: bool | Fraction) -> None:
        if question.key not in self.answers:
            self.answers[question.key] = answer
            self.steps.append(Step(question, answer))

    def _by_sign(self, relation: str, left: Term, right: Term) -> bool | None:
        """The answer where one side is above 0 by its form and the other is a number that is not."""
        for one, other, answer in ((left, right, False), (right, left, relation == "less")):
            if other.operation == "number" and other.value <= 0 and self._positive(one):
                return answer
        return None

    def _positive(self, term: Term) -> bool:
        """Whether a term is above 0 by its form: sizes that are, and sums, products and quotients of such."""
        waiting = [term]
        while waiting:
            node = waiting.pop()
            if node.operation == "number" and node.value > 0:
                continue
            if node.operation == "size" and self.positive_sizes.get(node.serial):
                continue
            if node.operation not in ("add", "mul", "div", "pow", "min", "max"):
                return False
            waiting += node.arguments
        return True
