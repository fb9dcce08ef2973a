"""SC301 type-without-formula."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator


@rule("SC301", "type-without-formula", severity="error", hint="give it a formula, or take it out of the set")
class TypeWithoutFormula(Rule[AuditedModel]):
    """A component type that a set declares and gives no formula.

    Whoever adds up the set believes that the part is counted.
    """

    bad = AuditedModel("set", {"dense": (Operator("ffn_up", "up", "dense"),)}, declared=("dispatch",))
    good = AuditedModel("set", {"dense": (Operator("ffn_up", "up", "dense"),)})

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for name in item.declared:
            yield Problem(f"component type {name} is declared and has no formula", quantity=name)
