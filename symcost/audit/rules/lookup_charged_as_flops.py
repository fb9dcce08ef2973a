"""SC110 look-up-charged-as-flops."""

from collections.abc import Iterator

from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Product
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, hidden, seq, width_act

_TOKENS = "token_embedding"


@rule("SC110", "look-up-charged-as-flops", hint="leave the FLOPs out; a look-up is traffic", on_claims=True)
class LookupChargedAsFlops(Rule[Operator]):
    """An embedding look-up that is charged floating-point operations.

    Rows of a table are copied, nothing is multiplied or added: a look-up has traffic and no FLOPs. As many FLOPs as
    elements moved, or any matmul over the vocabulary, are those of a one-hot product that nobody runs. Scaling an
    embedding, adding positions and summing gradients are work.
    """

    bad = Operator(
        "token_embedding",
        "embedding",
        "ends",
        statements=(Statement("matmul", batch * seq * hidden, phase="forward", type="token_embedding"),),
    )
    good = Operator(
        "token_embedding",
        "embedding",
        "ends",
        statements=(Statement("read", batch * seq * hidden * width_act, phase="forward", type="token_embedding"),),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        known = OPERATORS.get(item.operator)
        if known is None or not known.lookup:
            return
        moved = [{term.sizes for term in s.monomials} for s in item.find("total", phase="forward")]
        for statement in item.statements:
            if statement.is_flops and _charges(statement, moved):
                yield Problem(
                    "an embedding look-up (a gather of rows) is charged as FLOPs, and copies rows without any",
                    statement,
                )


def _charges(statement: Statement, moved: list[set[Product]]) -> bool:
    if statement.quantity in ("matmul", "flops"):
        return True
    if statement.phase != "forward" or statement.says("scal"):
        return False
    if statement.claim is not None:
        return statement.operator == _TOKENS
    return {term.sizes for term in statement.monomials} in moved
