"""SC123 all-experts-charged."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, experts, hidden, moe_ffn, seq, top_k

_EXPERTS = ("moe_experts", "expert_up", "expert_activation", "expert_down", "shared_experts")


@rule("SC123", "all-experts-charged", hint="a token visits top_k routed experts, and every shared one", summed=True)
class AllExpertsCharged(Rule[Statement]):
    """Work or activations of a token in every stored expert.

    A token is sent to K of the E routed experts: work and activations go with top_k. Only what is stored, and the
    scores of the router, go with all experts.
    """

    bad = Statement("matmul", 6 * batch * seq * experts * hidden * moe_ffn, phase="forward", type="moe_experts")
    good = Statement("matmul", 6 * batch * seq * top_k * hidden * moe_ffn, phase="forward", type="moe_experts")

    def check(self, item: Statement) -> Iterator[Problem]:
        if not (item.operator in _EXPERTS or _of_an_expert(item)) or not (
            item.is_flops or item.role in ("activation", "input_gradient")
        ):
            return
        for term in item.monomials:
            if term.degree("experts") > 0 and term.degree("batch") + term.degree("images") > 0:
                yield about(term, "charges every token all experts (experts); it visits top_k, its active ones")
                return


def _of_an_expert(item: Statement) -> bool:
    """Whether an operator that no table knows multiplies every token by what has an expert's width."""
    return item.quantity == "matmul" and any(
        all(term.degree(name) > 0 for name in ("batch", "seq", "experts", "moe_ffn")) for term in item.monomials
    )
