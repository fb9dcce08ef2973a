"""What a formula of a known operator may be made of, and what it cannot do without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from symcost.audit.knowledge.operators import OPERATORS, Operator, Sets
from symcost.audit.knowledge.sizes import products, usual
from symcost.audit.monomial import Monomial, Product
from symcost.audit.statement import Statement

STATE_ROLES = ("param", "master_param", "optimizer_state", "param_gradient")


@dataclass(frozen=True)
class Need:
    """Something that must stand in a formula.

    Attributes:
        what: weights, input, result, scores or work, for messages.
        pattern: in the words of `sizes`. ways: the products that count as it.
    """

    what: str
    pattern: str
    ways: frozenset[Product]

    @property
    def text(self) -> str:
        return usual(self.pattern)


@dataclass(frozen=True)
class Expected:
    """The products of a formula.

    Attributes:
        allowed: products that may stand in it. main: those of the operator's own work, for messages.
        needs: what must stand there.
        sets: product -> how many contractions or weights of it there may be.
    """

    allowed: frozenset[Product]
    main: frozenset[Product]
    needs: tuple[Need, ...] = ()
    sets: dict[Product, tuple[int, ...]] = field(default_factory=dict)

    def missing(self, terms: Iterable[Monomial], unit: int = 1) -> Iterator[Need]:
        """Needs that no term fulfils; a term stands for as many as its coefficient has units."""
        total: dict[Product, Fraction] = {}
        for term in terms:
            total[term.sizes] = total.get(term.sizes, Fraction(0)) + term.coefficient
        left = {sizes: max(1, -(-number // unit)) for sizes, number in total.items() if number > 0}
        for need in self.needs:
            found = max(need.ways & left.keys(), key=lambda way: left[way], default=None)
            if found is None or left[found] <= 0:
                yield need
            else:
                left[found] -= 1


@lru_cache(maxsize=65536)
def expected(statement: Statement) -> Expected | None:
    """What is expected of a formula; None where the operator or the quantity is not known."""
    operator = OPERATORS.get(statement.operator)
    if operator is None:
        return None
    one_token = speaks_of_one_token(statement)
    if statement.is_flops:
        return _flops(operator, statement, one_token)
    if statement.is_traffic:
        return _traffic(operator, statement, one_token)
    if statement.role in STATE_ROLES:
        return _weights(operator)
    if statement.role in ("activation", "input_gradient", "workspace", "buffer"):
        return _activations(operator, statement, one_token)
    return None


def speaks_of_one_token(statement: Statement) -> bool:
    """Whether a claim says that it is of one new token, so that no length need stand in it."""
    return statement.says("decod", "token", "generat", "step", "cach", "increment")


def union(patterns: Iterable[str], *, one_token: bool = False) -> frozenset[Product]:
    return frozenset().union(*(products(pattern, one_token=one_token) for pattern in patterns))


def _needs(what: str, patterns: Iterable[str], one_token: bool) -> Iterator[Need]:
    for pattern in patterns:
        yield Need(what, pattern, products(pattern, one_token=one_token))


def _sets(sets: Sets, one_token: bool = False) -> dict[Product, tuple[int, ...]]:
    found: dict[Product, tuple[int, ...]] = {}
    for pattern, numbers in sets.items():
        for way in products(pattern, one_token=one_token):
            found[way] = tuple(sorted({*found.get(way, ()), *numbers}))
    return found


def _all_or_any(what: str, operator: Operator, patterns: Iterable[str], one_token: bool) -> tuple[Need, ...]:
    """Every pattern, or, of an operator with alternatives, one of them."""
    if not operator.alternatives:
        return tuple(_needs(what, patterns, one_token))
    listed = list(patterns)
    return (Need(what, listed[0], union(listed, one_token=one_token)),) if listed else ()


def _flops(operator: Operator, statement: Statement, one_token: bool) -> Expected:
    main, vector = union(operator.matmul, one_token=one_token), union(operator.vector, one_token=one_token)
    if statement.quantity == "vector":
        need = [] if operator.contracts_weights or not operator.vector else operator.vector[:1]
        own = union(need, one_token=one_token) or vector
        return Expected(vector, own, tuple(_needs("work", need, one_token)))
    biases = union(operator.outputs, one_token=one_token) if operator.contracts_weights else frozenset()
    allowed = main | biases | (vector if statement.quantity == "flops" else frozenset())
    needs = _all_or_any("work", operator, operator.matmul, one_token)
    return Expected(allowed, main, needs, _sets(operator.matmul, one_token))


def _traffic(operator: Operator, statement: Statement, one_token: bool) -> Expected:
    every = (*operator.inputs, *operator.outputs, *operator.weights, *operator.read, *operator.bias, *operator.side)
    scores = attention_of(statement)
    allowed = union(every, one_token=one_token)
    if scores != "flash":
        allowed |= union(operator.scores, one_token=one_token)
    needs: list[Need] = []
    for what, patterns in _operands(operator, statement):
        needs += _all_or_any(what, operator, patterns, one_token)
    if scores == "eager":
        needs += _needs("scores", operator.scores, one_token)
    if statement.quantity == "write" and statement.phase == "forward":
        weights = union((*operator.weights, *operator.read, *operator.bias))
        allowed -= weights - union((*operator.inputs, *operator.outputs, *operator.side), one_token=one_token)
    main = frozenset().union(*(need.ways for need in needs)) if needs else allowed
    return Expected(allowed, main, tuple(needs))


def _operands(operator: Operator, statement: Statement) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What kernels of one phase must read and write."""
    weights = () if operator.lookup else operator.read or tuple(operator.weights)
    reads, writes = statement.quantity in ("read", "total"), statement.quantity in ("write", "total")
    if statement.phase == "forward":
        if reads:
            yield from (("weights", weights), ("input", operator.inputs))
        if writes:
            yield "result", operator.outputs
    elif statement.phase == "backward":
        if reads:
            yield "gradient of the result", operator.outputs
            yield from (("weights", weights), ("input", () if operator.linear else operator.inputs))
        if writes:
            yield (
                "gradient of the input",
                ()
                if operator.lookup or operator.first
                else operator.inputs
                if operator.alternatives
                else operator.inputs[:1],
            )
            yield "weights", tuple(operator.weights)


def _weights(operator: Operator) -> Expected:
    main = union(operator.weights)
    needs = _all_or_any("weights", operator, operator.weights, False)
    return Expected(main | union(operator.bias), main or union(operator.bias), needs, _sets(operator.weights))


def _activations(operator: Operator, statement: Statement, one_token: bool) -> Expected:
    every = (*operator.inputs, *operator.outputs, *operator.side)
    allowed = union(every, one_token=one_token) - union((*operator.read, *operator.weights))
    scores, needs = attention_of(statement), tuple[Need, ...]()
    if scores != "flash":
        allowed |= union(operator.scores, one_token=one_token)
    if scores == "eager" and statement.role == "activation" and statement.claim:
        needs = tuple(_needs("scores", operator.scores, one_token))
    return Expected(allowed, union((*operator.inputs, *operator.outputs), one_token=one_token), needs)


def attention_of(statement: Statement) -> str:
    """The attention convention that a formula states; empty where it states none."""
    return dict(statement.conventions).get("attention", "")
