"""One audit: rules applied to models and cards, suppressions and baseline taken off."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from symcost.audit.finding import Finding, worst_first
from symcost.audit.knowledge.names import telling
from symcost.audit.known_rules import rules_for
from symcost.audit.rule import Problem, Rules
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.audit.suppress import Suppressed, Suppressions
from symcost.ir.text import to_text


@dataclass(frozen=True)
class Report:
    """What an audit found.

    Attributes:
        target: what was audited. file: its path where it is a file; lines: of claims by name, or of components.
    """

    target: str
    findings: tuple[Finding, ...]
    suppressed: tuple[Suppressed, ...] = ()
    file: str = ""
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def failed(self) -> bool:
        """Whether a finding is worth an exit status."""
        return any(finding.severity != "note" for finding in self.findings)


def audit_models(all_audited: Iterable[AuditedModel]) -> tuple[list[Finding], list[Suppressed]]:
    """Findings of models; what one has like an earlier one is judged once."""
    suppressions = Suppressions()
    found: list[Finding] = []
    judged: set[Operator] = set()
    for audited in all_audited:
        suppressions.declare(audited)
        for operator, finding in _of_model(audited, judged):
            if not suppressions.takes(operator, finding):
                found.append(finding)
    found += suppressions.unused()
    return worst_first(list(dict.fromkeys(found))), suppressions.suppressed


def audit_claims(name: str, statements: Iterable[Statement]) -> list[Finding]:
    """Findings of cards."""
    found = []
    for statement in statements:
        card = Operator(statement.type, "", "", statements=(statement,), conventions=statement.conventions)
        for rule in rules_for(Statement):
            found += [_finding(rule, problem, name, card, statement) for problem in rule.problems(statement)]
        for rule in rules_for(Operator):
            if rule.on_claims:
                found += [_finding(rule, problem, name, card, statement) for problem in rule.problems(card)]
    return worst_first(list(dict.fromkeys(found)))


def _of_model(audited: AuditedModel, judged: set[Operator]) -> Iterator[tuple[Operator | None, Finding]]:
    """Findings, and the operator that may silence each; operators that an earlier model had are not judged again."""
    mine: set[Operator] = set()
    for placed in (*audited.operators, *audited.variants):
        # What is known of an operator is known of its own sizes.
        operator = placed.plain or placed
        content = replace(operator, kind="", name=telling(operator.name, operator.type))
        if content in judged:
            continue
        mine.add(content)
        for rule, statement, problem in _problems(operator):
            if rule.placed and statement is not None and not _holds_where_it_stands(rule, statement, placed):
                continue
            yield operator, _finding(rule, problem, audited.formulas, operator, problem.at or statement)
    judged |= mine
    for rule in rules_for(AuditedModel):
        for problem in rule.problems(audited):
            operator = problem.operator or Operator("", "", "")
            yield problem.operator, _finding(rule, problem, audited.formulas, operator, problem.at)


def _holds_where_it_stands(rule: Rules, statement: Statement, placed: Operator) -> bool:
    """Whether a rule says the same of that formula at the sizes that its layer puts in place of its own."""
    place = (statement.label, statement.slot, statement.tensor, statement.conventions)
    # A tensor that another operator keeps has no formula there.
    same = [s for s in placed.statements if (s.label, s.slot, s.tensor, s.conventions) == place]
    return any(True for s in same for _ in rule.problems(s))


Found = list[tuple[Rules, "Statement | None", Problem]]


def _problems(operator: Operator) -> Found:
    found: Found = []
    for summed, statements in ((False, operator.statements), (True, operator.sums)):
        for statement in statements:
            found += [(rule, statement, problem) for rule, problem in _of_statement(statement, summed=summed)]
    for rule in rules_for(Operator):
        found += [(rule, problem.at, problem) for problem in rule.problems(operator)]
    return list(_without_general(found))


@lru_cache(maxsize=65536)
def _of_statement(statement: Statement, *, summed: bool) -> tuple[tuple[Rules, Problem], ...]:
    """Problems of one formula; equal formulas of one operator are judged once, whatever model they stand in."""
    rules = [rule for rule in rules_for(Statement) if rule.summed == summed]
    return tuple((rule, problem) for rule in rules for problem in rule.problems(statement))


def _without_general(found: Found) -> Iterator[tuple[Rules, Statement | None, Problem]]:
    """Problems but for those of general rules whose term, or whose formula, a rule with a reason speaks of."""
    special = {(id(statement), problem.term) for rule, statement, problem in found if not rule.general}
    formulas = {key for key, _ in special}
    for rule, statement, problem in found:
        key = id(statement)
        if not rule.general or not ((key, problem.term) in special if problem.term else key in formulas):
            yield rule, statement, problem


def _finding(rule: Rules, problem: Problem, formulas: str, operator: Operator, at: Statement | None) -> Finding:
    formula = (at.text or to_text(at.value)) if at is not None else ""
    return Finding(
        code=rule.code,
        severity=rule.severity,
        formulas=formulas,
        kind=operator.kind,
        component=operator.name or operator.type,
        quantity=problem.quantity or (at.label if at is not None else ""),
        claim=at.claim if at is not None else None,
        formula=formula,
        message=problem.message,
        hint=rule.hint,
        type=operator.type,
    )
