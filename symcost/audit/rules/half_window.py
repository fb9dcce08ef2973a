"""SC120 half-window."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import expected
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, head_dim, heads, seq, window


@rule(
    "SC120",
    "half-window",
    hint="every query behind the first window sees all of it: w(w + 1)/2 + (s - w)w pairs",
    summed=True,
)
class HalfWindow(Rule[Statement]):
    """A core with a sliding window that counts half of the window for each query.

    The causal half is that of a triangle, s(s + 1)/2. Behind its first w places a windowed query sees w keys, not
    half of them: for a sequence much longer than the window the half is wrong by a factor of two.
    """

    bad = Statement("matmul", 2 * batch * seq * window * heads * head_dim, phase="forward", type="attention_core")
    good = Statement("matmul", 4 * batch * seq * window * heads * head_dim, phase="forward", type="attention_core")

    def check(self, item: Statement) -> Iterator[Problem]:
        wanted = expected(item)
        right = {"forward": 2, "backward": 4}.get(item.phase)
        if wanted is None or right is None or item.quantity != "matmul":
            return
        for term in item.monomials:
            sets = wanted.sets.get(term.sizes, ())
            whole = {right * each for each in sets}
            if term.degree("window") == 1 and term.degree("seq") == 1 and 2 * term.coefficient in whole:
                yield about(
                    term,
                    f"counts half the window for every query (or multiply-adds once): its coefficient"
                    f" is {term.coefficient} where {min(whole)} is expected",
                )
