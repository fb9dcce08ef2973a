"""SC217 backward-forgotten."""

from collections.abc import Iterator

from symcost.audit.knowledge.structure import keeps, makes_activations, trains
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, head_dim, heads, seq

_PAIRS = 4 * batch * seq**2 * heads * head_dim


def _core(*more: Statement) -> AuditedModel:
    kept = Statement("elements", batch * seq * heads * head_dim, role="activation", slot="act", tensor="q")
    forward = Statement("matmul", _PAIRS, phase="forward")
    beside = Operator("up", "up", "dense", statements=(Statement("matmul", _PAIRS, phase="backward"),))
    return AuditedModel(
        "set", {"dense": (Operator("core", "core", "dense", statements=(forward, kept, *more)), beside)}
    )


@rule("SC217", "backward-forgotten", hint="count the gradients of each operand, or keep nothing where there are none")
class BackwardForgotten(Rule[AuditedModel]):
    """An operator that contracts in forward, keeps something for backward, and has no matmul there.

    Nor may one whose trained parameter is no factor of a contraction be without any backward at all.

    What a matmul keeps and what it trains is for its gradients, which are matmuls too. An operator without any, that
    keeps its operands or has trained weights, has forgotten them. One whose result has no gradient (indices of the
    best scores) keeps nothing but that; nor does a layer of which nothing reads the output, where no operator has a
    backward.
    """

    bad = _core()
    good = _core(Statement("matmul", 2 * _PAIRS, phase="backward"))

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for operators in item.kinds.values():
            if not any(operator.find("matmul", phase="backward") for operator in operators):
                continue
            for operator in operators:
                forward = operator.find("matmul", phase="forward")
                vector = operator.find("vector", phase="forward")
                if vector and not forward and trains(operator) and not _has_backward(operator):
                    yield Problem("computes with a trained parameter and has no backward", vector[0], operator)
                if not forward or operator.find("matmul", phase="backward"):
                    continue
                # Where operators say what they keep, one that keeps nothing has nothing to forget.
                says = any(other.of_role("activation") for other in operators)
                known = operator.operator in OPERATORS and _trains(operators) and not says
                if keeps(operator) or (known and makes_activations(operator)):
                    yield Problem("contracts in forward and has no matmul in backward", forward[0], operator)


def _has_backward(operator: Operator) -> bool:
    return any(statement.phase == "backward" for statement in operator.statements)


def _trains(operators: tuple[Operator, ...]) -> bool:
    """Whether operators of the layer list gradients of their parameters or inputs."""
    return any(operator.roles & {"param_gradient", "input_gradient"} for operator in operators)
