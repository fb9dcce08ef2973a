"""Syntax trees of the sheet grammar: plain records, so that a filter is evaluated without sympy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Number:
    """An exact constant."""

    value: Fraction
    position: int

    @property
    def size(self) -> int:
        return self.value.numerator.bit_length() + self.value.denominator.bit_length()


@dataclass(frozen=True, slots=True)
class Name:
    """A letter, a dim or a dotted path; whoever evaluates the tree says what it stands for."""

    name: str
    position: int
    size: int = 1


@dataclass(frozen=True, slots=True)
class Sum:
    """Parts with a sign (+1 or -1); a single negative part is a unary minus.

    `size` of this and the nodes below bounds the bits of the numbers that evaluation can make.
    """

    parts: tuple[tuple[int, Node], ...]
    position: int
    size: int


@dataclass(frozen=True, slots=True)
class Product:
    """Factors (+1) and divisors (-1), from left to right."""

    parts: tuple[tuple[int, Node], ...]
    position: int
    size: int


@dataclass(frozen=True, slots=True)
class Power:
    """A base and a whole exponent: an int, or a tree over names that must come out whole."""

    base: Node
    exponent: int | Node
    position: int
    size: int


@dataclass(frozen=True, slots=True)
class Call:
    """One of `min max ceil floor log`."""

    function: str
    arguments: tuple[Node, ...]
    position: int
    size: int


@dataclass(frozen=True, slots=True)
class Compare:
    """A comparison of two numbers."""

    operator: str
    left: Node
    right: Node
    position: int
    size: int = 1


@dataclass(frozen=True, slots=True)
class Logic:
    """Conditions joined by `and` or by `or`."""

    operator: str
    parts: tuple[Node, ...]
    position: int
    size: int = 1


Node = Number | Name | Sum | Product | Power | Call | Compare | Logic
CONDITIONS = (Compare, Logic)


def names(node: Node) -> Iterator[Name]:
    """Every name of a tree, from left to right."""
    if isinstance(node, Name):
        yield node
    for child in children(node):
        yield from names(child)


def children(node: Node) -> tuple[Node, ...]:
    """The nodes directly below."""
    match node:
        case Sum() | Product():
            return tuple(part for _, part in node.parts)
        case Power():
            return (node.base,) if isinstance(node.exponent, int) else (node.base, node.exponent)
        case Call():
            return node.arguments
        case Compare():
            return (node.left, node.right)
        case Logic():
            return node.parts
    return ()
