"""SC108 multiply-adds-counted-once."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import expected
from symcost.audit.monomial import Monomial
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, ffn, hidden, seq

_LENGTHS = ("seq", "context", "window", "target_seq", "pairs")


@rule(
    "SC108",
    "multiply-adds-counted-once",
    hint="count two FLOPs for each multiply-add, or say that it counts MACs",
    summed=True,
)
class MultiplyAddsCountedOnce(Rule[Statement]):
    """A matmul whose coefficient is the number of multiply-adds, not twice that.

    A multiply-add is two floating-point operations. A projection with one weight costs 2 a product of its sizes, a
    core 4; a coefficient of 1, 3, or of the number of contractions is a count of multiply-adds. One half that a
    causal mask explains, or that is written out, is no fault.
    """

    bad = Statement("matmul", batch * seq * hidden * ffn, phase="forward", type="ffn_up")
    good = Statement("matmul", 2 * batch * seq * hidden * ffn, phase="forward", type="ffn_up")

    def check(self, item: Statement) -> Iterator[Problem]:
        wanted = expected(item)
        if item.quantity not in ("matmul", "flops") or item.phase not in ("forward", "backward") or wanted is None:
            return
        for term in item.monomials:
            sets = wanted.sets.get(term.sizes)
            if sets and not term.costs and not _lower_order(item, term) and _once(item, term, sets):
                factor = 2 if item.phase == "forward" else 4
                usual = " or ".join(str(factor * number) for number in sets)
                yield about(
                    term,
                    f"counts multiply-adds (MACs) once: its coefficient {term.coefficient} is not"
                    f" {usual}, as at two FLOPs a multiply-add",
                )


def _once(item: Statement, term: Monomial, sets: tuple[int, ...]) -> bool:
    number = abs(term.coefficient)
    halved = _explained_half(item, term)
    # Backward may run a part of forward again.
    right = {factor * each for each in sets for factor in ((2,) if item.phase == "forward" else (4, 5, 6))}
    if number in right or (halved and 2 * number in right):
        return False
    odd = number.denominator == 1 and number % 2 == 1
    return odd or (item.phase == "forward" and number in sets)


def _lower_order(item: Statement, term: Monomial) -> bool:
    """Whether it is but a correction of a core's pairs, such as that of a window's first places."""
    length = [name for name in _LENGTHS if term.degree(name)]
    total = sum(term.degree(name) for name in _LENGTHS)
    longest = max(sum(other.degree(name) for name in _LENGTHS) for other in item.monomials)
    return term.coefficient < 0 or total < longest or (length == ["window"] and len(item.monomials) > 1)


def _explained_half(item: Statement, term: Monomial) -> bool:
    """A causal mask halves a core's pairs; so does a sum with a lower-order term, s(s + 1)/2."""
    core = item.operator.endswith("attention_core")
    lower = any(other is not term and 0 < other.degree("seq") < term.degree("seq") for other in item.monomials)
    return core and not term.degree("window") and (item.halved or lower)
