"""SC112 traffic-without-weights."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import expected
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.audit.wording import article
from symcost.dims import batch, ffn, hidden, seq, width_act, width_param


@rule(
    "SC112",
    "traffic-without-weights",
    hint="add the weights: read in forward and backward, their gradient written",
    summed=True,
)
class TrafficWithoutWeights(Rule[Statement]):
    """Traffic of an operator with weights that never moves the weights.

    A kernel reads every operand from memory; for few tokens the weights are nearly all of it. Backward reads them
    again for the input gradient and writes their gradient.
    """

    bad = Statement("read", width_act * batch * seq * hidden, phase="forward", type="ffn_up")
    good = Statement(
        "read", width_act * batch * seq * hidden + width_param * hidden * ffn, phase="forward", type="ffn_up"
    )

    def check(self, item: Statement) -> Iterator[Problem]:
        wanted = expected(item)
        if not item.is_traffic or wanted is None:
            return
        have = {term.sizes for term in item.monomials}
        for need in wanted.needs:
            if need.what == "weights" and not need.ways & have:
                verb = "write the gradient of" if item.quantity == "write" else "read"
                yield Problem(f"{article(item.operator)} must {verb} its weights, {need.text}; no term does")
