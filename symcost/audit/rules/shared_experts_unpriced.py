"""SC305 shared-experts-without-work."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, experts, seq, shared_experts

_ROUTER = Operator(
    "router",
    "router",
    "moe",
    statements=(Statement("vector", batch * seq * (experts + shared_experts), phase="forward", type="router"),),
)


@rule("SC305", "shared-experts-without-work", hint="add the shared experts' feed-forward block")
class SharedExpertsWithoutWork(Rule[AuditedModel]):
    """A kind that speaks of shared experts and has no work or weights of theirs.

    Every token visits the shared experts: a layer with them has one more feed-forward block, of their width.
    """

    bad = AuditedModel("set", {"moe": (_ROUTER,)})
    good = AuditedModel(
        "set", {"moe": (_ROUTER, Operator("shared_experts", "shared", "moe", statements=_ROUTER.statements))}
    )

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for kind, operators in item.kinds.items():
            speaking = [o for o in operators if _speaks(o)]
            if speaking and all(o.operator == "router" for o in speaking):
                yield Problem(
                    f"kind {kind} has shared experts in its router and no feed-forward work or weights of them",
                    operator=speaking[0],
                )


def _speaks(operator: Operator) -> bool:
    return operator.operator == "shared_experts" or any(
        term.degree("shared_experts") for statement in operator.statements for term in statement.monomials
    )
