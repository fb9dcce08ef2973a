"""Suppressions: a rule silenced in one component, with the reason; those that silence nothing are findings."""

from __future__ import annotations

from dataclasses import dataclass

from symcost.audit.finding import Finding
from symcost.audit.known_rules import all_rules
from symcost.audit.rules.unused_suppression import CODE
from symcost.audit.statement import AuditedModel, Operator


@dataclass(frozen=True)
class Suppressed:
    """A finding that a component silences, and why."""

    finding: Finding
    reason: str

    def record(self) -> dict[str, str | None]:
        return {**self.finding.record(), "reason": self.reason}


class Suppressions:
    """Applies the suppressions of components and remembers which were of use."""

    def __init__(self) -> None:
        self.declared: dict[tuple[str, str], tuple[AuditedModel, Operator]] = {}
        self.used: set[tuple[str, str]] = set()
        self.suppressed: list[Suppressed] = []

    def declare(self, audited: AuditedModel) -> None:
        for operator in audited.operators:
            for entry in operator.suppress:
                self.declared.setdefault((operator.type, entry.code), (audited, operator))

    def takes(self, operator: Operator | None, finding: Finding) -> bool:
        """Whether the operator silences the finding."""
        entry = next((s for s in operator.suppress if s.code == finding.code), None) if operator else None
        if entry is None or operator is None or not entry.reason.strip():
            return False
        self.used.add((operator.type, finding.code))
        self.suppressed.append(Suppressed(finding, entry.reason))
        return True

    def unused(self) -> list[Finding]:
        """A finding for each suppression of a known rule that silenced nothing."""
        rule = all_rules()[CODE]
        found = []
        for (type_, code), (audited, operator) in self.declared.items():
            if (type_, code) not in self.used and code in all_rules():
                message = f"the suppression of {code} in {type_} silences nothing"
                place = (audited.formulas, operator.kind, operator.name, "", None, "")
                found.append(Finding(CODE, rule.severity, *place, message, rule.hint))
        return found
