"""SC114 traffic-computed-from-flops."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import union
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import monomials
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Operator, Statement
from symcost.audit.wording import article
from symcost.dims import batch, ffn, hidden, seq, width_act


@rule("SC114", "traffic-computed-from-flops", hint="add up operands and results, not operations", on_claims=True)
class TrafficComputedFromFlops(Rule[Operator]):
    """Bytes that are a number of operations times a width.

    A matmul uses each operand many times and moves it once: bytes as the product of all three sizes are operations in
    another unit. So are bytes that are, term by term, the FLOPs of the same operator.
    """

    bad = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(Statement("read", width_act * batch * seq * hidden * ffn, phase="forward", type="ffn_up"),),
    )
    good = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(Statement("read", width_act * (batch * seq + ffn) * hidden, phase="forward", type="ffn_up"),),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        known = OPERATORS.get(item.operator)
        contractions = (
            union(known.matmul) - union((*known.inputs, *known.side, *known.scores)) if known else frozenset()
        )
        for statement in item.sums:
            if not statement.is_traffic:
                continue
            for term in statement.monomials:
                if term.sizes in contractions:
                    name = article(item.operator)
                    yield about(term, f"is bytes computed from FLOPs: the operations of {name}", statement)
            if _same_as_flops(item, statement):
                yield Problem(
                    "the bytes are computed from FLOPs: as many elements as operations, term by term", statement
                )


def _same_as_flops(item: Operator, traffic: Statement) -> bool:
    """Whether the elements moved are exactly the operations of the same phase."""
    flops = [s for s in item.statements if s.is_flops and s.phase == traffic.phase]
    if len(flops) != 1 or traffic.quantity != "total":
        return False
    moved = {(term.sizes, term.costs): term.coefficient for term in traffic.monomials}
    counted = {(term.sizes, term.costs): term.coefficient for term in monomials(flops[0].value)}
    return moved == counted
