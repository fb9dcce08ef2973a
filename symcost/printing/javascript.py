"""JavaScript text of what `PythonPrinter` prints: BigInt where a value is surely whole, exact helpers elsewhere.

The Python of an evaluator is what is executed and tested. JavaScript is read off it, so that both do the same steps in
the same order. Python's operators serve integers, fractions and floats alike; those of BigInt serve integers alone.
"""

from __future__ import annotations

import ast
from functools import cache
from typing import NamedTuple

from symcost.errors import VerifyError

SUM, PRODUCT, POWER, ATOM = range(4)

# Words of JavaScript that are plain names in Python.
_RESERVED = frozenset(
    """arguments await case catch const debugger default delete do enum eval export extends false function implements
    instanceof interface let new null package private protected public static super switch this throw true typeof
    undefined var void""".split()
)
# Operator, how tightly it binds, and the helper that takes anything exact and floats.
_OPERATORS: dict[type[ast.operator], tuple[str, int, str]] = {
    ast.Add: ("+", SUM, "_add"),
    ast.Sub: ("-", SUM, "_subtract"),
    ast.Mult: ("*", PRODUCT, "_multiply"),
    ast.FloorDiv: ("", ATOM, "_floor"),
    ast.Div: ("", ATOM, "_divide"),
    ast.Pow: ("**", POWER, "_power"),
}
# Helpers that take and return numbers of any kind; `min` and `max` of whole numbers are whole.
_FUNCTIONS = {"_exact": "_exact", "_log": "_log", "min": "_min", "max": "_max"}


class Text(NamedTuple):
    """Printed text, how tightly its outermost operation binds, and whether its value is surely a BigInt."""

    text: str
    level: int
    whole: bool


class JavascriptPrinter:
    """Expressions of Python as expressions of JavaScript.

    Args:
        whole: names whose value is surely whole; every other may be a fraction or a float.
    """

    def __init__(self, whole: set[str]) -> None:
        self.whole = whole

    def node(self, expr: ast.expr) -> Text:
        """The text of an expression.

        Raises:
            VerifyError: something that no evaluator needs.
        """
        if isinstance(expr, ast.Constant) and type(expr.value) is int:
            return Text(f"{expr.value}n", ATOM, True)
        if isinstance(expr, ast.Name):
            return Text(name(expr.id), ATOM, expr.id in self.whole)
        if isinstance(expr, ast.UnaryOp) and isinstance(expr.op, ast.USub):
            return self.negative(expr.operand)
        if isinstance(expr, ast.BinOp) and type(expr.op) in _OPERATORS:
            return self.operation(expr)
        if isinstance(expr, ast.Call) and isinstance(expr.func, ast.Name) and expr.func.id in _FUNCTIONS:
            return self.call(expr.func.id, expr.args)
        raise VerifyError(f"no JavaScript for {ast.unparse(expr)}")

    def test(self, expr: ast.expr) -> str:
        """What an `if` asks of a convention: one option or several."""
        if not isinstance(expr, ast.Compare) or not isinstance(expr.left, ast.Name):
            raise VerifyError(f"no JavaScript for {ast.unparse(expr)}")
        options = ast.literal_eval(expr.comparators[0])
        alternatives = (options,) if isinstance(options, str) else options
        return " || ".join(f"{name(expr.left.id)} === {quoted(option)}" for option in alternatives)

    def negative(self, operand: ast.expr) -> Text:
        """`-x ** 2n` is an error in JavaScript, so a power goes into parentheses."""
        inner = self.node(operand)
        if not inner.whole:
            return Text(f"_subtract(0n, {inner.text})", ATOM, False)
        return Text(f"-{_guarded(inner, ATOM)}", SUM, True)

    def operation(self, expr: ast.BinOp) -> Text:
        sign, level, helper = _OPERATORS[type(expr.op)]
        left, right = self.node(expr.left), self.node(expr.right)
        whole = left.whole and right.whole
        if not sign or not whole:
            # A floor is whole whatever it is taken of; a true quotient is a float.
            return Text(f"{helper}({left.text}, {right.text})", ATOM, sign == "" and helper == "_floor")
        if isinstance(expr.op, ast.Pow):
            return Text(f"{_guarded(left, ATOM)}**{_guarded(right, ATOM)}", POWER, True)
        return Text(f"{_guarded(left, level)}{_spaced(sign)}{_guarded(right, level + 1)}", level, True)

    def call(self, function: str, arguments: list[ast.expr]) -> Text:
        printed = [self.node(argument) for argument in arguments]
        whole = function in ("min", "max") and all(argument.whole for argument in printed)
        return Text(f"{_FUNCTIONS[function]}({', '.join(argument.text for argument in printed)})", ATOM, whole)


def name(identifier: str) -> str:
    """A name of Python as one of JavaScript.

    Raises:
        VerifyError: a word that JavaScript keeps for itself.
    """
    if identifier in _RESERVED:
        raise VerifyError(f"{identifier!r} cannot be a name in JavaScript")
    return identifier


@cache
def quoted(text: str) -> str:
    """A string literal that is safe inside an HTML script too, whatever the text holds."""
    return '"' + "".join(map(_sign, text)) + '"'


def _sign(sign: str) -> str:
    if sign in '"\\':
        return f"\\{sign}"
    if sign in "<>&" or not sign.isprintable():
        return "".join(f"\\u{unit:04x}" for unit in _units(sign))
    return sign


def _units(sign: str) -> tuple[int, ...]:
    """UTF-16 units of a sign."""
    data = sign.encode("utf-16-be", "surrogatepass")
    return tuple(int.from_bytes(data[i : i + 2], "big") for i in range(0, len(data), 2))


def _guarded(printed: Text, level: int) -> str:
    return printed.text if printed.level >= level else f"({printed.text})"


def _spaced(sign: str) -> str:
    return sign if sign == "*" else f" {sign} "
