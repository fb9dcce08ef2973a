"""SC304 unused-size."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, hidden, seq


def _audited(*sizes: str) -> AuditedModel:
    statement = Statement("vector", batch * seq * hidden, phase="forward", type="residual")
    return AuditedModel("set", {"dense": (Operator("residual", "sum", "dense", statements=(statement,)),)}, sizes=sizes)


@rule("SC304", "unused-size", hint="use it, or take it out of what can be set")
class UnusedSize(Rule[AuditedModel]):
    """A size or coefficient that can be set and that no formula depends on.

    Whoever changes it sees no difference and believes that there is none.
    """

    bad = _audited("hidden", "capacity_factor")
    good = _audited("hidden")

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        if not item.sizes:
            return
        used = {symbol.name for o in item.operators for s in o.statements for symbol in s.value.free_symbols}
        for name in item.sizes:
            if name not in used | item.counted:
                yield Problem(f"{name} can be set and no formula depends on it", quantity=name)
