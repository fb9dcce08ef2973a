"""SC205 unlike-twins."""

from collections.abc import Iterator

from symcost.audit.knowledge.twins import differences, twins_in
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, hidden, seq


def _norm(name: str, value: object) -> Operator:
    return Operator(
        "rms_norm", name, "dense", statements=(Statement("vector", value, phase="forward", type="rms_norm"),)
    )


@rule("SC205", "unlike-twins", hint="give both the same form and the same dtype, or different names")
class UnlikeTwins(Rule[AuditedModel]):
    """Two operators that do the same and are written differently.

    The norms of a layer, the dense and the expert version of an operator, differ in their sizes alone. Where one has
    another factor, another term or another dtype, one of them is wrong.
    """

    bad = AuditedModel("set", {"dense": (_norm("first", 4 * batch * seq * hidden), _norm("second", 4 * batch * seq))})
    good = AuditedModel(
        "set", {"dense": (_norm("first", 4 * batch * seq * hidden), _norm("second", 4 * batch * seq * hidden))}
    )

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for left, right in twins_in(item):
            for statement, what in differences(left, right):
                yield Problem(f"{right.name} differs from its twin {left.kind}.{left.name}: {what}", statement, right)
