"""Program: what an evaluator computes, step by step, before it is written in a language.

Every operand is a polynomial with whole coefficients over inputs and earlier steps. Quotients, functions and the
dispatch on conventions are steps of their own, so that a printer never has to look for them inside a sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from sympy import Expr, Integer

Path = tuple[tuple[int, int], ...]  # (switch, case) from the root down to a block
ONE = Integer(1)


@dataclass(frozen=True)
class Inexact:
    """`above/below` times a logarithm: the one kind of summand that is a float."""

    above: Expr
    below: Expr
    log: Expr


@dataclass(frozen=True)
class Value:
    """`above/below` plus logarithms. `below` is 1 for most values."""

    above: Expr
    below: Expr = ONE
    logs: tuple[Inexact, ...] = ()

    def operands(self) -> Iterator[Expr]:
        """Every polynomial in it."""
        yield self.above
        yield self.below
        for part in self.logs:
            yield part.above
            yield part.below
            yield part.log

    @cached_property
    def symbols(self) -> frozenset[str]:
        """Names of everything that it reads."""
        found: set[str] = set()
        stack = list(self.operands())
        while stack:
            node = stack.pop()
            if node.is_Symbol:
                found.add(node.name)
            stack.extend(node.args)
        return frozenset(found)


@dataclass(frozen=True)
class Statement:
    """One assignment.

    Attributes:
        operation: value, floor, ceil, log (of one value), min, max (of several), power (base and exponent).
    """

    name: str
    operation: str
    values: tuple[Value, ...]

    @property
    def defines(self) -> set[str]:
        return {self.name}

    @cached_property
    def uses(self) -> frozenset[str]:
        return frozenset(name for value in self.values for name in value.symbols)


@dataclass
class Block:
    """Steps in the order in which they run."""

    items: list[Statement | Switch] = field(default_factory=list)

    @property
    def defines(self) -> set[str]:
        return {name for item in self.items for name in item.defines}

    @property
    def uses(self) -> set[str]:
        return {name for item in self.items for name in item.uses} - self.defines


@dataclass
class Switch:
    """Steps that depend on the option of one convention.

    Attributes:
        cases: (options, block) pairs; every option stands in one of them.
    """

    convention: str
    cases: list[tuple[tuple[str, ...], Block]]

    @property
    def defines(self) -> set[str]:
        return {name for _, block in self.cases for name in block.defines}

    @property
    def uses(self) -> set[str]:
        return {name for _, block in self.cases for name in block.uses}

    def conventions(self) -> Iterator[str]:
        """The conventions that it and the switches inside it look at."""
        yield self.convention
        for _, block in self.cases:
            for item in block.items:
                if isinstance(item, Switch):
                    yield from item.conventions()


@dataclass(frozen=True)
class Output:
    """A result: its value plus variables that switches set."""

    name: str
    value: Value
    plus: tuple[str, ...] = ()


@dataclass(frozen=True)
class Program:
    """A whole function.

    Attributes:
        block: everything before the results.
        outputs: results in order.
    """

    block: Block
    outputs: tuple[Output, ...]

    def inputs(self) -> set[str]:
        """Names it reads and does not compute."""
        read = {name for output in self.outputs for name in output.value.symbols} | self.block.uses
        return read - self.block.defines

    def conventions(self) -> set[str]:
        """Conventions it looks at."""
        return {name for item in self.block.items if isinstance(item, Switch) for name in item.conventions()}
