"""SC105 negative-or-fractional-count."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.allowed_sizes import PAIRED, bad_point
from symcost.audit.monomial import Monomial, Product
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, hidden, seq, window
from symcost.ir.arith import minimum


@rule(
    "SC105",
    "negative-or-fractional-count",
    severity="error",
    hint="bound it by min or max, or round with ceil",
    placed=True,
)
class NegativeOrFractionalCount(Rule[Statement]):
    """A count that is below zero or not whole for sizes that are allowed.

    Operations, elements and bytes are whole numbers from zero up for every model that can be built: a window may be
    longer than the sequence, a length may be odd. The message has the sizes at which it fails.
    """

    bad = Statement("vector", batch * hidden * (seq - window), phase="forward", type="rms_norm")
    good = Statement("vector", batch * hidden * (seq - minimum(window, seq)), phase="forward", type="rms_norm")

    def check(self, item: Statement) -> Iterator[Problem]:
        if not any(_suspect(term.coefficient, term.sizes) for term in item.monomials):
            return
        if _windowed(item):
            return
        value = item.value.xreplace(dict(item.assume))
        found = bad_point(value, whole=not item.halved and not item.counts_bytes, paired=PAIRED.get(item.type, ()))
        if found is not None:
            value, point = found
            what = "negative" if value < 0 else "a fraction, not a whole number"
            at = ", ".join(f"{name}={size}" for name, size in point.items())
            yield Problem(f"the count is {what}: {value} at {at}")


def _windowed(item: Statement) -> bool:
    """Whether it counts the pairs of a window, w(w + 1)/2 + (s - w)w, which is said of windows within the sequence."""
    pairs = {_lengths(term): term.coefficient for term in item.monomials}
    whole = pairs.get((("seq", 1), ("window", 1)))
    return whole is not None and whole > 0 and pairs.get((("window", 2),)) == -whole / 2


def _lengths(term: Monomial) -> Product:
    return tuple((name, power) for name, power in term.sizes if name in ("seq", "window"))


def _suspect(coefficient: Fraction, sizes: Product) -> bool:
    return coefficient < 0 or coefficient.denominator > 1 or any(power < 0 for _, power in sizes)
