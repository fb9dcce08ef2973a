"""SC124 backward-unlike-own-forward."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from symcost.audit.knowledge.structure import is_frozen, owns, reaches_input
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Product, product_text
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import batch, ffn, hidden, seq

_ONCE, _TWICE = Fraction(1), Fraction(2)
# Backward and the forward that runs again.
_WITH_FORWARD = Fraction(3)
Counted = Mapping[tuple[Product, tuple[str, ...]], Fraction]


@rule("SC124", "backward-unlike-own-forward", hint="two matmuls backward for each forward one")
class BackwardUnlikeOwnForward(Rule[Operator]):
    """Matmul FLOPs in backward that are not twice those of the same operator's forward, product by product.

    Once where a weight is frozen or where no gradient flows to the input (the first weights on pixels), twice
    otherwise; between two and three times where a flash core's scores (under `flops=hardware`) are computed again.
    A product of which backward has nothing is an omission where it is one of the operator's trained weights; of what
    forward goes through to choose the best few, backward has those few.
    """

    bad = Operator(
        "ffn_down",
        "down",
        "dense",
        statements=(
            Statement("matmul", 2 * batch * seq * ffn * hidden, phase="forward"),
            Statement("matmul", 2 * batch * seq * ffn * hidden, phase="backward"),
        ),
    )
    good = Operator(
        "ffn_down",
        "down",
        "dense",
        statements=(
            Statement("matmul", 2 * batch * seq * ffn * hidden, phase="forward"),
            Statement("matmul", 4 * batch * seq * ffn * hidden, phase="backward"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        forward, backward = item.find("matmul", phase="forward"), item.find("matmul", phase="backward")
        known = OPERATORS.get(item.operator)
        if len(forward) != 1 or len(backward) != 1 or (known is not None and known.first):
            return
        once = {(term.sizes, term.costs): term.coefficient for term in forward[0].monomials}
        for term in backward[0].monomials:
            before = once.pop((term.sizes, term.costs), None)
            if term.costs or (before is None and known is None):
                continue
            low, high = _bounds(item, term.sizes)
            if before is None or not low <= term.coefficient / before <= high:
                what = f"{term.coefficient / before} times forward" if before else "not in forward"
                yield about(term, f"is {what}, where backward is {_said(low, high)} forward", backward[0])
        for (sizes, costs), number in once.items():
            if not costs and (known is not None or owns(item, sizes)) and not _of_chosen(sizes, backward[0]):
                text = f"{number}*{product_text(sizes)}"
                yield Problem(f"forward has {text}, and backward nothing of it", backward[0])


def _of_chosen(sizes: Product, backward: Statement) -> bool:
    """Whether backward has a product in the best few of what forward goes through: others have no gradient."""
    own = dict(sizes)
    for term in backward.monomials:
        others = {name: power for name, power in term.sizes if own.get(name) != power}
        lacking = {name: power for name, power in sizes if dict(term.sizes).get(name) != power}
        if others == {"top_k": 1} and sorted(lacking.values()) == [1]:
            return True
    return False


def _bounds(item: Operator, sizes: Product) -> tuple[Fraction, Fraction]:
    """The least and the most that backward may be of forward."""
    chosen = dict(item.conventions)
    hardware = chosen.get("flops") == "hardware" or chosen.get("recompute", "none") != "none"
    first = item.cost is not None and any(not joined.x_needs_gradient for joined in item.cost.contractions)
    low = _ONCE if first or is_frozen(item, sizes) or not reaches_input(item) else _TWICE
    # Where nothing flows to an input, one of the two products has nowhere to go.
    high = _TWICE if reaches_input(item) else _ONCE
    return low, _WITH_FORWARD if hardware else max(low, high)


def _said(low: Fraction, high: Fraction) -> str:
    words = {_ONCE: "once", _TWICE: "twice", _WITH_FORWARD: "three times"}
    return words[low] if low == high else f"from {words[low]} to {words[high]}"
