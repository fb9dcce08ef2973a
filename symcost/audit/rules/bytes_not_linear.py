"""SC102 bytes-not-linear-in-widths."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq, width_act
from symcost.ir.precision import COMPUTE_WIDTHS, STORAGE_SLOTS


@rule("SC102", "bytes-not-linear-in-widths", severity="error", hint="multiply each number of elements by one width")
class BytesNotLinearInWidths(Rule[Statement]):
    """Bytes that are not of degree one in the byte widths.

    Bytes are elements times the width of what is stored: each term has one width, never two, and where the dtype is
    left to the precision policy never none.
    """

    bad = Statement("read", batch * seq * hidden * width_act**2, phase="forward", type="rms_norm", slot="act")
    good = Statement("read", batch * seq * hidden * width_act, phase="forward", type="rms_norm", slot="act")

    def check(self, item: Statement) -> Iterator[Problem]:
        if not item.counts_bytes:
            return
        for term in item.monomials:
            if len(term.widths) > 1:
                yield about(term, f"has degree {len(term.widths)} in byte widths, bytes have degree 1")
            elif not term.widths and (item.slot in STORAGE_SLOTS or item.slot in COMPUTE_WIDTHS):
                yield about(term, f"has no byte width although its slot is {item.slot}")
