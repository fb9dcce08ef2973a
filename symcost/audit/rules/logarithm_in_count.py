"""SC111 logarithm-in-count."""

from collections.abc import Iterator

from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, cost_log, seq, vocab
from symcost.ir.arith import log


@rule("SC111", "logarithm-in-count", severity="error", hint="count the operations of one logarithm by a coefficient")
class LogarithmInCount(Rule[Statement]):
    """A count with the logarithm of a size in it.

    A loss takes the logarithm of a value, at a cost of a few operations; the logarithm of the vocabulary's size is
    no number of operations, elements or bytes, and is not even whole. Transforms and sorts do take n log n steps:
    in vector work of an operator that is not known, a logarithm of a size stands.
    """

    bad = Statement("vector", batch * seq * vocab * log(vocab), phase="forward", type="cross_entropy")
    good = Statement("vector", batch * seq * vocab * cost_log, phase="forward", type="cross_entropy")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.quantity == "vector" and item.claim is None and item.operator not in OPERATORS:
            return
        for term in item.monomials:
            if term.logs:
                yield about(term, "multiplies by the logarithm (log) of a size, which counts nothing")
