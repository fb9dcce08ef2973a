"""SC109 backward-unlike-twice-forward."""

from collections.abc import Iterator

from symcost.audit.knowledge.expected import expected
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Statement
from symcost.dims import batch, ffn, hidden, seq


@rule("SC109", "backward-unlike-twice-forward", hint="count an input gradient and a weight gradient for each matmul")
class BackwardUnlikeTwiceForward(Rule[Statement]):
    """A backward pass of matmuls that is not twice the forward pass.

    Each matmul has two in backward, one for each operand's gradient. As much as forward forgets one of them (only
    the first weights, on pixels or mel frames, have one); more is recomputation, which a formula has to state, or a
    gradient counted twice. A flash core that recomputes its scores has 2.5 times forward.
    """

    bad = Statement("matmul", 2 * batch * seq * ffn * hidden, phase="backward", type="ffn_down", claim="gradients")
    good = Statement("matmul", 4 * batch * seq * ffn * hidden, phase="backward", type="ffn_down", claim="gradients")

    def check(self, item: Statement) -> Iterator[Problem]:
        if item.claim is None or item.quantity not in ("matmul", "flops"):
            return
        wanted, operator = expected(item), OPERATORS.get(item.operator)
        if wanted is None or operator is None:
            return
        for term in item.monomials:
            sets = wanted.sets.get(term.sizes)
            factor = _factor(item, sets, abs(term.coefficient)) if sets and not operator.first else None
            if factor is not None:
                said = {
                    "backward": "backward is twice forward",
                    "train": "forward and backward are three times forward",
                }
                yield about(term, f"is {factor}, but {said[item.phase]}: a gradient for each operand")


def _factor(item: Statement, sets: tuple[int, ...], number: object) -> str | None:
    """What the coefficient is instead of twice (or, with forward, three times) that of forward; None where it fits."""
    right = {"backward": 4, "train": 6}.get(item.phase)
    core = item.operator.endswith("attention_core")
    if right is None or number in {right * each for each in sets}:
        return None
    if core and number in {10 * each / 2 for each in sets for _ in (0,)} | {5 * each for each in sets}:
        return None
    if core and item.halved and number in {right * each // 2 for each in sets}:
        return None
    if item.says("recomput", "checkpoint", "remat") or dict(item.conventions).get("flops") == "hardware":
        return None
    multiples = {2: "as much as forward", 6: "three times forward", 8: "four times forward", 4: "twice forward"}
    return next((said for by, said in multiples.items() if number in {by * each for each in sets}), None)
