"""SC124 backward-unlike-own-forward."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, ffn, hidden, seq

_TWICE = Fraction(2)
# Backward and the forward that runs again.
_WITH_FORWARD = Fraction(3)


@rule("SC124", "backward-unlike-own-forward", hint="two matmuls backward for each forward one")
class BackwardUnlikeOwnForward(Rule[Operator]):
    """Matmul FLOPs in backward that are not twice those of the same operator's forward, product by product.

    Once where the first weights see pixels, twice otherwise; between two and three times where a flash core's scores
    (under `flops=hardware`) are computed again.
    """

    bad = Operator(
        "ffn_down",
        "down",
        "dense",
        statements=(
            Statement("matmul", 2 * batch * seq * ffn * hidden, phase="forward"),
            Statement("matmul", 2 * batch * seq * ffn * hidden, phase="backward"),
        ),
    )
    good = Operator(
        "ffn_down",
        "down",
        "dense",
        statements=(
            Statement("matmul", 2 * batch * seq * ffn * hidden, phase="forward"),
            Statement("matmul", 4 * batch * seq * ffn * hidden, phase="backward"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        forward, backward = item.find("matmul", phase="forward"), item.find("matmul", phase="backward")
        if len(forward) != 1 or len(backward) != 1:
            return
        known = OPERATORS.get(item.operator)
        if known is not None and known.first:
            return
        chosen = dict(item.conventions)
        hardware = chosen.get("flops") == "hardware" or chosen.get("recompute", "none") != "none"
        once = {(term.sizes, term.costs): term.coefficient for term in forward[0].monomials}
        for term in backward[0].monomials:
            before = once.pop((term.sizes, term.costs), None)
            if term.costs or (hardware and before and _TWICE <= term.coefficient / before <= _WITH_FORWARD):
                continue
            if before is None or term.coefficient != 2 * before:
                times = "no" if before is None else str(term.coefficient / before)
                what = f"{times} times forward, where backward is twice forward" if before else "not in forward"
                yield about(term, f"is {what}", backward[0])
        for (sizes, costs), number in once.items():
            if not costs:
                yield Problem(f"forward has {number} times {dict(sizes)}, and backward nothing of it", backward[0])
