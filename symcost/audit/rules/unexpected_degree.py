"""SC106 unexpected-degree."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import expected
from symcost.audit.monomial import Monomial
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.audit.wording import article, degrees, nearest
from symcost.dims import batch, head_dim, heads, hidden, seq

# A block that is written in hidden widths is four of them wide.
_FOURS = "has the hidden width for the feed-forward width, four times as wide, and {} is no multiple of 4"


@rule("SC106", "unexpected-degree", hint="check which sizes the operator's loops run over", general=True, summed=True)
class UnexpectedDegree(Rule[Statement]):
    """A term that grows with other sizes than the operator's work, traffic or tensors do.

    A weight matmul is linear in the tokens and in both widths of its weights; a core is quadratic in the sequence
    (or linear in sequence and window, or in the context of one new token) and does not see the hidden width twice; a
    parameter knows neither batch nor sequence. Lengths, windows, contexts and heads of d written as the hidden width
    are known as what they are.
    """

    bad = Statement("matmul", 4 * batch * seq * heads * head_dim * hidden, phase="forward", type="attention_core")
    good = Statement("matmul", 4 * batch * seq**2 * heads * head_dim, phase="forward", type="attention_core")

    def check(self, item: Statement) -> Iterator[Problem]:
        wanted = expected(item)
        if wanted is None or item.follows:
            return
        for term in item.monomials:
            if term.opaque or term.logs or wanted.fits(term) or _lower(item, term):
                continue
            if not wanted.allowed:
                yield about(term, f"is not expected: {article(item.operator)} has no {item.label} at all")
                continue
            likeliest = nearest(term.sizes, wanted.main or wanted.allowed)
            gap = degrees(term.sizes, likeliest)
            text = f"has {gap} of {article(item.operator)}" if gap else _FOURS.format(term.coefficient)
            yield about(term, text)


def _lower(item: Statement, term: Monomial) -> bool:
    """Whether it is the lower-order part of causal pairs, s(s + 1)/2, beside the quadratic one."""
    if not item.operator.endswith("attention_core") or not item.is_flops:
        return False
    return any(_one_less(term, other) for other in item.monomials)


def _one_less(term: Monomial, other: Monomial) -> bool:
    """Whether a term has one length where another one, alike in all else, has its square."""
    have, want = dict(term.sizes), dict(other.sizes)
    return any(
        have.get(name) == 1 and want.get(name) == 2 and {**have, name: 2} == want for name in ("seq", "target_seq")
    )
