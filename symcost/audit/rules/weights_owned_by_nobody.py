"""SC218 weight-matmul-without-weights."""

from collections.abc import Iterator

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, ffn, hidden, seq

# Matmuls of weights run in this slot, those of two activations in another.
_SLOT = "compute_w"
_LENGTHS = ("seq", "context", "target_seq", "window")


@rule("SC218", "weight-matmul-without-weights", hint="list the weight as a parameter, or say whose it is by `tied_to`")
class WeightMatmulWithoutWeights(Rule[Operator]):
    """A matmul of a weight in an operator that has no weight and borrows none.

    What a weight matmul multiplies by is stored, read and trained by somebody. An operator that neither lists it nor
    reads one at the width of parameters makes the model's parameters and memory too small by it.
    """

    bad = Operator(
        "project",
        "project",
        "dense",
        statements=(Statement("matmul", 2 * batch * seq * hidden * ffn, phase="forward", slot=_SLOT),),
    )
    good = Operator(
        "project",
        "project",
        "dense",
        statements=(
            Statement("matmul", 2 * batch * seq * hidden * ffn, phase="forward", slot=_SLOT),
            Statement("elements", hidden * ffn, role="param", slot="param"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        contracted = [s for s in item.find("matmul", phase="forward") if s.slot == _SLOT and not _over_pairs(s)]
        if not contracted or item.tied_to or item.of_role("param") or item.of_role("buffer"):
            return
        yield Problem("multiplies by a weight that neither it nor another operator lists", contracted[0])


def _over_pairs(item: Statement) -> bool:
    """Whether it contracts two activations: over pairs of positions."""
    return all(sum(term.degree(name) for name in _LENGTHS) > 1 or term.degree("pairs") for term in item.monomials)
