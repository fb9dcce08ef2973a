"""Parser of the sheet grammar: text to syntax tree, by recursive descent. Nothing in a text is ever executed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from symcost.errors import GrammarError
from symcost.ir.text import numeric, tree
from symcost.ir.text.tokens import (
    FUNCTIONS,
    MAX_DECIMAL_EXPONENT,
    MAX_DIGITS,
    RESERVED,
    Token,
    error,
    missing_operator,
    tokenize,
)
from symcost.ir.text.tree import Node

# Each level costs up to 13 frames of Python, whose stack holds 1000.
MAX_DEPTH = 50
MAX_EXPONENT = 64
MAX_SIZE = 1 << 13  # bits of the largest number a product or power may make; Python prints up to 14000

_COMPARISONS = ("<", "<=", ">", ">=", "==")


@dataclass(frozen=True)
class Literal:
    """A number written with a decimal point or an exponent; exact here, but a float in most other languages."""

    text: str
    position: int
    value: Fraction


def read_formula(text: str) -> tuple[Node, tuple[Literal, ...]]:
    """The tree of an expression, and its decimal literals.

    Raises:
        GrammarError: the text is no expression.
    """
    parser = _Parser(text, comparisons=False)
    return parser.whole(parser.sum), tuple(parser.literals)


def read_condition(text: str) -> Node:
    """The tree of a filter: comparisons joined by `and` and `or`.

    Raises:
        GrammarError: the text is no filter.
    """
    parser = _Parser(text, comparisons=True)
    node = parser.whole(parser.either)
    if not isinstance(node, tree.CONDITIONS):
        raise error("a number where a condition belongs", text, 0, "compare it: < <= > >= ==")
    return node


class _Parser:
    def __init__(self, text: str, *, comparisons: bool) -> None:
        self.text, self.comparisons = text, comparisons
        self.tokens = tokenize(text)
        self.place = self.depth = 0
        self.literals: list[Literal] = []

    @property
    def token(self) -> Token:
        return self.tokens[self.place]

    def take(self) -> Token:
        token = self.token
        self.place += 1
        return token

    def accept(self, *texts: str) -> Token | None:
        return self.take() if self.token.kind != "end" and self.token.text in texts else None

    def error(self, what: str, token: Token, hint: str = "") -> GrammarError:
        return error(what, self.text, token.position, hint)

    def whole(self, rule: Callable[[], Node]) -> Node:
        """The tree of the whole text, which must leave nothing over."""
        if self.token.kind == "end":
            raise GrammarError("an empty expression", hint="write a number, a name or a formula")
        node = rule()
        if self.token.kind != "end":
            raise self.leftover()
        return node

    def leftover(self) -> GrammarError:
        if self.token.text in (*_COMPARISONS, "and", "or") and not self.comparisons:
            return self.error(f"{self.token.text!r} in a formula", self.token, "comparisons belong in filters")
        return missing_operator(self.tokens[self.place - 1], self.token, self.text)

    def either(self) -> Node:
        return self.joined("or", lambda: self.joined("and", self.comparison))

    def joined(self, word: str, rule: Callable[[], Node]) -> Node:
        """Conditions joined by `and` or `or`."""
        start = self.token
        parts = [rule()]
        while (joint := self.accept(word)) is not None:
            parts.append(rule())
            if not all(isinstance(part, tree.CONDITIONS) for part in parts[-2:]):
                raise self.error(f"{word!r} between things that are no conditions", joint, "compare: < <= > >= ==")
        return parts[0] if len(parts) == 1 else tree.Logic(word, tuple(parts), start.position)

    def comparison(self) -> Node:
        left = self.sum()
        operator = self.accept(*_COMPARISONS)
        if operator is None:
            return left
        right = self.sum()
        if self.token.text in _COMPARISONS:
            raise self.error("a second comparison", self.token, "write a < b and b < c")
        self.numbers(operator, left, right)
        return tree.Compare(operator.text, left, right, operator.position)

    def sum(self) -> Node:
        return self.chain({"+": 1, "-": -1}, self.product, tree.Sum)

    def product(self) -> Node:
        return self.chain({"*": 1, "/": -1}, self.unary, tree.Product)

    def chain(self, signs: dict[str, int], rule: Callable[[], Node], make: type[tree.Sum | tree.Product]) -> Node:
        """Operands of one precedence, as one flat node."""
        start = self.token
        parts = [(1, rule())]
        while (operator := self.accept(*signs)) is not None:
            parts.append((signs[operator.text], rule()))
            self.numbers(operator, parts[-2][1], parts[-1][1])
            divisor = parts[-1][1]
            if operator.text == "/" and isinstance(divisor, tree.Number) and not divisor.value:
                raise self.error("division by zero", operator)
        if len(parts) == 1:
            return parts[0][1]
        sizes = [part.size for _, part in parts]
        size = sum(sizes) if make is tree.Product else max(sizes) + len(sizes).bit_length()
        return make(tuple(parts), start.position, self.size(size, start))

    def unary(self) -> Node:
        start, sign = self.token, 1
        while (operator := self.accept("-", "+")) is not None:
            sign = -sign if operator.text == "-" else sign
        node = self.power()
        if start.text in ("-", "+"):
            self.numbers(start, node)
        return node if sign == 1 else tree.Sum(((-1, node),), start.position, node.size)

    def power(self) -> Node:
        base = self.atom()
        operator = self.accept("**")
        if operator is None:
            return base
        exponent = self.nested(self.unary, operator)
        self.numbers(operator, base, exponent)
        if any(True for _ in tree.names(exponent)):
            return tree.Power(base, exponent, operator.position, self.size(base.size + exponent.size, operator))
        value = numeric.evaluate(exponent, {}, self.text)
        if not isinstance(value, int) or abs(value) > MAX_EXPONENT:
            raise self.error("an exponent that is not whole or too large", operator, f"whole, up to {MAX_EXPONENT}")
        if value < 0 and isinstance(base, tree.Number) and not base.value:
            raise self.error("division by zero", operator)
        return tree.Power(base, value, operator.position, self.size(base.size * max(1, abs(value)), operator))

    def atom(self) -> Node:
        token = self.take()
        if token.kind == "number":
            return self.number(token)
        if token.text == "(":
            node = self.nested(self.either if self.comparisons else self.sum, token)
            self.close(token)
            return node
        if token.text in FUNCTIONS:
            return self.call(token)
        if token.kind == "name" and token.text not in RESERVED:
            return tree.Name(token.text, token.position)
        raise self.misplaced(token)

    def misplaced(self, token: Token) -> GrammarError:
        """The error for a token where an operand belongs."""
        hint = "a number, a name or a parenthesis belongs here"
        previous = self.tokens[self.place - 2].text if self.place > 1 else ""
        if token.text == "/" == previous:
            hint = "write floor(a/b) for whole division"
        return self.error(
            "the text ends too early" if token.kind == "end" else f"unexpected {token.text!r}", token, hint
        )

    def call(self, token: Token) -> Node:
        if self.accept("(") is None:
            raise self.error(f"{token.text!r} is a function", token, f"write {token.text}(...)")
        arguments = [self.nested(self.sum, token)]
        while self.accept(","):
            arguments.append(self.nested(self.sum, token))
        self.close(token)
        self.numbers(token, *arguments)
        if len(arguments) > 1 and token.text not in ("min", "max"):
            raise self.error(f"{token.text} with {len(arguments)} arguments", token, "it takes one")
        size = max(argument.size for argument in arguments)
        return tree.Call(token.text, tuple(arguments), token.position, size)

    def close(self, opened: Token) -> None:
        if self.accept(")") is None:
            if self.token.kind == "end":
                raise self.error("a parenthesis that is never closed", opened, "close it with )")
            raise self.leftover()

    def nested(self, rule: Callable[[], Node], token: Token) -> Node:
        """A rule one level deeper; the depth is bounded, for Python's stack is."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.error("too many nested parentheses", token, f"the limit is {MAX_DEPTH}")
        node = rule()
        self.depth -= 1
        return node

    def number(self, token: Token) -> Node:
        mantissa, _, exponent = token.text.lower().partition("e")
        if len(mantissa) > MAX_DIGITS or len(exponent) > 5 or abs(int(exponent or 0)) > MAX_DECIMAL_EXPONENT:
            hint = f"at most {MAX_DIGITS} digits and exponents up to {MAX_DECIMAL_EXPONENT}"
            raise self.error("a number that is too large", token, hint)
        value = Fraction(mantissa) * Fraction(10) ** int(exponent or 0)
        if not token.text.isdigit():
            self.literals.append(Literal(token.text, token.position, value))
        return tree.Number(value, token.position)

    def numbers(self, operator: Token, *operands: Node) -> None:
        """Arithmetic and comparisons take numbers, never the result of a comparison."""
        if any(isinstance(node, tree.CONDITIONS) for node in operands):
            raise self.error(f"{operator.text!r} with a condition", operator, "join conditions by and, or")

    def size(self, bits: int, token: Token) -> int:
        if bits > MAX_SIZE:
            raise self.error("numbers that grow too large", token, "use smaller exponents")
        return bits
