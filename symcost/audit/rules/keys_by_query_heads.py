"""SC116 keys-by-query-heads."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.knowledge.sizes import ONE_TOKEN, products
from symcost.audit.monomial import Product, product
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import head_dim, heads, hidden, kv_heads

_HEADS = product("heads*head_dim")
# Operands as wide as all query heads: queries, and the output.
_QUERY_OPERANDS = {"read": 1, "write": 1, "elements": 2, "bytes": 2, "total": 2}


@rule("SC116", "keys-by-query-heads", hint="use kv_heads for keys and values")
class KeysByQueryHeads(Rule[Statement]):
    """Keys and values sized by the query heads although key and value heads are a size of their own.

    With grouped queries several query heads share one head of keys and values: projections, stored keys and values
    and the cache are smaller by that factor. The FLOPs of the core are not: each query head meets every key.
    """

    bad = Statement(
        "elements",
        3 * hidden * heads * head_dim,
        role="param",
        type="qkv_projection",
        letters=frozenset(("heads", "kv_heads")),
        claim="projections",
    )
    good = Statement(
        "elements",
        hidden * (heads + 2 * kv_heads) * head_dim,
        role="param",
        type="qkv_projection",
        letters=frozenset(("heads", "kv_heads")),
        claim="projections",
    )

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.claim is None or item.says("mha", "multi-head") or "kv_heads" not in item.letters:
            return
        if any(term.degree("kv_heads") for term in item.monomials):
            return
        for term in item.monomials:
            most = _most(item, term.sizes)
            if most is not None and term.coefficient > most:
                yield about(
                    term,
                    "sizes keys and values by the query heads (heads); they have kv_heads,"
                    " fewer where queries are grouped (GQA)",
                )


def _most(item: Statement, sizes: Product) -> Fraction | None:
    """The largest coefficient that queries and outputs explain; None where the term is not as wide as the heads."""
    if item.operator == "qkv_projection":
        if item.quantity == "matmul" and sizes in products("T*H*heads*head_dim", frozenset((ONE_TOKEN,))):
            return Fraction({"forward": 2, "backward": 4}.get(item.phase, 6))
        if item.role and sizes in products("H*heads*head_dim"):
            return Fraction(2 if item.role == "optimizer_state" else 1)
    if item.operator == "attention_core" and not item.is_flops:
        if item.says("cach", "keys", "values", "kv") and _HEADS[0] in sizes:
            return Fraction(0)
        if sizes in products("T*heads*head_dim") and item.phase != "backward":
            return Fraction(_QUERY_OPERANDS[item.quantity])
    return None
