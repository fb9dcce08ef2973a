"""Syntax trees to sympy expressions, exactly."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from sympy import Add, Expr, Integer, Max, Min, Mul, Pow, Rational, ceiling, floor, log, nan, oo, zoo
from sympy import I as IMAGINARY

from symcost.errors import GrammarError
from symcost.ir.text import tree
from symcost.ir.text.grammar import Literal, read_formula
from symcost.ir.text.tokens import error
from symcost.ir.text.tree import Node

Names = Mapping[str, Expr] | Callable[[str], Expr]

FUNCTIONS: dict[str, Callable[..., Expr]] = {"min": Min, "max": Max, "ceil": ceiling, "floor": floor, "log": log}


@dataclass(frozen=True)
class ParsedExpression:
    """An expression and the decimal literals it was written with.

    Attributes:
        value: the exact expression.
        literals: numbers written with a point or an exponent, in order of appearance.
        names: the names in the text, in order of appearance, each once.
        divisors: what the text divides by, those that cancel too.
    """

    value: Expr
    literals: tuple[Literal, ...]
    names: tuple[str, ...]
    divisors: tuple[Expr, ...] = ()


def parse_expression(text: str, names: Names) -> ParsedExpression:
    """The expression that a text states, with what an audit wants to know of the text."""
    node, literals = read_formula(text)
    used = tuple(dict.fromkeys(found.name for found in tree.names(node)))
    converter = _Converter(text, names)
    value = converter.convert(node)
    return ParsedExpression(value, literals, used, tuple(dict.fromkeys(converter.divisors)))


@lru_cache(maxsize=4096)
def _apply(function: str, arguments: tuple[Expr, ...]) -> Expr:
    """A call; kept, because sympy compares every pair of arguments whenever it makes a minimum."""
    return FUNCTIONS[function](*arguments)


class _Converter:
    def __init__(self, text: str, names: Names) -> None:
        self.text, self.names = text, names
        self.divisors: list[Expr] = []

    def convert(self, node: Node) -> Expr:
        match node:
            case tree.Number():
                return Rational(node.value.numerator, node.value.denominator)
            case tree.Name():
                return self.resolve(node)
            case tree.Sum():
                parts = [(sign, self.convert(part)) for sign, part in node.parts]
                return Add(*(value if sign == 1 else -value for sign, value in parts))
            case tree.Product():
                return Mul(*(self.factor(sign, part) for sign, part in node.parts))
            case tree.Power():
                return self.power(node)
            case tree.Call():
                return self.call(node)
        raise error("a comparison in a formula", self.text, node.position, "comparisons belong in filters")

    def factor(self, sign: int, node: Node) -> Expr:
        value = self.convert(node)
        return value if sign == 1 else self.inverse(value, 1, node)

    def inverse(self, value: Expr, exponent: int, node: Node) -> Expr:
        if value == 0:
            raise error("division by zero", self.text, node.position)
        self.divisors.append(value)
        return Pow(value, Integer(-exponent))

    def power(self, node: tree.Power) -> Expr:
        base = self.convert(node.base)
        if isinstance(node.exponent, int):
            return self.inverse(base, -node.exponent, node) if node.exponent < 0 else Pow(base, Integer(node.exponent))
        exponent = self.convert(node.exponent)
        if not exponent.is_integer:
            raise error("an exponent that is not whole", self.text, node.position, "write a whole number")
        return Pow(base, exponent)

    def call(self, node: tree.Call) -> Expr:
        arguments = tuple(self.convert(argument) for argument in node.arguments)
        try:
            value = _apply(node.function, arguments)
        except ValueError:
            # What sympy cannot order is no real number.
            value = nan
        if value.has(zoo, oo, -oo, nan, IMAGINARY):
            raise error(f"{node.function} of something outside its domain", self.text, node.position)
        return value

    def resolve(self, node: tree.Name) -> Expr:
        try:
            value = self.names(node.name) if callable(self.names) else self.names[node.name]
        except KeyError:
            known = [] if callable(self.names) else difflib.get_close_matches(node.name, self.names)
            hint = f"did you mean {', '.join(known)}?" if known else ""
            raise error(f"unknown name {node.name!r}", self.text, node.position, hint) from None
        except GrammarError as problem:
            raise error(problem.what, self.text, node.position, problem.hint) from problem
        return Integer(value) if isinstance(value, int) else value
