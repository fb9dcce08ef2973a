"""SC117 router-scores-shared-experts."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, experts, hidden, seq, shared_experts


@rule("SC117", "router-scores-shared-experts", hint="a router has one output for each routed expert", summed=True)
class RouterScoresSharedExperts(Rule[Statement]):
    """A router as wide as routed and shared experts together.

    A router chooses among the routed experts. Every token visits the shared ones: they have no score and no column in
    the router's weight. Nor does the choice of K change how many are scored.
    """

    bad = Statement("matmul", 2 * batch * seq * hidden * (experts + shared_experts), phase="forward", type="router")
    good = Statement("matmul", 2 * batch * seq * hidden * experts, phase="forward", type="router")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.operator != "router" or item.follows:
            return
        for term in item.monomials:
            if term.degree("shared_experts"):
                yield about(term, "has the router score shared experts (shared_experts), which no token chooses")
                return
        if item.quantity == "matmul" or item.role in ("param", "param_gradient"):
            for term in item.monomials:
                if term.degree("top_k") and not term.degree("experts"):
                    yield about(term, "makes the router as wide as top_k; it scores all experts")
                    return
