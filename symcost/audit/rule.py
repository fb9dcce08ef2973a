"""Rule: a bad pattern with its code, its reason, an example of each side and the check. One file a rule, in `rules`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Generic, NamedTuple, TypeVar, cast, get_args

from symcost.audit.finding import SEVERITIES
from symcost.audit.monomial import Monomial
from symcost.audit.statement import AuditedModel, Operator, Statement

Judged = TypeVar("Judged", Statement, Operator, AuditedModel)


class Problem(NamedTuple):
    """What a check says of what it judged.

    Attributes:
        message: what is wrong.
        at: the formula it is about, where it is about one of an operator's or a model's.
        operator: the operator it is about, where it is about one of a model's.
        quantity: where it is about a quantity that has no formula.
        term: the term it is about; a rule for terms in general gives way to one that knows what is wrong with it.
    """

    message: str
    at: Statement | None = None
    operator: Operator | None = None
    quantity: str = ""
    term: str = ""


def about(term: Monomial, text: str, at: Statement | None = None) -> Problem:
    """What a check says of one term."""
    return Problem(f"term {term.text} {text}", at, term=term.text)


class Rule(Generic[Judged]):
    """Base of all rules. A rule's docstring says what the pattern is and why it is bad.

    Attributes:
        code, name: SC101 and the bad pattern in words.
        severity: error only where a finding is a proof.
        hint: what to do.
        judges: Statement (one formula), Operator (all formulas of an instance) or AuditedModel (a model or a set).
        bad, good: examples; a test runs every rule on them.
    """

    code: ClassVar[str]
    name: ClassVar[str]
    severity: ClassVar[str]
    hint: ClassVar[str]
    judges: ClassVar[type]
    on_claims: ClassVar[bool]
    general: ClassVar[bool]
    summed: ClassVar[bool]
    placed: ClassVar[bool]
    bad: Judged
    good: Judged

    def check(self, item: Judged) -> Iterator[Problem]:
        raise NotImplementedError

    def problems(self, item: Statement | Operator | AuditedModel) -> Iterator[Problem]:
        """What it says of something; nothing of what it does not judge."""
        return self.check(cast(Judged, item)) if isinstance(item, self.judges) else iter(())


Rules = Rule[Statement] | Rule[Operator] | Rule[AuditedModel]
_Class = TypeVar("_Class", bound=type)


def rule(
    code: str,
    name: str,
    *,
    severity: str = "warning",
    hint: str,
    on_claims: bool = False,
    general: bool = False,
    summed: bool = False,
    placed: bool = False,
) -> Callable[[_Class], _Class]:
    """Declare a rule.

    Args:
        on_claims: a rule for operators judges a claim's only formula too.
        general: it speaks of a term only where no other rule does.
        summed: it judges what an operator moves or counts in all, over its slots and tensors.
        placed: what it finds at an operator's own sizes must be so at those that its layer puts in their place.
    """
    if severity not in SEVERITIES:
        raise ValueError(f"{code}: severity {severity!r} is none of {', '.join(SEVERITIES)}")

    def register(made: _Class) -> _Class:
        (base,) = made.__orig_bases__  # type: ignore[attr-defined]
        (judged,) = get_args(base)
        facts = {
            "code": code,
            "name": name,
            "severity": severity,
            "hint": hint,
            "on_claims": on_claims,
            "general": general,
            "summed": summed,
            "placed": placed,
        }
        for attribute, value in {**facts, "judges": judged}.items():
            setattr(made, attribute, value)
        return made

    return register
