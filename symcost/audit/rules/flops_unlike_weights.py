"""SC211 flops-unlike-weights."""

from collections.abc import Iterator
from fractions import Fraction

from sympy import Add, Expr, Integer

from symcost.audit.knowledge.expected import union
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Monomial, Product, monomials
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, ffn, hidden, seq

_ROWS = ("batch", "seq", "top_k", "images", "patches", "target_seq", "context")
_COPIES = ("experts",)


@rule("SC211", "flops-unlike-weights", hint="forward is two FLOPs for each weight and row; count both from one shape")
class FlopsUnlikeWeights(Rule[Operator]):
    """Matmul FLOPs of a projection that are not twice its weights for each row.

    Each row of a weight matmul meets each weight once, in one multiply-add. FLOPs and parameters of one operator
    therefore tell the same widths; where they differ, one of them is wrong.
    """

    bad = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("matmul", 2 * batch * seq * hidden * ffn, phase="forward"),
            Statement("elements", 2 * hidden * ffn, role="param", tensor="w"),
        ),
    )
    good = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("matmul", 4 * batch * seq * hidden * ffn, phase="forward"),
            Statement("elements", 2 * hidden * ffn, role="param", tensor="w"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        known = OPERATORS.get(item.operator)
        yield from _by_contractions(item) if known is None else ()
        flops, params = item.find("matmul", phase="forward"), item.of_role("param")
        if known is None or known.first or not known.contracts_weights or not flops or not params or item.tied_to:
            return
        weights = _by_widths(params, union(known.weights))
        contracted = _by_widths(flops, union(known.matmul))
        for sizes, number in contracted.items():
            if sizes in weights and number != 2 * weights[sizes]:
                wanted = Monomial(weights[sizes], sizes).text
                yield Problem(
                    f"{number} FLOPs a row for each product of the weights' sizes, but there are {wanted} weights:"
                    " two FLOPs (a multiply and an add) for each of them are expected",
                    flops[0],
                )


def _by_contractions(item: Operator) -> Iterator[Problem]:
    """Weight matmuls of an operator of no known kind: the weight has the two widths that its matmul goes over."""
    owned = {tensor.name: tensor for tensor in item.cost.tensors if tensor.role == "param"} if item.cost else {}
    for joined in item.cost.contractions if item.cost else ():
        for have in monomials(owned[joined.weight].elements) if joined.weight in owned else ():
            for want in monomials(joined.summed * joined.made):
                if have.sizes == want.sizes and have.coefficient != want.coefficient:
                    at = next((s for s in item.of_role("param") if s.tensor == joined.weight), None)
                    yield Problem(f"{joined.weight} has {have.text} numbers, its matmul goes over {want.text}", at)


def _by_widths(statements: tuple[Statement, ...], ways: frozenset[Product]) -> dict[Product, Fraction]:
    """Coefficients by the sizes of weights, rows and copies left out; terms that are no such product are skipped."""
    total: Expr = Add(Integer(0), *(s.value for s in statements))
    found: dict[Product, Fraction] = {}
    for term in monomials(total):
        if term.sizes in ways and not term.costs:
            sizes = tuple((name, power) for name, power in term.sizes if name not in (*_ROWS, *_COPIES))
            found[sizes] = term.coefficient
    return found
