"""SC216 backward-reads-what-nobody-keeps."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.knowledge.operands import needed
from symcost.audit.monomial import Product, product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator, Statement
from symcost.dims import batch, hidden, seq, width_act

_SLOT = "act"


def _audited(*kept: object) -> AuditedModel:
    read = Statement("read", 2 * width_act * batch * seq * hidden, phase="backward", slot=_SLOT)
    tensors = (Statement("elements", value, role="activation", slot=_SLOT) for value in kept)
    return AuditedModel("set", {"dense": (Operator("ffn_activation", "gate", "dense", statements=(read, *tensors)),)})


@rule("SC216", "backward-reads-what-nobody-keeps", hint="keep the tensor, or compute it again and count that")
class BackwardReadsWhatNobodyKeeps(Rule[AuditedModel]):
    """An operator whose backward reads more activations of a size than its layer keeps.

    What backward reads at the width of activations was kept from forward: by the operator, or by whoever made it. A
    layer that keeps fewer tensors of that size than one of its kernels reads has forgotten one.
    """

    bad = _audited(batch * seq * hidden)
    good = _audited(batch * seq * hidden, batch * seq * hidden)

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for operators in item.kinds.values():
            kept = Counter[Product]()
            for operator in operators:
                kept.update(_coefficients(operator.of_role("activation")))
            for operator in operators if kept else ():
                read = _coefficients(operator.find("read", phase="backward"))
                once = {sizes: number for (slot, sizes), number in needed(operator).items() if slot == _SLOT}
                for sizes, times in read.items():
                    # Several kernels may read one tensor.
                    number = min(times, once.get(sizes, times))
                    # Of what it keeps none, another layer may be the maker (an encoder's output, a shared bias).
                    if number > kept[sizes] > 0:
                        message = f"backward reads {number} tensors of {product_text(sizes)}, its layer keeps"
                        at = operator.find("read", phase="backward")[0]
                        yield Problem(f"{message} {kept[sizes]}", at, operator)


def _coefficients(statements: tuple[Statement, ...]) -> dict[Product, Fraction]:
    """Coefficients by sizes, of what is in the activations' slot."""
    found: dict[Product, Fraction] = {}
    for statement in statements:
        for term in statement.monomials if statement.slot == _SLOT else ():
            found[term.sizes] = found.get(term.sizes, Fraction(0)) + term.coefficient
    return found
