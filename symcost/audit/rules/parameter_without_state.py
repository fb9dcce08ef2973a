"""SC202 parameter-without-training-state."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import ffn, hidden

_STATE = ("param_gradient", "optimizer_state", "master_param")


@rule("SC202", "parameter-without-training-state", hint="add the gradient, the master copy and the optimizer's moments")
class ParameterWithoutTrainingState(Rule[Operator]):
    """A parameter that has some of what training keeps for it, or none of it beside others that do.

    A trained parameter has a gradient, the optimizer's moments and, under a mixed policy, a master copy. An operator
    whose parameters lack one of them makes a model's memory too small by that much.
    """

    bad = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param", tensor="w"),
            Statement("elements", hidden * ffn, role="master_param", tensor="master_w"),
        ),
    )
    good = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param", tensor="w"),
            Statement("elements", hidden * ffn, role="master_param", tensor="master_w"),
            Statement("elements", hidden * ffn, role="param_gradient", tensor="grad_w"),
            Statement("elements", 2 * hidden * ffn, role="optimizer_state", tensor="moments_w"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        present = item.roles.intersection(_STATE)
        missing = [role for role in _STATE if role not in item.roles]
        for statement in item.of_role("param"):
            # A parameter of which training keeps nothing at all is frozen.
            if present and missing:
                yield Problem(f"parameters of {item.name} have no {' and no '.join(missing)}", statement)
                return
