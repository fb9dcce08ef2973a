"""SC121 missing-term."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import STATE_ROLES, expected
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.audit.wording import article
from symcost.dims import batch, head_dim, heads, hidden, kv_heads, seq

_UNITS = {"forward": 2, "backward": 4, "train": 6}


@rule("SC121", "missing-term", hint="add the part, or state a component that has none", general=True, summed=True)
class MissingTerm(Rule[Statement]):
    """A formula without a part that its operator cannot do without.

    The projection of queries, keys and values has work for keys and values too; a softmax works on scores; stored
    weights are there whatever else a count of parameters holds.
    """

    bad = Statement(
        "matmul", 2 * batch * seq * hidden * heads * head_dim, phase="forward", type="qkv_projection", claim="qkv"
    )
    good = Statement(
        "matmul",
        2 * batch * seq * hidden * (heads + 2 * kv_heads) * head_dim,
        phase="forward",
        type="qkv_projection",
        claim="qkv",
    )

    def check(self, item: Statement) -> Iterator[Problem]:
        wanted = expected(item)
        if wanted is None or item.is_traffic or item.follows or any(term.opaque for term in item.monomials):
            return
        unit = _UNITS.get(item.phase, 1) if item.quantity == "matmul" else 1
        if (
            item.claim is None
            and item.role in STATE_ROLES
            and not any(term.sizes in wanted.sets for term in item.monomials)
        ):
            # Its weights are another operator's: a tied head owns its bias alone.
            return
        for need in wanted.missing(item.monomials, unit):
            found = f"no term with {need.text}"
            yield Problem(f"{article(item.operator)} has {need.what} of that form, and here is {found}")
