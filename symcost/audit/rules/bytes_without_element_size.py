"""SC103 bytes-without-element-size."""

from collections.abc import Iterator

from symcost.audit.knowledge.sizes import products
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Monomial
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, ffn, hidden, seq, width_act

# A mask has one byte an element.
_MASKED = {"dropout": ("T*H", "T*F", "T*Q"), "attention_core": OPERATORS["attention_core"].scores}


@rule("SC103", "bytes-without-element-size", hint="multiply by the element's width, such as width_act")
class BytesWithoutElementSize(Rule[Statement]):
    """A claim of bytes with a term that is a bare number of elements.

    A term that counts each element once and has no byte width is a number of elements, unless each has one byte, as
    in a mask. A whole number in front (2, 4, 34) may be the width itself and is let pass.
    """

    bad = Statement("read", batch * seq * hidden + hidden * ffn, phase="forward", type="ffn_up", claim="traffic")
    good = Statement(
        "read", width_act * (batch * seq * hidden + hidden * ffn), phase="forward", type="ffn_up", claim="traffic"
    )

    def check(self, item: Statement) -> Iterator[Problem]:
        if not item.counts_bytes or item.claim is None:
            return
        for term in item.monomials:
            if not term.widths and abs(term.coefficient) <= 1 and not _mask(item, term):
                yield about(term, "counts elements: it lacks the byte width of an element")


def _mask(item: Statement, term: Monomial) -> bool:
    return any(term.sizes in products(pattern) for pattern in _MASKED.get(item.operator, ()))
