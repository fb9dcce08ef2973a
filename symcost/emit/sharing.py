"""Common subexpressions of many polynomials: equal parts, and parts that sums or products have in common.

The method is that of `sympy.cse` without optimizations and with `order="none"`, and so is the result. Here every
different expression is a number, so that sets of arguments are sets of integers and nothing is compared twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from sympy import Add, Expr, Integer, Mul, Pow, Symbol

from symcost.passes.construct import product, total


def shared(operands: Sequence[Expr], names: Iterator[Symbol]) -> tuple[list[tuple[Symbol, Expr]], list[Expr]]:
    """Steps in the order in which they are needed, and the operands in terms of them.

    Args:
        operands: sums, products and whole powers of symbols and integers.
        names: of the steps; those that an operand uses already are left out.
    """
    nodes = _Nodes()
    roots = [nodes.number(operand) for operand in operands]
    taken = {atom.name for atom in nodes.expressions.values() if isinstance(atom, Symbol)}
    rewriter = _Rewriter(nodes)
    for root in roots:
        rewriter.visit(root)
    for operation, functions in rewriter.functions.items():
        rewriter.rewritten.update(_Joiner(nodes, operation, list(functions)).joined())
    writer = _Writer(nodes, rewriter.rewritten, (name for name in names if name.name not in taken))
    for root in roots:
        writer.count(root)
    return writer.steps, [writer.write(root) for root in roots]


class _Node(NamedTuple):
    """An operation on numbered nodes; an atom has neither."""

    operation: type[Expr] | None
    arguments: tuple[int, ...]


_ATOM = _Node(None, ())
_MAKERS: dict[type[Expr] | None, Callable[[Sequence[Expr]], Expr]] = {
    Add: total,
    Mul: product,
    Pow: lambda parts: Pow(*parts),
}


class _Nodes:
    """Every different expression by number.

    Attributes:
        nodes: what a number stands for.
        expressions: by number; a node that was joined has none.
    """

    def __init__(self) -> None:
        self.nodes: list[_Node] = []
        self.expressions: dict[int, Expr] = {}
        self._by_content: dict[_Node | Expr, int] = {}
        # With the object itself: an identity is its own only as long as the object is there.
        self._by_identity: dict[int, tuple[int, Expr]] = {}

    def number(self, expr: Expr) -> int:
        """The number of an expression; its arguments get theirs first."""
        known = self._by_identity.get(id(expr))
        if known is not None:
            return known[0]
        arguments = tuple([self.number(argument) for argument in expr.args])
        node = _Node(type(expr), arguments) if arguments else _ATOM
        found = self._by_content.setdefault(node if arguments else expr, len(self.nodes))
        if found == len(self.nodes):
            self.nodes.append(node)
            self.expressions[found] = expr
        self._by_identity[id(expr)] = found, expr
        return found

    def join(self, operation: type[Expr], arguments: Iterable[int]) -> int:
        """A number for an operation that stays apart from equal ones."""
        self.nodes.append(_Node(operation, tuple(arguments)))
        return len(self.nodes) - 1


class _Rewriter:
    """Finds the sums and products, those with a minus sign as what they are without it.

    Attributes:
        functions: sums and products in the order in which they are met.
        rewritten: node to what is to be written for it.
    """

    def __init__(self, nodes: _Nodes) -> None:
        self.functions: dict[type[Expr], dict[int, None]] = {Add: {}, Mul: {}}
        self.rewritten: dict[int, int] = {}
        self._nodes = nodes
        self._seen: set[int] = set()

    def visit(self, number: int) -> None:
        """Note a node and all below it."""
        operation, arguments = self._nodes.nodes[number]
        if not arguments or number in self._seen:
            return
        self._seen.add(number)
        for argument in arguments:
            self.visit(argument)
        expr = self._nodes.expressions[number]
        if _negated(expr):
            opposite = total([-part for part in expr.args]) if isinstance(expr, Add) else -expr
            if opposite.args:
                other = self._nodes.number(opposite)
                self.rewritten[number] = self._nodes.join(Mul, (self._nodes.number(Integer(-1)), other))
                self._seen.add(other)
                number, operation = other, self._nodes.nodes[other].operation
        if operation in self.functions:
            self.functions[operation].setdefault(number)


def _negated(expr: Expr) -> bool:
    """Whether an expression is shorter without a minus sign in front: a negative product, a mostly negative sum."""
    if isinstance(expr, Add):
        return 2 * sum(map(_negative, expr.args)) > len(expr.args)
    return isinstance(expr, Mul) and _negative(expr)


def _negative(part: Expr) -> bool:
    number = part.args[0] if isinstance(part, Mul) else part
    return isinstance(number, Integer) and int(number) < 0


class _Joiner:
    """Joins what sums, or products, have in common: two that share several arguments share their sum.

    Arguments have places in the order in which they are met; functions go by their own index, the short ones first.
    """

    def __init__(self, nodes: _Nodes, operation: type[Expr], functions: list[int]) -> None:
        self._nodes, self._operation = nodes, operation
        self._functions = sorted(functions, key=lambda number: len(nodes.nodes[number].arguments))
        self._places: dict[int, int] = {}
        self._arguments: list[int] = []
        self._users: list[set[int]] = []
        self._changed: set[int] = set()
        self._sets = [set(map(self._place, nodes.nodes[number].arguments)) for number in self._functions]
        for index, places in enumerate(self._sets):
            for place in places:
                self._users[place].add(index)

    def joined(self) -> dict[int, int]:
        """Functions of which something changed, and what they have become."""
        found: dict[int, int] = {}
        for index, number in enumerate(self._functions):
            self._join(index)
            if index in self._changed:
                found[number] = self._nodes.join(self._operation, self._ordered(self._sets[index]))
            for place in self._sets[index]:
                self._users[place].discard(index)
        return found

    def _join(self, index: int) -> None:
        """Join a function with those behind it, the ones with the smallest common part first."""
        candidates = self._candidates(index)
        left = set(candidates)
        for other in candidates:
            if other not in left:
                continue
            left.discard(other)
            common = self._sets[index] & self._sets[other]
            if len(common) < 2:
                continue
            if len(common) < len(self._sets[index]):
                place = self._place(self._nodes.join(self._operation, self._ordered(common)))
                self._replace(index, common, place)
            else:
                place = self._place(self._functions[index])
            self._replace(other, common, place)
            for further in left.intersection(*(self._users[place] for place in common)):
                self._replace(further, common, place)

    def _candidates(self, index: int) -> list[int]:
        """Later functions that share two arguments or more; those that share few come first."""
        users = sorted((self._users[place] for place in self._sets[index]), key=len)
        counts: Counter[int] = Counter()
        for members in users[:-1]:
            counts.update(members)
        most = users[-1]
        found = [(times + (other in most), other) for other, times in counts.items() if other > index]
        return [other for times, other in sorted(found) if times > 1]

    def _replace(self, index: int, common: set[int], place: int) -> None:
        for old in common:
            self._users[old].discard(index)
        self._users[place].add(index)
        self._sets[index] = (self._sets[index] - common) | {place}
        self._changed.add(index)

    def _place(self, number: int) -> int:
        found = self._places.setdefault(number, len(self._places))
        if found == len(self._arguments):
            self._arguments.append(number)
            self._users.append(set())
        return found

    def _ordered(self, places: set[int]) -> list[int]:
        return [self._arguments[place] for place in sorted(places)]


class _Writer:
    """Writes nodes as expressions; what stands in several places becomes a step.

    Attributes:
        steps: names and what they stand for.
    """

    def __init__(self, nodes: _Nodes, rewritten: dict[int, int], names: Iterator[Symbol]) -> None:
        self.steps: list[tuple[Symbol, Expr]] = []
        self._nodes, self._rewritten, self._names = nodes, rewritten, names
        self._seen: set[int] = set()
        self._repeated: set[int] = set()
        self._written: dict[int, Symbol] = {}

    def count(self, number: int) -> None:
        """Note what stands in several places."""
        if not self._nodes.nodes[number].arguments:
            return
        if number in self._seen:
            self._repeated.add(number)
            return
        self._seen.add(number)
        for argument in self._nodes.nodes[self._rewritten.get(number, number)].arguments:
            self.count(argument)

    def write(self, number: int) -> Expr:
        """The expression of a node, or the name of its step."""
        known = self._written.get(number)
        if known is not None:
            return known
        target = self._rewritten.get(number, number)
        expr, (operation, arguments) = self._nodes.expressions.get(target), self._nodes.nodes[target]
        parts = [self.write(argument) for argument in arguments]
        if expr is None or any(part is not old for part, old in zip(parts, expr.args, strict=True)):
            expr = _MAKERS[operation](parts)
        if number not in self._repeated:
            return expr
        name = self._written[number] = next(self._names)
        self.steps.append((name, expr))
        return name
