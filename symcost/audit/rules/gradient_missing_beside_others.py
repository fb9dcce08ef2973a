"""SC220 parameter-without-gradient-beside-others."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.knowledge.structure import is_frozen
from symcost.audit.monomial import Product
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import ffn, hidden

# Set by a rule of its own, not by a gradient: what a router adds to its scores to choose experts evenly.
_NEVER_TRAINED = {"correction"}


def _operator(*gradients: str) -> Operator:
    sizes = {"w_up": hidden * ffn, "b_up": ffn}
    params = [Statement("elements", size, role="param", tensor=name) for name, size in sizes.items()]
    made = [Statement("elements", sizes[name], role="param_gradient", tensor=f"grad_{name}") for name in gradients]
    return Operator("ffn_up", "up", "dense", statements=(*params, *made))


@rule(
    "SC220",
    "parameter-without-gradient-beside-others",
    hint="give it its gradient and state, or freeze the operator as a whole",
)
class ParameterWithoutGradientBesideOthers(Rule[Operator]):
    """A parameter without a gradient in an operator whose other parameters are trained.

    What is frozen is a module: its weight and its bias together. A matrix may be frozen beside an adapter: then
    backward contracts it once, for the input. A bias that lacks the
    gradient which its weight has was forgotten, and with it its moments and its master copy. The correction of a
    router's scores is never trained.
    """

    bad = _operator("w_up")
    good = _operator("w_up", "b_up")

    def check(self, item: Operator) -> Iterator[Problem]:
        gradients = {s.tensor for s in item.of_role("param_gradient") if s.tensor}
        params = {s.tensor: s for s in item.of_role("param") if s.tensor}
        if not gradients or len(params) < 2:
            return
        trained = {name for name in params if any(gradient.endswith(name) for gradient in gradients)}
        for name, statement in params.items():
            if trained and name not in trained | _NEVER_TRAINED and not _is_frozen_matrix(item, statement):
                yield Problem(f"{name} has no gradient, {', '.join(sorted(trained))} has one", statement)


def _is_frozen_matrix(item: Operator, weight: Statement) -> bool:
    """Whether backward contracts a matrix no more often than forward does."""
    forward, backward = (_contracted(item.find("matmul", phase=phase)) for phase in ("forward", "backward"))
    return any(
        is_frozen(item, sizes) and backward.get(sizes, 0) <= number
        for sizes, number in forward.items()
        for term in weight.monomials
        if all(dict(sizes).get(name, 0) >= power for name, power in term.sizes)
    )


def _contracted(statements: tuple[Statement, ...]) -> dict[Product, Fraction]:
    return {term.sizes: term.coefficient for statement in statements for term in statement.monomials}
