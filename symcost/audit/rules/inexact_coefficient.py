"""SC104 inexact-coefficient."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, ffn, hidden, seq
from symcost.ir.arith import rational

_LARGEST_DENOMINATOR = 8


@rule("SC104", "inexact-coefficient", hint="write whole numbers or named coefficients; convert units where you print")
class InexactCoefficient(Rule[Statement]):
    """A coefficient that is a float or a scale, not a count.

    Counts are made of whole numbers and of named, sourced coefficients. A decimal such as 1e-9 on one term, or on
    all of them, turns a count into something else (giga-operations on one side of a sum) and no longer adds up.
    """

    bad = Statement(
        "matmul",
        batch * seq * hidden * ffn * (2 + rational(2, 10**9)),
        phase="forward",
        type="ffn_up",
        text="2*batch*seq*hidden*ffn*0.000000001 + 2*batch*seq*hidden*ffn",
        literals=("0.000000001",),
        claim="scaled",
    )
    good = Statement("matmul", 4 * batch * seq * hidden * ffn, phase="forward", type="ffn_up")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.counts_bytes and not item.literals:
            return
        for term in item.monomials:
            if _unexplained(term.coefficient, bool(item.literals)) and not (
                item.halved and term.coefficient * 2 % 1 == 0
            ):
                written = f", written as the float {', '.join(item.literals)}" if item.literals else ""
                number = _shown(term.coefficient)
                yield about(term, f"has the coefficient {number}, which is no exact count{written}")
                return


def _unexplained(number: Fraction, decimal: bool) -> bool:
    """A quotient that no small share explains; of a decimal, any that is not whole."""
    return number.denominator > (1 if decimal else _LARGEST_DENOMINATOR)


def _shown(number: Fraction) -> str:
    return str(number)
