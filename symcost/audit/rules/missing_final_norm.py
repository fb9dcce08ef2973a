"""SC303 missing-final-norm."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator

_NORMS = ("rms_norm", "layer_norm", "final_norm")


@rule("SC303", "missing-final-norm", hint="add the norm in front of the head")
class MissingFinalNorm(Rule[AuditedModel]):
    """A model with norms in its layers, a head, and no norm between the last layer and the head.

    Layers that norm their inputs leave the stream of the last one without a norm; every model of that form has one
    more in front of its head. Layers that norm their outputs need none.
    """

    bad = AuditedModel(
        "set",
        {
            "dense": (Operator("rms_norm", "norm", "dense"), Operator("mha_qkv", "qkv", "dense")),
            "ends": (Operator("lm_head", "head", "ends"),),
        },
    )
    good = AuditedModel(
        "set",
        {
            "dense": (Operator("rms_norm", "norm", "dense"), Operator("mha_qkv", "qkv", "dense")),
            "ends": (Operator("final_norm", "final_norm", "ends"), Operator("lm_head", "head", "ends")),
        },
    )

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        ends = item.kinds.get("ends", ())
        heads = [operator for operator in ends if operator.operator == "lm_head"]
        if not heads or any(operator.operator in _NORMS for operator in _before(ends, heads[0])):
            return
        bodies = [operators for name, operators in item.kinds.items() if name not in ("ends", "mtp") and operators]
        if any(operators[0].operator in _NORMS and operators[-1].operator not in _NORMS for operators in bodies):
            yield Problem(
                "layers norm their inputs and nothing norms the last layer's output: no final norm", operator=heads[0]
            )


def _before(ends: tuple[Operator, ...], head: Operator) -> tuple[Operator, ...]:
    """Operators between the embeddings and the head."""
    place = ends.index(head)
    embeddings = [i for i, operator in enumerate(ends[:place]) if operator.operator.endswith("_embedding")]
    return ends[(embeddings[-1] + 1 if embeddings else 0) : place]
