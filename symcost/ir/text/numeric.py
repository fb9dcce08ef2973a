"""Exact evaluation of syntax trees on ints and Fractions. Only a logarithm makes a float."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from symcost.ir.text import tree
from symcost.ir.text.tokens import error
from symcost.ir.text.tree import Node

MAX_BITS = 1 << 20
TOO_LARGE = "beside a logarithm numbers go up to 1e308"


class Exact:
    """Arithmetic on Python numbers; whole results are ints."""

    def __init__(self, text: str) -> None:
        self.text = text

    def number(self, value: Fraction) -> Any:
        return whole(value)

    def divide(self, left: Any, right: Any, position: int) -> Any:
        if right == 0:
            raise error("division by zero", self.text, position, "rule it out, as in x > 0 and y/x < 2")
        if isinstance(left, float) and float(right) == 0:
            raise error("a division by too small a number", self.text, position, "use larger numbers")
        if isinstance(left, int) and isinstance(right, int):
            return whole(Fraction(left, right))
        return whole(left / right)

    def power(self, base: Any, exponent: Any, position: int) -> Any:
        if not isinstance(exponent, int):
            raise error("an exponent that is not whole", self.text, position)
        if exponent < 0:
            return self.divide(1, self.power(base, -exponent, position), position)
        if not isinstance(base, float) and _bits(base) * exponent > MAX_BITS:
            raise error("a power that is too large", self.text, position, "use smaller numbers")
        return whole(base**exponent)

    def call(self, function: str, arguments: list[Any], position: int) -> Any:
        if function == "log" and arguments[0] <= 0:
            raise error("a logarithm of something not positive", self.text, position)
        return _CALLS[function](*arguments)


def whole(value: Any) -> Any:
    """An int where a Fraction is whole."""
    return value.numerator if isinstance(value, Fraction) and value.denominator == 1 else value


def _bits(value: int | Fraction) -> int:
    return value.numerator.bit_length() + value.denominator.bit_length() - 1


def _log(value: Any) -> float:
    if isinstance(value, Fraction):
        return math.log(value.numerator) - math.log(value.denominator)
    return math.log(value)


_CALLS: dict[str, Callable[..., Any]] = {
    "min": lambda *values: min(values),
    "max": lambda *values: max(values),
    "ceil": math.ceil,
    "floor": math.floor,
    "log": _log,
}


def evaluate(node: Node, values: Mapping[str, Any], text: str = "") -> Any:
    """The value of an expression.

    Args:
        node: the tree.
        values: a number for each name.
        text: what the tree was read from, for messages.

    Raises:
        GrammarError: division by zero, an exponent that is not whole, a logarithm of something not positive, or a
            number that is not exact and too large to be one.
    """
    try:
        result = compute(node, values, Exact(text))
    except OverflowError:
        result = math.inf
    if isinstance(result, float) and not math.isfinite(result):
        raise error("a logarithm among numbers too large to be added to one", text, node.position, TOO_LARGE)
    return result


def compute(node: Node, values: Mapping[str, Any], arithmetic: Exact) -> Any:
    """The value of an expression under one arithmetic (exact, or of arrays)."""
    match node:
        case tree.Number():
            return arithmetic.number(node.value)
        case tree.Name():
            return values[node.name]
        case tree.Sum():
            return whole(sum(sign * compute(part, values, arithmetic) for sign, part in node.parts))
        case tree.Product():
            return _product(node, values, arithmetic)
        case tree.Power():
            exponent = node.exponent
            power = exponent if isinstance(exponent, int) else compute(exponent, values, arithmetic)
            return arithmetic.power(compute(node.base, values, arithmetic), power, node.position)
        case tree.Call():
            arguments = [compute(argument, values, arithmetic) for argument in node.arguments]
            return arithmetic.call(node.function, arguments, node.position)
    raise TypeError(f"{type(node).__name__} is no number")


def _product(node: tree.Product, values: Mapping[str, Any], arithmetic: Exact) -> Any:
    result: Any = 1
    for sign, part in node.parts:
        value = compute(part, values, arithmetic)
        result = whole(result * value) if sign == 1 else arithmetic.divide(result, value, part.position)
    return result
