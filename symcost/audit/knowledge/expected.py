"""What a formula of a known operator may be made of, and what it cannot do without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache

from symcost.audit.knowledge.names import POOLED
from symcost.audit.knowledge.operators import Operator, Sets
from symcost.audit.knowledge.sizes import (
    ACTIVE,
    BIASED,
    CUSTOMARY,
    IMAGED,
    LINEAR,
    LONGEST,
    ONE_TOKEN,
    PATCHED,
    PLAIN,
    PROBED,
    RECURRENT,
    Reading,
    products,
    usual,
)
from symcost.audit.knowledge.table import known_operator
from symcost.audit.monomial import Monomial, Product
from symcost.audit.statement import Statement

_ONE = ("one", "a", "per", "each", "new", "single", "last")
STATE_ROLES = ("param", "master_param", "optimizer_state", "param_gradient")


@dataclass(frozen=True)
class Need:
    """Something that must stand in a formula.

    Attributes:
        what: weights, input, result, scores or work, for messages.
        pattern: in the words of `sizes`. ways: the products that count as it.
        wide: those of them that have hidden widths in place of the feed-forward width.
    """

    what: str
    pattern: str
    ways: frozenset[Product]
    wide: frozenset[Product] = frozenset()

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
        wide: products with hidden widths in place of the feed-forward width: they come in fours.
    """

    allowed: frozenset[Product]
    main: frozenset[Product]
    needs: tuple[Need, ...] = ()
    sets: dict[Product, tuple[int, ...]] = field(default_factory=dict)
    wide: frozenset[Product] = frozenset()

    def fits(self, term: Monomial) -> bool:
        """Whether a term is one of the products."""
        return term.sizes in self.allowed and not (term.sizes in self.wide and term.coefficient % 4)

    def missing(self, terms: Iterable[Monomial], unit: int = 1) -> Iterator[Need]:
        """Needs that no term fulfils; a term stands for as many as its coefficient has units."""
        total: dict[Product, Fraction] = {}
        for term in terms:
            if term.sizes in self.wide and not self.fits(term):
                continue
            total[term.sizes] = total.get(term.sizes, Fraction(0)) + term.coefficient
        left = {sizes: max(1, -(-number // unit)) for sizes, number in total.items() if number > 0}
        for need in self.needs:
            ways = [way for way in need.ways & left.keys() if way not in need.wide or total[way] % 4 == 0]
            found = max(ways, key=lambda way: (left[way], way), default=None)
            if found is None or left[found] <= 0:
                yield need
            else:
                left[found] -= 1


@lru_cache(maxsize=65536)
def expected(statement: Statement) -> Expected | None:
    """What is expected of a formula; None where the operator or the quantity is not known."""
    sizes = {name for term in statement.monomials for name, _ in term.sizes}
    operator = known_operator(statement.operator, sizes, of_claim=statement.claim is not None)
    if operator is None or _measured(statement):
        return None
    reading = reading_of(statement)
    found = _expected(operator, statement, reading)
    if found is None or "ffn" not in statement.letters:
        return found
    strict = _expected(operator, statement, reading - {CUSTOMARY})
    if strict is None:
        return found
    wide = frozenset(way for way in found.allowed - strict.allowed if "seq" not in dict(way) or "batch" in dict(way))
    needs = tuple(replace(n, wide=n.ways - s.ways) for n, s in zip(found.needs, strict.needs, strict=True))
    return replace(found, wide=wide, needs=needs)


def _expected(operator: Operator, statement: Statement, reading: Reading) -> Expected | None:
    if statement.is_flops:
        return _flops(operator, statement, reading)
    if statement.is_traffic:
        return _traffic(operator, statement, reading)
    if statement.role in STATE_ROLES:
        return _weights(operator, reading)
    if statement.role in ("activation", "input_gradient", "workspace", "buffer"):
        return _activations(operator, statement, reading)
    return None


def _measured(statement: Statement) -> bool:
    """Whether a formula lists what a library was seen to keep, which no knowledge of operators foretells."""
    return statement.role == "activation" and dict(statement.conventions).get("activations") == "autograd"


def speaks_of_one_token(statement: Statement) -> bool:
    """Whether a formula is of one token a sequence, so that no length need stand in it: a claim says so, a classifier
    sees one.
    """
    if statement.claim is None and statement.role == "activation":
        # A storage is listed with its maker, also where a pooler keeps one token's row of it.
        return True
    if statement.name in POOLED or any(term.degree("labels") for term in statement.monomials):
        return True
    return statement.says("decod", "generat", "increment", *(f"{word} token" for word in _ONE))


def reading_of(statement: Statement) -> Reading:
    """Which customs of writing a formula may follow: only a claim has any."""
    said = {
        ONE_TOKEN: speaks_of_one_token(statement),
        ACTIVE: statement.active or statement.says("active param"),
        CUSTOMARY: statement.claim is not None,
        LONGEST: statement.claim is not None,
        BIASED: statement.claim is None or statement.says("t5", "relative", "position bias"),
        PATCHED: any(term.degree("patches") for term in statement.monomials),
        IMAGED: any(term.degree("images") for term in statement.monomials),
        PROBED: "pooling" in statement.name or statement.says("pooling", "probe"),
        RECURRENT: dict(statement.conventions).get("recurrence") == "recurrent",
        LINEAR: statement.claim is None or statement.says("linear attention", "lightning"),
    }
    return frozenset(custom for custom, holds in said.items() if holds)


def union(patterns: Iterable[str], reading: Reading = PLAIN) -> frozenset[Product]:
    return frozenset().union(*(products(pattern, reading) for pattern in patterns))


def _needs(what: str, patterns: Iterable[str], reading: Reading) -> Iterator[Need]:
    for pattern in patterns:
        yield Need(what, pattern, products(pattern, reading))


def _sets(sets: Sets, reading: Reading = PLAIN) -> dict[Product, tuple[int, ...]]:
    found: dict[Product, tuple[int, ...]] = {}
    for pattern, numbers in sets.items():
        # Of a block that is written as four hidden widths, no coefficient is known.
        for way in products(pattern, reading - {CUSTOMARY}):
            found[way] = tuple(sorted({*found.get(way, ()), *numbers}))
    return found


def _all_or_any(what: str, one: bool, patterns: Iterable[str], reading: Reading) -> tuple[Need, ...]:
    """Every pattern, or one of them."""
    if not one:
        return tuple(_needs(what, patterns, reading))
    listed = list(patterns)
    return (Need(what, listed[0], union(listed, reading)),) if listed else ()


def _flops(operator: Operator, statement: Statement, reading: Reading) -> Expected:
    main, vector = union(operator.matmul, reading), union(operator.vector, reading)
    if statement.quantity == "vector":
        need = [] if operator.contracts_weights or not operator.vector else operator.vector[:1]
        own = union(need, reading) or vector
        return Expected(vector, own, tuple(_needs("work", need, reading)))
    biases = union(operator.outputs, reading) if operator.contracts_weights else frozenset()
    allowed = main | biases | (vector if statement.quantity == "flops" else frozenset())
    needs = _all_or_any("work", operator.one_work, operator.matmul, reading)
    return Expected(allowed, main, needs, _sets(operator.matmul, reading))


def _traffic(operator: Operator, statement: Statement, reading: Reading) -> Expected:
    every = (*operator.inputs, *operator.outputs, *operator.weights, *operator.read, *operator.bias, *operator.side)
    scores = attention_of(statement)
    allowed = union(every, reading)
    if scores != "flash":
        allowed |= union(operator.scores, reading)
    needs: list[Need] = []
    for what, patterns in _operands(operator, statement):
        one = operator.one_work if what == "weights" else operator.one_operand
        needs += _all_or_any(what, one, patterns, reading)
    if scores == "eager":
        needs += _needs("scores", operator.scores, reading)
    if statement.quantity == "write" and statement.phase == "forward":
        weights = union((*operator.weights, *operator.read, *operator.bias))
        allowed -= weights - union((*operator.inputs, *operator.outputs, *operator.side), reading)
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
            yield "weights", () if operator.first else weights
            yield "input", () if operator.linear else operator.inputs
        if writes:
            # What hands the gradient on unchanged writes it once.
            handed = operator.inputs[:1] if operator.linear else operator.inputs
            yield "gradient of the input", () if operator.lookup or operator.first else handed
            yield "weights", () if operator.lookup else tuple(operator.weights)


def _weights(operator: Operator, reading: Reading) -> Expected:
    main = union(operator.weights, reading)
    biases = union(operator.bias, reading)
    needs = _all_or_any("weights", operator.one_work, operator.weights, reading)
    return Expected(main | biases, main or biases, needs, _sets(operator.weights, reading))


def _activations(operator: Operator, statement: Statement, reading: Reading) -> Expected:
    every = (*operator.inputs, *operator.outputs, *operator.side)
    allowed = union(every, reading) - union((*operator.read, *operator.weights))
    scores, needs = attention_of(statement), tuple[Need, ...]()
    if scores != "flash":
        allowed |= union(operator.scores, reading)
    kept = dict(statement.conventions).get("recompute", "none") == "none"
    if scores == "eager" and statement.role == "activation" and kept:
        needs = tuple(_needs("scores", operator.scores, reading))
    return Expected(allowed, union((*operator.inputs, *operator.outputs), reading), needs)


def attention_of(statement: Statement) -> str:
    """The attention convention that a formula states; empty where it states none."""
    return dict(statement.conventions).get("attention", "")
