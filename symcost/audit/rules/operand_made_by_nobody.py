"""SC224 operand-made-by-nobody."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

from sympy import Expr

from symcost.audit.knowledge.operands import ACT, Tally, for_itself, left, taken, written
from symcost.audit.monomial import Product, product_text
from symcost.audit.rule import Problem, Rule, rule
from symcost.audit.statement import AuditedModel, Operator
from symcost.dims import batch, ffn, hidden, seq
from symcost.ir.component import Cost
from symcost.ir.operators import elementwise, linear, operand, param

# What a smaller tensor may be spread over as it is read, or what part of one is read.
_SPREAD = ("heads", "kv_heads", "experts", "top_k", "batch", "images", "window")


def _audited(width: Any) -> AuditedModel:
    rows = batch * seq
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", tokens=rows, out=width)
    up = linear(param("w", **{"in": hidden, "out": width}), x, y, rows, hidden, width)
    both, product = operand("both", tokens=rows, out=2 * ffn), operand("product", tokens=rows, ffn=ffn)
    gate = Cost(forward=elementwise("gate", (both,), (product,), rows * ffn))
    return AuditedModel("set", {"dense": (Operator("up", "up", "", cost=up), Operator("gate", "gate", "", cost=gate))})


@dataclass
class _Made:
    """Tensors of one size that an operator left; `unread` of them nobody has read yet."""

    operator: Operator
    number: Fraction
    unread: Fraction


@rule("SC224", "operand-made-by-nobody", hint="read what the operator before wrote: as many tensors, of the same sizes")
class OperandMadeByNobody(Rule[AuditedModel]):
    """An operator that reads more tensors of a size than there are, or less of them than one before it wrote.

    Each operand of a kernel is a tensor that some kernel wrote. A gate that reads two halves of which one was made, an
    up-projection of whose two halves nothing reads one, and neighbours whose sizes do not meet have a slip in one of
    the two. Sizes that no other operator of the model has come from outside, and are not asked for.
    """

    bad = _audited(ffn)
    good = _audited(2 * ffn)

    def check(self, item: AuditedModel) -> Iterator[Problem]:
        for name, operators in item.kinds.items():
            yield from _counted(operators, _streams(item) if name == "ends" else {})
            for before, after in pairwise(operators):
                yield from _meeting(item, before, after)


def _streams(item: AuditedModel) -> Mapping[Product, Fraction]:
    """What the layers between a model's ends hand on: of the sizes that they take."""
    bodies = [operators for name, operators in item.kinds.items() if name != "ends" and operators]
    return {sizes: number for operators in bodies for (_, sizes), number in taken(operators[0]).items()}


def _counted(operators: Sequence[Operator], streams: Mapping[Product, Fraction]) -> Iterator[Problem]:
    """Numbers of tensors of each size, followed through a layer."""
    made: dict[Product, list[_Made]] = defaultdict(list)
    # The stream that comes in is there for the whole layer.
    there = defaultdict(Fraction, streams)
    for (_, sizes), number in taken(operators[0]).items() if operators else ():
        there[sizes] += number
    names = {operator.name for operator in operators}
    for operator in operators:
        for (_, sizes), number in taken(operator).items():
            have = there[sizes]
            if 0 < have < number and not _from_outside(operator, names) and not any(map(there.get, _spread(sizes))):
                message = f"forward reads {number} times {product_text(sizes)}, of which {have} are made before"
                yield Problem(message, operator=operator, quantity="forward.read")
            for entry in reversed(made[sizes]):
                read = min(number, entry.unread)
                entry.unread, number = entry.unread - read, number - read
        for (_, sizes), number in written(operator).items():
            there[sizes] += number
        own = for_itself(operator)
        for (_, sizes), number in left(operator).items():
            # What its own backward reads was not written for nobody.
            made[sizes].append(_Made(operator, number, max(number - own.get((ACT, sizes), 0), Fraction(0))))
    ends = (*taken(operators[0]), *left(operators[-1])) if operators else ()
    yield from _unread(made, {sizes for _, sizes in ends})


def _unread(made: Mapping[Product, Sequence[_Made]], streams: Collection[Product]) -> Iterator[Problem]:
    """What is read in part; a layer may hand on several streams of its own size."""
    for sizes, entries in made.items():
        for entry in entries if sizes not in streams else ():
            if 0 < entry.unread < entry.number:
                message = f"forward writes {entry.number} times {product_text(sizes)}, {entry.unread} for nobody"
                yield Problem(message, operator=entry.operator, quantity="forward.write")


def _from_outside(operator: Operator, names: Collection[str]) -> bool:
    """Whether it says that it reads what no operator of its layer made, or is told widths of its own to read in."""
    values = dict(operator.item.options).values() if operator.item else ()
    if any(isinstance(value, Expr) for value in values) or (operator.item and operator.item.sizes):
        return True
    texts = [text for value in values for text in (value if isinstance(value, tuple) else (value,))]
    stores = [text.partition(".") for text in texts if isinstance(text, str)]
    return any(dot and maker not in names for maker, dot, _ in stores)


def _spread(sizes: Product) -> Iterator[Product]:
    """Sizes of what may be spread over these: a factor left out, or key heads in place of query heads."""
    for name, power in sizes:
        rest = [pair for pair in sizes if pair[0] != name]
        if name in _SPREAD and power == 1:
            yield tuple(rest)
        if name == "heads":
            yield tuple(sorted([*rest, ("kv_heads", power)]))


def _meeting(item: AuditedModel, before: Operator, after: Operator) -> Iterator[Problem]:
    """Neighbours of whom one writes what nobody reads, and the other reads what nobody writes."""
    written, read = _alone(left(before), item, before, taken), _alone(taken(after), item, after, left)
    if written and read and not _from_outside(after, {before.name}):
        message = f"{before.name} writes {written} and {after.name} reads {read}, which nobody else does"
        yield Problem(message, operator=after, quantity="forward.read")


def _alone(own: Tally, item: AuditedModel, operator: Operator, others: Any) -> str:
    """The sizes of all its tensors, where no other operator has any of them; else nothing."""
    elsewhere = {sizes for other in item.operators if other is not operator for _, sizes in others(other)}
    return "" if elsewhere & {s for _, s in own} else " and ".join(product_text(sizes) for _, sizes in own)
