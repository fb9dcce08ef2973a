"""SC402 unused-suppression."""

from collections.abc import Iterator

from symcost.audit.known_rules import all_rules
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator
from symcost.ir.component import Suppression

CODE = "SC402"


@rule(CODE, "unused-suppression", hint="take the suppression out, or give it a reason")
class UnusedSuppression(Rule[Operator]):
    """A suppression that silences nothing, names no rule, or gives no reason.

    A silenced rule is a promise that somebody looked. Once the formula no longer breaks the rule, the suppression
    only hides the next mistake; a run reports those that silenced nothing.
    """

    bad = Operator("residual", "sum", "dense", suppress=(Suppression("SC999", "an unknown rule"),))
    good = Operator("residual", "sum", "dense", suppress=(Suppression("SC106", "the sum is over both branches"),))

    def check(self, item: Operator) -> Iterator[Problem]:
        for entry in item.suppress:
            if entry.code not in all_rules():
                yield Problem(f"the suppression of {entry.code} names no rule")
            elif not entry.reason.strip():
                yield Problem(f"the suppression of {entry.code} gives no reason")
