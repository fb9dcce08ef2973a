"""SC212 tensor-counted-too-often."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import expected
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import ffn, hidden

_COPIES = {"param": 1, "master_param": 1, "param_gradient": 1, "optimizer_state": 2}
_WORDS = {1: "once", 2: "twice: Adam keeps two moments"}


@rule("SC212", "weights-counted-unlike-their-role", hint="parameters, gradients and master copies once, moments twice")
class WeightsCountedUnlikeTheirRole(Rule[Statement]):
    """Weights counted twice where they are kept once, or optimizer state once where two moments are kept.

    A tied weight, a gradient and a master copy have the parameter's elements, once. Adam's state has two numbers for
    each of them.
    """

    bad = Statement("elements", ffn * hidden, role="optimizer_state", type="ffn_down", claim="Adam's state")
    good = Statement("elements", 2 * ffn * hidden, role="optimizer_state", type="ffn_down", claim="Adam's state")

    def check(self, item: Statement) -> Iterator[Problem]:
        copies = _COPIES.get(item.role)
        wanted = expected(item) if item.claim is not None and copies is not None else None
        if copies is None or wanted is None:
            return
        for term in item.monomials:
            sets = wanted.sets.get(term.sizes)
            if not sets or term.costs or (item.quantity == "bytes" and not term.widths):
                continue
            right = {copies * each for each in sets}
            if term.coefficient not in right and term.coefficient in _mistaken(sets, copies):
                usual = " or ".join(map(str, sorted(right)))
                yield about(
                    term, f"has the coefficient {term.coefficient}, not {usual}: {item.role} is kept {_WORDS[copies]}"
                )


def _mistaken(sets: tuple[int, ...], copies: int) -> set[int]:
    """Coefficients of twice as many where once is right, and of once where twice is."""
    return set(sets) if copies == 2 else {2 * each for each in sets}
