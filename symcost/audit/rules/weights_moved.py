"""SC214 weights-moved-unlike-stored."""

from collections.abc import Iterator
from fractions import Fraction

from symcost.audit.knowledge.expected import union
from symcost.audit.knowledge.structure import owns, trains
from symcost.audit.knowledge.table import OPERATORS
from symcost.audit.monomial import Product, product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import Operator, Statement
from symcost.dims import ffn, hidden, width_param

# Phase, direction and slot in which all weights are moved once.
_MOVES = (("forward", "read", "param"), ("backward", "write", "param_grad"))


@rule("SC214", "weights-moved-unlike-stored", hint="read each weight once in forward, write each gradient once")
class WeightsMovedUnlikeStored(Rule[Operator]):
    """Traffic at the width of parameters that is not that of the operator's own parameters.

    Forward reads each weight once, backward writes each weight's gradient once. Of experts only those that are hit
    are read; that is said by their number, never by another coefficient. Of an operator that no table knows, a weight
    that forward contracts is read somehow, and gradients of trained ones are written.
    """

    bad = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param", slot="param"),
            Statement("read", 2 * hidden * ffn * width_param, phase="forward", slot="param"),
        ),
    )
    good = Operator(
        "ffn_up",
        "up",
        "dense",
        statements=(
            Statement("elements", hidden * ffn, role="param", slot="param"),
            Statement("read", hidden * ffn * width_param, phase="forward", slot="param"),
        ),
    )

    def check(self, item: Operator) -> Iterator[Problem]:
        known = OPERATORS.get(item.operator)
        if known is None:
            yield from _never_moved(item)
        stored = _coefficients(item.of_role("param"))
        if known is None or known.lookup or not stored:
            return
        # Its weights are another operator's: a tied head owns its bias alone.
        borrowed = known.contracts_weights and not union(known.weights) & stored.keys()
        for phase, direction, slot in _MOVES:
            found = tuple(s for s in item.find(direction, phase=phase) if s.slot == slot)
            moved = _coefficients(found)
            for sizes in sorted({*stored, *moved}) if found else ():
                if not (borrowed and sizes not in stored) and not _untrained(item, slot, sizes, moved):
                    yield from _unlike(found[0], sizes, moved, stored)
        again = tuple(s for s in item.find("read", phase="backward") if s.slot == "param")
        for sizes, number in _coefficients(again).items():
            # Of gains and biases, backward reads some.
            if len(sizes) > 1 and number and not borrowed:
                yield from _unlike(again[0], sizes, _coefficients(again), stored)


def _never_moved(item: Operator) -> Iterator[Problem]:
    """Of an operator that no table knows: a matrix that its forward contracts and never reads, gradients never written.

    How much of them is moved is its own affair: rows of a table, experts that are hit.
    """
    if item.tied_to or not any(statement.is_traffic for statement in item.statements):
        return
    forward = item.find("matmul", phase="forward")
    contracted = any(owns(item, term.sizes) for statement in forward for term in statement.monomials)
    for needed, (phase, direction, slot) in zip((contracted, trains(item)), _MOVES, strict=True):
        moved = (*item.find(direction, phase=phase), *item.find("total", phase=phase))
        others = [s for s in item.statements if s.phase == phase and s.is_traffic]
        if needed and others and not any(s.slot == slot for s in moved):
            what = (
                "contracts a weight that it never reads" if phase == "forward" else "writes no gradient of its weights"
            )
            yield Problem(f"{phase} {what}", others[0])


def _untrained(item: Operator, slot: str, sizes: Product, moved: dict[Product, Fraction]) -> bool:
    """Whether it is a parameter that the model keeps and does not train: nothing writes, lists or steps a gradient."""
    gradients = _coefficients(item.of_role("param_gradient"))
    states = _coefficients(item.of_role("optimizer_state"))
    return slot == "param_grad" and bool(gradients) and not any(sizes in had for had in (moved, gradients, states))


def _unlike(
    at: Statement, sizes: Product, moved: dict[Product, Fraction], stored: dict[Product, Fraction]
) -> Iterator[Problem]:
    have, want = moved.get(sizes, Fraction(0)), stored.get(sizes, Fraction(0))
    if have != want:
        text = product_text(sizes)
        yield Problem(f"{at.phase} {at.quantity}s {text} {have} times, and {want} of them are stored", at)


def _coefficients(statements: tuple[Statement, ...]) -> dict[Product, Fraction]:
    """Coefficients by sizes, experts that are hit as all of them."""
    found: dict[Product, Fraction] = {}
    for statement in statements:
        for term in statement.monomials:
            if term.opaque:
                continue
            sizes = tuple(
                sorted(("experts" if name.startswith("experts_hit") else name, power) for name, power in term.sizes)
            )
            found[sizes] = found.get(sizes, Fraction(0)) + term.coefficient
    return found
