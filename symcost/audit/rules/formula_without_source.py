"""SC401 formula-without-source."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, hidden, seq

_WORK = (Statement("vector", batch * seq * hidden, phase="forward", type="residual"),)


@rule("SC401", "formula-without-source", hint="cite a key of docs/references.bib, or document and line")
class FormulaWithoutSource(Rule[AuditedModel]):
    """An operator whose formulas name no source, or a source that the list of references does not have.

    A reviewer must be able to look up what a formula is checked against.
    """

    bad = AuditedModel("set", {"dense": (Operator("residual", "sum", "dense", statements=_WORK),)})
    good = AuditedModel(
        "set", {"dense": (Operator("residual", "sum", "dense", source="he2016residual", statements=_WORK),)}
    )

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for operator in item.operators:
            if not operator.statements:
                continue
            if not operator.source:
                yield Problem(f"{operator.name} names no source", operator=operator)
            elif item.sources and " " not in operator.source and operator.source not in item.sources:
                yield Problem(f"source {operator.source!r} is not in the list of references", operator=operator)
