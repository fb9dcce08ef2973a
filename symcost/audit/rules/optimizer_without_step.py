"""SC307 optimizer-without-step."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import ffn, hidden

_STATE = Operator(
    "ffn_up", "up", "dense", statements=(Statement("elements", 2 * hidden * ffn, role="optimizer_state"),)
)
_STEP = Operator(
    "optimizer_step", "step", "ends", statements=(Statement("vector", 14 * hidden * ffn, phase="optimizer"),)
)


@rule(
    "SC307", "optimizer-without-step", severity="note", hint="add the step: vector work and traffic for each parameter"
)
class OptimizerWithoutStep(Rule[AuditedModel]):
    """A set that keeps optimizer states and has no work or traffic of an optimizer step.

    A step reads and writes every parameter, gradient and moment; for small batches it is a large share of the time.
    """

    bad = AuditedModel("set", {"dense": (_STATE,)})
    good = AuditedModel("set", {"dense": (_STATE,), "ends": (_STEP,)})

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        states = any("optimizer_state" in operator.roles for operator in item.operators)
        steps = any(s.phase == "optimizer" for operator in item.operators for s in operator.statements)
        if states and not steps:
            yield Problem("optimizer states are kept and no formula has the optimizer's step")
