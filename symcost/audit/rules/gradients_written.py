"""SC215 input-gradient-unlike-written."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.knowledge.structure import is_matrix, weights
from symcost.audit.monomial import Product, product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, hidden, seq, width_act_grad

_SLOT = "act_grad"
_ROLE = "input_gradient"


def _example(elements: object) -> Operator:
    written = Statement("write", width_act_grad * batch * seq * hidden, phase="backward", slot=_SLOT)
    return Operator("ffn_up", "up", "dense", statements=(written, Statement("elements", elements, role=_ROLE)))


@rule("SC215", "input-gradient-unlike-written", hint="list each gradient that backward hands on, once")
class InputGradientUnlikeWritten(Rule[Operator]):
    """Gradients of inputs whose elements are not those that backward writes.

    What backward writes at the width of activation gradients are the gradients that it hands on: each of them is a
    tensor of the operator. A tensor that nothing writes, or bytes that no tensor holds, is a slip in one of the two.
    """

    bad = _example(2 * batch * seq * hidden)
    good = _example(batch * seq * hidden)

    def check(self, item: Operator) -> Iterator[Problem]:
        written = _coefficients(tuple(s for s in item.find("write", phase="backward") if s.slot == _SLOT))
        listed = _coefficients(item.of_role(_ROLE))
        moved = {statement.quantity for statement in item.statements if statement.is_traffic}
        if not moved or "total" in moved:
            return
        matrices = max(sum(is_matrix(sizes) for _, sizes in weights(item)), _kernels(item))
        for sizes in sorted({*written, *listed}):
            have, want = listed.get(sizes, Fraction(0)), written.get(sizes, Fraction(0))
            # What several weights or kernels read has one gradient, to which each adds.
            if have != want and not have < want <= have * matrices:
                text = product_text(sizes)
                yield Problem(f"backward writes {want} times {text} of gradients, its tensors hold {have} times that")


def _kernels(item: Operator) -> int:
    """How many kernels write to the gradient that most of them write to."""
    kernels = item.cost.backward.kernels if item.cost else ()
    return max(Counter(t.name for kernel in kernels for t in kernel.writes if t.slot == _SLOT).values(), default=1)


def _coefficients(statements: tuple[Statement, ...]) -> dict[Product, Fraction]:
    found: dict[Product, Fraction] = {}
    for statement in statements:
        for term in statement.monomials:
            found[term.sizes] = found.get(term.sizes, Fraction(0)) + term.coefficient
    return found
