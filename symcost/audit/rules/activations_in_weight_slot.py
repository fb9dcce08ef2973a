"""SC225 weights-computed-without-weights."""

from collections.abc import Iterator, Mapping
from typing import Any

from symcost.audit.knowledge.operands import alike, owned
from symcost.audit.monomial import Product, monomials
from symcost.audit.rule import Problem, Rule, about, rule
from symcost.audit.statement import Operator
from symcost.dims import batch, heads, hidden, seq
from symcost.ir.component import Cost, Work
from symcost.ir.operators import linear, matmul, operand, param

_SLOT = "compute_w"
# Factors of a parameter that no row of a product meets: its copies, and whether a tower runs at all.
_COPIES = frozenset(("experts", "window"))
_CHOSEN = "top_k"
_PHASES = ("forward", "backward")


def _operator(*flops: Any) -> Operator:
    rows = batch * seq
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, hidden=hidden)
    weights = linear(param("w", **{"in": hidden, "out": hidden}), x, y, rows, hidden, hidden)
    return Operator("mixer", "mixer", "", cost=weights + Cost(forward=Work(flops=flops)))


@rule("SC225", "activations-in-weight-slot", hint="compute products of activations in compute_a")
class ActivationsInWeightSlot(Rule[Operator]):
    """A matmul in the dtype of weight matmuls by an operator that has no weight of its sizes.

    A contraction with a weight goes over all of the weight's sizes and over rows. One that holds no weight is of two
    activations, and those are multiplied in their own dtype (scores under FP8 weights are not FP8).
    """

    bad = _operator(matmul("scores", batch, heads, seq, seq))
    good = _operator(matmul("scores", batch, heads, seq, seq, slot="compute_a"))

    def check(self, item: Operator) -> Iterator[Problem]:
        weights = [_width(sizes) for sizes in owned(item)]
        for work in (item.cost.forward, item.cost.backward) if item.cost else ():
            for flops in work.flops:
                if flops.unit != "matmul" or flops.slot != _SLOT:
                    continue
                for term in monomials(flops.value):
                    own = dict(alike(term.sizes))
                    if not any(_contracts(own, weight) for weight in weights):
                        at = next((s for p in _PHASES for s in item.find("matmul", phase=p) if s.slot == _SLOT), None)
                        yield about(term, f"of {flops.label!r} in {_SLOT} contracts no weight of the operator", at)


def _contracts(sizes: Mapping[str, int], weight: Product) -> bool:
    """Whether a product goes over a weight; over the best few of its rows, where only those have a gradient."""
    lacking = [name for name, power in weight if sizes.get(name, 0) < power]
    return not lacking or (len(lacking) == 1 and _CHOSEN in sizes)


def _width(sizes: Product) -> Product:
    return tuple(pair for pair in alike(sizes) if pair[0] not in _COPIES)
