"""SC101 count-depends-on-dtype."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, ffn, hidden, seq, width_act


@rule("SC101", "count-depends-on-dtype", severity="error", hint="leave the byte width out; it belongs to traffic")
class CountDependsOnDtype(Rule[Statement]):
    """A count of operations or of elements has a byte width in it.

    Operations and elements do not change with the dtype that they are stored in. A width there usually means that a
    traffic formula stands where a count belongs.
    """

    bad = Statement("matmul", 2 * batch * seq * hidden * ffn * width_act, phase="forward", type="ffn_up")
    good = Statement("matmul", 2 * batch * seq * hidden * ffn, phase="forward", type="ffn_up")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.counts_bytes:
            return
        what = "operations" if item.is_flops else "elements"
        for width in sorted({width for term in item.monomials for width in term.widths}):
            yield Problem(f"a number of {what} carries the byte width {width}")
