"""SC122 unlike-degrees-in-sum."""

from collections.abc import Iterator

from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Monomial, base_name
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq

_PER_RUN = ("batch", "images")
# Once for a step, not for a token.
_ONCE = ("optimizer_step",)


@rule("SC122", "unlike-degrees-in-sum", hint="multiply every term of a count by the batch, or none", general=True)
class UnlikeDegreesInSum(Rule[Statement]):
    """A count of operations or kept elements in which some terms grow with the batch and others do not.

    Each sequence of a batch costs what every other does. A term that is another one of the same sum without the batch
    has lost a factor; nothing costs the square of the batch; and parameters know neither batch nor sequence, unless
    their own shape says so (a filter as long as the sequence). Work on weights alone, and on distances that all
    sequences share, is done once a step.
    """

    bad = Statement("vector", batch * seq * hidden + seq * hidden, phase="forward", type="rotary")
    good = Statement("vector", 2 * batch * seq * hidden, phase="forward", type="rotary")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.counts_bytes or item.follows or item.operator in _ONCE or item.phase == "optimizer":
            return
        if item.operator in OPERATORS:
            return
        stored = item.role in ("param", "master_param", "optimizer_state", "param_gradient", "buffer")
        own = _extents(item)
        for term in item.monomials:
            # Once a sequence, once an image, or once where a text meets an image.
            degree = max((term.degree(name) for name in _PER_RUN), key=abs)
            if stored and (degree or (term.degree("seq") and "seq" not in own)):
                yield about(term, "of stored parameters depends on the batch or the sequence")
            elif not stored and (degree not in (0, 1) or (degree == 0 and _lost(item, term))):
                yield about(term, f"has degree {degree} in batch, where each sequence costs the same")


def _extents(item: Statement) -> frozenset[str]:
    """Sizes that a stated shape has as extents of their own axes."""
    extents = [extent for _, extent in item.shape or () if not isinstance(extent, tuple)]
    return frozenset(base_name(symbol.name) for extent in extents for symbol in extent.free_symbols)


def _lost(item: Statement, term: Monomial) -> bool:
    """Whether another term of the sum is this one times the batch."""
    wanted = {**dict(term.sizes), "batch": 1}
    return not term.opaque and any(dict(other.sizes) == wanted for other in item.monomials)
