"""FO001 transform-without-logarithm."""

from symcost.audit.rule import Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq
from symcost.ir.arith import log


@rule("FO001", "transform-without-logarithm", hint="a transform of n points takes n log n")
class TransformWithoutLogarithm(Rule[Statement]):
    """A Fourier transform that costs as a full matrix would."""

    bad = Statement("vector", batch * seq**2 * hidden, phase="forward", type="fourier_mixer")
    good = Statement("vector", batch * seq * hidden * log(seq), phase="forward", type="fourier_mixer")

    def check(self, item):
        for term in item.monomials:
            if item.type == "fourier_mixer" and item.quantity == "vector" and term.degree("seq") > 1:
                yield about(term, "grows with the square of the sequence")
