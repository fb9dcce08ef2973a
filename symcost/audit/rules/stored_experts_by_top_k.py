"""SC206 stored-experts-by-top-k."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import STATE_ROLES, speaks_of_one_token
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import experts, hidden, moe_ffn, top_k

_EXPERTS = ("moe_experts", "expert_up", "expert_down")


@rule(
    "SC206",
    "stored-experts-by-top-k",
    hint="count all experts; top_k belongs to work and to active parameters",
    summed=True,
)
class StoredExpertsByTopK(Rule[Statement]):
    """Stored expert weights counted by the experts that one token visits.

    Every expert is kept in memory, with its gradient and its optimizer state, whether a token visits it or not. Nor
    do many tokens read only K of them. What one token uses is another number: the active parameters.
    """

    bad = Statement("elements", 3 * hidden * moe_ffn * top_k, role="param", type="moe_experts")
    good = Statement("elements", 3 * hidden * moe_ffn * experts, role="param", type="moe_experts")

    def check(self, item: Statement) -> Iterator[Problem]:
        if (
            item.follows
            or item.operator not in _EXPERTS
            or item.active
            or item.says("active param")
            or not (item.role in STATE_ROLES or item.is_traffic)
        ):
            return
        if item.is_traffic and speaks_of_one_token(item):
            return
        for term in item.monomials:
            per_token = term.degree("batch") or term.degree("seq")
            if term.degree("top_k") and not term.degree("experts") and not per_token and term.degree("hidden"):
                yield about(term, "counts stored experts by the active ones, top_k; all experts are stored")
                return
