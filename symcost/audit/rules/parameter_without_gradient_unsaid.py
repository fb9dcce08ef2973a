"""SC226 parameter-without-gradient-unsaid."""

import re
from collections.abc import Iterator
from typing import Any

from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator
from symcost.dims import hidden, vocab
from symcost.ir.component import Component, Cost, use
from symcost.ir.operators import frozen

_SAID = re.compile(
    r"fro[zs]en?|fixed|untrained|drawn|(?<!need )(?<!needs )no gradient|"
    r"(never|not|nor|no longer|n't) (be |being |is )?(trained|read|learn|updated|chang|tuned)"
)


def _operator(summary: str) -> Operator:
    cost = Cost(tensors=(frozen("w", vocab=vocab, hidden=hidden),))

    def build(site: Any) -> Cost:
        return cost

    item = use(Component("table", "embedding", "author2026", summary, build))
    return Operator("table", "table", "", item=item, cost=cost)


@rule("SC226", "parameter-without-gradient-unsaid", hint="train it, or say in the component's docstring why it is not")
class ParameterWithoutGradientUnsaid(Rule[Operator]):
    """A parameter of a trained model without a gradient, in a component that does not say so.

    Every parameter has a gradient, a master copy and moments unless it is frozen. A component whose weight is never
    trained says it in words: frozen, fixed, not trained. What a tuning freezes is stated by the instance.
    """

    bad = _operator("Look up a row for each token.")
    good = _operator("Look up a row for each token in a table that is never trained.")

    def check(self, item: Operator) -> Iterator[Problem]:
        if item.item is None or item.cost is None or item.item.flow is not None:
            return
        component = item.item.component
        words = " ".join((component.summary, component.notes, *component.assumptions)).lower()
        if component.formulas != "standard" or _SAID.search(words):
            return
        for tensor in item.cost.tensors:
            if tensor.role == "param" and tensor.lifetime == "persistent" and not tensor.trained:
                at = next((s for s in item.of_role("param") if s.tensor == tensor.name), None)
                yield Problem(f"{tensor.name} has no gradient, and nothing says that it is frozen", at)
