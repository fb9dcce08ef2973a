"""SC122 unlike-degrees-in-sum."""

from collections.abc import Iterator

from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Monomial
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq

_PER_RUN = ("batch", "images")
# Once for a step, not for a token.
_ONCE = ("optimizer_step",)


@rule("SC122", "unlike-degrees-in-sum", hint="multiply every term of a count by the batch, or none", general=True)
class UnlikeDegreesInSum(Rule[Statement]):
    """A count of operations or kept elements in which some terms grow with the batch and others do not.

    Each sequence of a batch costs what every other does: work and activations are of degree one in the batch, and
    parameters of degree zero, term by term. A sum of both has lost a factor. The few operations on a weight alone,
    such as 1 + w of a norm, are let pass.
    """

    bad = Statement("vector", batch * seq * hidden + seq * hidden, phase="forward", type="rotary")
    good = Statement("vector", 2 * batch * seq * hidden, phase="forward", type="rotary")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.counts_bytes or item.follows or item.operator in _ONCE or item.phase == "optimizer":
            return
        stored = item.role in ("param", "master_param", "optimizer_state", "param_gradient", "buffer")
        for term in item.monomials:
            # Once a sequence, once an image, or once where a text meets an image.
            degree = max((term.degree(name) for name in _PER_RUN), key=abs)
            if stored and (degree or term.degree("seq")) and item.operator not in OPERATORS:
                yield about(term, "of stored parameters depends on the batch or the sequence")
            elif not stored and degree != 1 and _matters(item, term) and item.operator not in OPERATORS:
                yield about(term, f"has degree {degree} in batch, where each sequence costs the same")


def _matters(item: Statement, term: Monomial) -> bool:
    return not term.opaque and bool(term.degree("seq") or len(item.monomials) == 1 or sum(p for _, p in term.sizes) > 1)
