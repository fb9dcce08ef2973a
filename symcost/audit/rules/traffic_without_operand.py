"""SC113 traffic-without-operand."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import expected
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.audit.wording import article
from symcost.dims import batch, hidden, seq, width_act


@rule("SC113", "traffic-without-operand", hint="list what each kernel reads and what it writes, once each", summed=True)
class TrafficWithoutOperand(Rule[Statement]):
    """Traffic that leaves out an input or a result.

    A kernel reads each distinct operand once and writes each result once: a sum reads two, a gradient needs the
    gradient of the result as well as what forward kept.
    """

    bad = Statement("read", width_act * batch * seq * hidden, phase="forward", type="residual")
    good = Statement("read", 2 * width_act * batch * seq * hidden, phase="forward", type="residual")

    def check(self, item: Statement) -> Iterator[Problem]:
        wanted = expected(item)
        if not item.is_traffic or wanted is None or any(term.opaque for term in item.monomials):
            return
        for need in wanted.missing(item.monomials):
            if need.what != "weights":
                operand = "operand, the " + need.what
                yield Problem(f"{article(item.operator)} moves one more {operand}: no term left for {need.text}")
