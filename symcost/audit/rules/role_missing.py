"""SC204 role-missing-beside-siblings."""

from collections import Counter
from collections.abc import Iterator

from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, ffn, hidden, seq

_ROLES = ("activation", "input_gradient")


def _operator(name: str, *roles: str) -> Operator:
    statements = tuple(Statement("elements", batch * seq * ffn, role=role) for role in roles)
    return Operator(name, name, "dense", statements=(*statements, Statement("elements", hidden * ffn, role="param")))


@rule("SC204", "role-missing-beside-siblings", hint="state the tensor, or say why the operator has none")
class RoleMissingBesideSiblings(Rule[AuditedModel]):
    """A projection without activation or input gradient in a set whose other projections all have them.

    Operators of one sort keep tensors of the same roles. One of several weight matmuls without its activation is an
    omission, not a property.
    """

    bad = AuditedModel(
        "set",
        {
            "dense": (
                _operator("qkv_projection"),
                _operator("ffn_up", *_ROLES),
                _operator("ffn_down", *_ROLES),
                _operator("output_projection", *_ROLES),
            )
        },
    )
    good = AuditedModel(
        "set",
        {"dense": tuple(_operator(name, *_ROLES) for name in ("qkv_projection", "ffn_up", "ffn_down"))},
    )

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for operators in item.kinds.values():
            projections = [
                o for o in operators if (k := OPERATORS.get(o.operator)) and k.contracts_weights and o.statements
            ]
            have = Counter(role for operator in projections for role in operator.roles)
            without = [operator for operator in projections if not operator.roles.intersection(_ROLES)]
            for role in _ROLES:
                if 0 < len(without) < have[role]:
                    for operator in without:
                        yield Problem(
                            f"{operator.name} has no {role}; other projections beside it have one",
                            operator=operator,
                            quantity=f"elements.{role}",
                        )
