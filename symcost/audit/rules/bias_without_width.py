"""SC107 bias-without-output-width."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import STATE_ROLES, union
from symcost.audit.knowledge.sizes import usual
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Monomial, Product
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, ffn, hidden, seq


@rule(
    "SC107",
    "bias-without-output-width",
    hint="a bias has one element, and one addition a token, for each output",
    summed=True,
)
class BiasWithoutOutputWidth(Rule[Statement]):
    """A bias that does not scale with the width of what it is added to.

    A projection to f outputs adds f numbers to each token. A constant in their place (4 a token) is the cost of none
    of them, however wide the output is.
    """

    bad = Statement("matmul", 2 * batch * seq * hidden * ffn + 4 * batch * seq, phase="forward", type="ffn_up")
    good = Statement("matmul", 2 * batch * seq * hidden * ffn + batch * seq * ffn, phase="forward", type="ffn_up")

    def check(self, item: Statement) -> Iterator[Problem]:
        operator = OPERATORS.get(item.operator)
        if operator is None or item.follows or not (operator.contracts_weights or operator.bias or operator.lookup):
            return
        patterns = operator.outputs if item.is_flops else operator.bias
        biases, outputs = union(patterns), " or ".join(dict.fromkeys(map(usual, patterns)))
        if item.is_traffic:
            biases |= union((*operator.bias, *operator.inputs, *operator.weights, *operator.read, *operator.side))
        for term in item.monomials:
            if _is_bias(term) and term.sizes not in biases and biases:
                yield about(term, f"as a bias does not scale with the output width, as {outputs} does")
            elif _constant(item, term, biases):
                yield about(term, f"is a bias by its degrees, does not scale with the output width as {outputs} does")


def _is_bias(term: Monomial) -> bool:
    return any("bias" in name for name in term.costs)


def _constant(item: Statement, term: Monomial, biases: frozenset[Product]) -> bool:
    """Whether a weight matmul has a term for each token and nothing else, or a weight has one for itself alone."""
    operator = OPERATORS[item.operator]
    if not operator.contracts_weights or term.costs or term.logs or not (item.is_flops or item.role in STATE_ROLES):
        return False
    bare = union(("T", "")) if item.is_flops else union(("",))
    return term.sizes in bare and term.sizes not in biases | union(operator.vector)
