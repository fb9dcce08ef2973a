"""SC223 operand-of-a-kernel-kept-by-nobody."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.knowledge.operands import ACT, Place, kept, needed
from symcost.audit.monomial import product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator
from symcost.dims import batch, ffn, hidden, seq
from symcost.ir.component import Cost
from symcost.ir.operators import linear, operand, param, saved
from symcost.ir.tensor import Tensor

# One number for each row of a token, such as its weight, is scaled and read as it comes.
_ROWS = frozenset({"batch", "seq", "top_k"})
_SEQUENCES = frozenset({"batch", "images"})


def _audited(*tensors: Tensor) -> AuditedModel:
    rows = batch * seq
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, ffn=ffn)
    cost = linear(param("w", **{"in": hidden, "out": ffn}), x, y, rows, hidden, ffn) + Cost(tensors=tensors)
    return AuditedModel("set", {"dense": (Operator("ffn_up", "up", "dense", cost=cost),)})


@rule("SC223", "operand-of-a-kernel-kept-by-nobody", hint="list what backward reads as kept, whoever made it")
class OperandOfAKernelKeptByNobody(Rule[AuditedModel]):
    """A backward kernel with an operand that its operator does not list as kept.

    What a backward kernel reads, beside gradients and weights, forward left behind: the operator lists it as kept,
    under the name of whoever made it. Another may list it in its place (a bias that all layers share, an encoder's
    output), and then it keeps more than its own kernels read.
    """

    bad = _audited(saved("norm.other", tokens=batch * seq, ffn=ffn))
    good = _audited(saved("norm.output", tokens=batch * seq, hidden=hidden))

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        if not any(map(kept, item.operators)):
            return
        for operator in item.operators:
            listed = kept(operator)
            for place, number in needed(operator).items():
                have = listed.get(place, Fraction(0))
                if have < number and not _is_shared(place) and not _lent(item, operator, place, number - have):
                    text = product_text(place[1])
                    message = f"backward kernels read {number} times {text} in {place[0]}, and it keeps {have}"
                    yield Problem(message, operator=operator, quantity="elements.activation")


def _is_shared(place: Place) -> bool:
    """Whether no sequence has it of its own, or it is but a number for each row."""
    slot, names = place[0], {name for name, _ in place[1]}
    return not names & _SEQUENCES or (slot == ACT and names <= _ROWS)


def _lent(item: AuditedModel, reader: Operator, place: Place, number: Fraction) -> bool:
    """Whether another operator keeps so much more than its own kernels read, or one of its kind what it reads too."""
    others = [other for other in item.operators if other is not reader]
    spare = (kept(other).get(place, 0) - needed(other).get(place, 0) for other in others)
    shared = (kept(other).get(place, 0) for other in others if other.type == reader.type and other.kind != reader.kind)
    return any(extra >= number for extra in (*spare, *shared))
