"""SC207 state-unlike-parameter."""

from collections.abc import Iterator

from sympy import Add, Expr, Integer

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.shapes import differ, switched_on
from symcost.audit.statement import Operator, Statement
from symcost.dims import ffn, gamma_adam, hidden
from symcost.ir.text import to_text

_COPIES = {"param_gradient": (1,), "master_param": (1,), "optimizer_state": (2, gamma_adam)}


@rule(
    "SC207", "state-unlike-parameter", hint="a gradient and a master copy are as large as the parameter, moments twice"
)
class StateUnlikeParameter(Rule[Operator]):
    """A gradient, master copy or optimizer state of another size than its parameter.

    Gradient and master copy have the parameter's elements; Adam keeps two moments, twice as many (or as many as a
    named coefficient says).
    """

    bad = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param"),
            Statement("elements", hidden * ffn, role="optimizer_state"),
        ),
    )
    good = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param"),
            Statement("elements", 2 * hidden * ffn, role="optimizer_state"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        trained = _trained(item)
        for role, copies in _COPIES.items():
            found = item.of_role(role)
            size = _sum(found)
            if found and all(differ(size, copy * trained) for copy in copies):
                yield Problem(f"{role} has {to_text(size)} elements for {to_text(trained)} of its parameters", found[0])


def _sum(statements: tuple[Statement, ...]) -> Expr:
    return Add(*(switched_on(s.value) for s in statements))


def _trained(item: Operator) -> Expr:
    """Elements of the parameters that are trained: all, but for those named without any state of their own."""
    named = {s.tensor for s in item.statements if s.role == "param_gradient"}
    params = item.of_role("param")
    chosen = tuple(s for s in params if any(name.endswith(s.tensor) for name in named)) if named != {""} else params
    return _sum(chosen or params) if params else Integer(0)
