"""Expressions as they are traced: small shared nodes, evaluated exactly at points, written as sympy once at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import TYPE_CHECKING, Any

import sympy
from sympy import Add, Expr, Max, Min, Mul, Pow, Rational, Symbol, ceiling

from symcost.ir.text import canonical

if TYPE_CHECKING:
    from symcost.audit.points import Size


@dataclass(frozen=True, eq=False)
class Term:
    """A node. Two nodes of one table are the same value written the same way only if they are the same object.

    Attributes:
        operation: `number`, `size`, or a key of OPERATIONS.
        serial: above the serials of all of its arguments.
        value: of a number, or the symbol of a size.
    """

    operation: str
    arguments: tuple[Term, ...]
    serial: int
    value: Any = None


class Undefined(Exception):
    """A term has no value at a point."""


def _divided(left: Fraction, right: Fraction) -> Fraction:
    if right == 0:
        raise Undefined
    return left / right


_LARGEST_POWER = 1 << 10


def _power(base: Fraction, exponent: Fraction) -> Fraction:
    if exponent.denominator != 1 or abs(exponent) > _LARGEST_POWER or (base == 0 and exponent < 0):
        raise Undefined
    return Fraction(base ** int(exponent))


# What a node computes, on exact numbers and as sympy.
OPERATIONS: Mapping[str, tuple[Callable[..., Any], Callable[..., Expr]]] = {
    "add": (lambda left, right: left + right, lambda left, right: left + right),
    "mul": (lambda left, right: left * right, lambda left, right: left * right),
    "div": (_divided, lambda left, right: left / right),
    "pow": (_power, lambda left, right: left**right),
    "floor": (lambda value: Fraction(floor(value)), lambda value: sympy.floor(canonical(value))),
    "min": (min, Min),
    "max": (max, Max),
}


# What leaves the other argument as it is.
_NEUTRAL: Mapping[str, int] = {"add": 0, "mul": 1}


class Terms:
    """A table of nodes; the same operation on the same arguments is one node."""

    def __init__(self) -> None:
        self.known: dict[object, Term] = {}
        self.written: dict[int, Expr] = {}

    def number(self, value: Fraction | int) -> Term:
        return self._made("number", (), Fraction(value))

    def size(self, symbol: Symbol) -> Term:
        return self._made("size", (), symbol)

    def make(self, operation: str, *arguments: Term) -> Term:
        if all(argument.operation == "number" for argument in arguments):
            return self.number(OPERATIONS[operation][0](*(argument.value for argument in arguments)))
        if operation in _NEUTRAL:
            kept = [argument for argument in arguments if argument.value != _NEUTRAL[operation]]
            if len(kept) == 1:
                return kept[0]
        return self._made(operation, arguments)

    def minus(self, left: Term, right: Term) -> Term:
        return self.make("add", left, self.make("mul", self.number(-1), right))

    def _made(self, operation: str, arguments: tuple[Term, ...], value: Any = None) -> Term:
        key = (operation, value, *(argument.serial for argument in arguments))
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Term(operation, arguments, len(self.known), value)
        return found

    def read(self, value: Expr) -> Term:
        """A sympy expression as a term.

        Raises:
            Undefined: it has a logarithm, or a power that is no number.
        """
        if isinstance(value, Rational):
            return self.number(Fraction(value.p, value.q))
        if isinstance(value, Symbol):
            return self.size(value)
        parts = [self.read(argument) for argument in value.args]
        if isinstance(value, ceiling):
            minus = self.number(-1)
            return self.make("mul", minus, self.make("floor", self.make("mul", minus, parts[0])))
        operation = _NAMES.get(type(value))
        if operation is None or (operation == "pow" and not value.exp.is_Integer):
            raise Undefined
        found = parts[0]
        for part in parts[1:]:
            found = self.make(operation, found, part)
        return self.make("floor", found) if operation == "floor" else found

    def at(self, term: Term, point: Mapping[str, Size], known: dict[int, Any]) -> Any:
        """The exact value at a point.

        Args:
            known: values of this point so far, by serial; more are added.

        Raises:
            Undefined: there is none, or a size of the term is not in the point.
        """

        def made(node: Term, parts: list[Any]) -> Any:
            if node.operation == "number":
                return node.value
            if node.operation == "size":
                if node.value.name not in point:
                    raise Undefined
                return Fraction(point[node.value.name])
            return OPERATIONS[node.operation][0](*parts)

        return _walk(term, known, made)

    def expression(self, term: Term) -> Expr:
        """The term as sympy writes it."""

        def made(node: Term, parts: list[Any]) -> Expr:
            if node.operation == "number":
                return Rational(node.value.numerator, node.value.denominator)
            return node.value if node.operation == "size" else OPERATIONS[node.operation][1](*parts)

        found: Expr = _walk(term, self.written, made)
        return found

    def text(self, term: Term) -> str:
        """The term for people. A nested one may hold a part a million times, which nobody reads."""
        parts: int = _walk(term, {}, lambda node, below: 1 + sum(below))
        return str(self.expression(term)) if parts <= _READ else f"an expression of {parts:,} parts"


# Parts of an expression that is shown.
_READ = 500
_NAMES: Mapping[type, str] = {Add: "add", Mul: "mul", Pow: "pow", sympy.floor: "floor", Min: "min", Max: "max"}


def _walk(term: Term, known: dict[int, Any], made: Callable[[Term, list[Any]], Any]) -> Any:
    """Works a term out from its leaves on, each node once; a sum in a long loop is too deep to recurse."""
    waiting = [term]
    while waiting:
        node = waiting[-1]
        missing = [part for part in node.arguments if part.serial not in known]
        if node.serial in known or not missing:
            waiting.pop()
            if node.serial not in known:
                known[node.serial] = made(node, [known[part.serial] for part in node.arguments])
        else:
            waiting += missing
    return known[term.serial]
