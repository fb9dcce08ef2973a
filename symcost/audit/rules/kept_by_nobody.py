"""SC221 backward-reads-what-no-layer-keeps."""

from collections.abc import Iterator

from symcost.audit.monomial import Product, product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, hidden, seq

# One number for each row of a token, such as its weight, is scaled and read as it comes.
_ROWS = frozenset({"batch", "seq", "top_k", "target_seq", "context"})
# Slots of gradients and weights; all others are of what forward leaves behind.
_OTHERS = ("param", "param_grad", "act_grad", "opt", "master")


def _audited(*kept: object) -> AuditedModel:
    read = Statement("read", batch * seq * hidden, phase="backward", slot="BOOL")
    tensors = (Statement("elements", value, role="activation", slot="BOOL") for value in kept)
    ids = Statement("elements", batch * seq, role="activation", slot="INT64")
    return AuditedModel("set", {"dense": (Operator("dropout", "dropout", "dense", statements=(read, ids, *tensors)),)})


@rule("SC221", "backward-reads-what-no-layer-keeps", hint="keep the tensor, or compute it again and count that")
class BackwardReadsWhatNoLayerKeeps(Rule[AuditedModel]):
    """An operator whose backward reads something that forward made and no operator of the model keeps.

    Masks, indices, statistics and inputs that backward reads were kept from forward. Where no operator of any layer
    keeps a tensor of that size and dtype, one was forgotten. What no sequence has of its own, such as a table of
    positions, forward did not make.
    """

    bad = _audited()
    good = _audited(batch * seq * hidden)

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        kept = {place for operator in item.operators for place in _places(operator.of_role("activation"))}
        for operator in item.operators if kept else ():
            for statement in operator.find("read", phase="backward"):
                if statement.slot in _OTHERS:
                    continue
                for slot, sizes in sorted(_places((statement,)) - kept):
                    if "batch" not in dict(sizes):
                        continue
                    message = f"backward reads {product_text(sizes)} in {slot}, which no operator keeps"
                    yield Problem(message, statement, operator)


def _places(statements: tuple[Statement, ...]) -> set[tuple[str, Product]]:
    """Slots and sizes, of what is no call."""
    return {
        (s.slot, term.sizes)
        for s in statements
        for term in s.monomials
        if not term.opaque
        and term.coefficient > 0
        and (s.slot != "act" or not _ROWS.issuperset(name for name, _ in term.sizes))
    }
