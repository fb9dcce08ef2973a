"""SC119 elementwise-work-filed-as-matmul."""

from collections.abc import Iterator

from symcost import dims
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, cost_exp, experts, hidden, seq

_PER_ELEMENT = "flops per element"


@rule("SC119", "elementwise-work-filed-as-matmul", hint="file it as vector work, in the accumulation dtype")
class ElementwiseWorkFiledAsMatmul(Rule[Statement]):
    """Work by a cost per element (a softmax, a top-k) among the FLOPs of matmuls.

    Matrix units do multiply-adds of tiles; a softmax or a comparison runs on vector units at a small share of their
    speed, in another dtype. Added to matmul FLOPs it makes a time or a utilisation wrong.
    """

    bad = Statement("matmul", batch * seq * experts * (2 * hidden + cost_exp), phase="forward", type="router")
    good = Statement("matmul", 2 * batch * seq * experts * hidden, phase="forward", type="router")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.quantity != "matmul":
            return
        for term in item.monomials:
            costs = [cost for cost in term.costs if dims.DIMS[cost].unit == _PER_ELEMENT]
            if costs:
                yield about(term, f"is elementwise work ({costs[0]} an element) filed as matmul FLOPs")
                return
