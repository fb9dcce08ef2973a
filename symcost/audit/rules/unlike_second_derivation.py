"""SC501 unlike-second-derivation."""

from collections.abc import Iterator

from sympy import factor

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq
from symcost.ir.text import canonical, to_text

# What a statement is of whose twin was recovered from the library.
RECOVERED = "second_derivation"
_OURS = Statement("matmul", 2 * batch * seq * hidden**2, phase="forward", type=RECOVERED)


@rule("SC501", "unlike-second-derivation", severity="error", hint="correct the formula, or state why it differs")
class UnlikeSecondDerivation(Rule[Statement]):
    """A figure of a model that is not what its library has and does.

    `symcost audit MODEL --second-derivation` runs the library's own model at sizes of its choice, makes formulas of
    what it counts, and subtracts ours. Differences that the documentation states are none.
    """

    bad = Statement("matmul", _OURS.value, phase="forward", type=RECOVERED, twin=Statement("matmul", 2 * _OURS.value))
    good = Statement("matmul", _OURS.value, phase="forward", type=RECOVERED, twin=_OURS)

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.type != RECOVERED or item.twin is None:
            return
        difference = canonical(item.twin.value - item.value)
        if difference != 0:
            yield Problem(f"library - symcost = {to_text(factor(difference))}")
