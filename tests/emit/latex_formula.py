"""A reader of the LaTeX that symcost prints: a formula's text back into an exact expression."""

from __future__ import annotations

import re
from collections.abc import Mapping

from sympy import Expr, Integer, Max, Min, Rational, ceiling, floor, log

COMMANDS = r"\\(?:tfrac|lfloor|rfloor|lceil|rceil|min|max|ln|cdot|times)(?![A-Za-z])"
SKIPPED = re.compile(r"(?:\\,|\\allowbreak(?![A-Za-z])|\{\}|\s)+")
FUNCTIONS = {r"\min": Min, r"\max": Max, r"\ln": log}
BRACKETS = {r"\lfloor": (r"\rfloor", floor), r"\lceil": (r"\rceil", ceiling)}


class Formula:
    """Recursive descent over one formula.

    Args:
        text: LaTeX without dollar signs.
        letters: LaTeX of every letter, and what it stands for.
    """

    def __init__(self, text: str, letters: Mapping[str, Expr]) -> None:
        self.letters = {re.sub(r"\s", "", letter): value for letter, value in letters.items()}
        names = "|".join(map(re.escape, sorted(self.letters, key=len, reverse=True)))
        self.tokens = self.split(text, re.compile(rf"{COMMANDS}|\d+|{names or '(?!)'}|\^\{{|[-+/(),\[\]{{}}]"))
        self.place = 0

    @staticmethod
    def split(text: str, token: re.Pattern[str]) -> list[str]:
        found, place = [], 0
        while place < len(text):
            if match := SKIPPED.match(text, place):
                place = match.end()
            elif match := token.match(text, place):
                found.append(match.group())
                place = match.end()
            else:
                raise ValueError(f"cannot read {text[place : place + 30]!r} of {text!r}")
        return found

    @property
    def next(self) -> str:
        return self.tokens[self.place] if self.place < len(self.tokens) else ""

    def take(self, expected: str = "") -> str:
        token = self.next
        if not token or (expected and token != expected):
            raise ValueError(f"expected {expected!r}, found {token!r} among {self.tokens}")
        self.place += 1
        return token

    def whole(self) -> Expr:
        """The value of the whole text."""
        value = self.sum()
        if self.next:
            raise ValueError(f"{self.next!r} is left over in {self.tokens}")
        return value

    def extents(self) -> tuple[Expr | tuple[Expr, ...], ...]:
        """A shape: extents between times signs, lists in brackets."""
        found = [self.extent()]
        while self.next == r"\times":
            self.take()
            found.append(self.extent())
        return tuple(found)

    def extent(self) -> Expr | tuple[Expr, ...]:
        if self.next != "[":
            return self.sum()
        self.take("[")
        parts = [self.sum()]
        while self.next == ",":
            self.take()
            parts.append(self.sum())
        self.take("]")
        return tuple(parts)

    def sum(self) -> Expr:
        sign = -1 if self.next == "-" else 1
        if self.next in ("-", "+"):
            self.take()
        value = sign * self.product()
        while self.next in ("-", "+"):
            value = value + self.product() if self.take() == "+" else value - self.product()
        return value

    def product(self) -> Expr:
        value = self.power()
        while self.next and self.next not in ("+", "-", ")", ",", "]", "}", r"\rfloor", r"\rceil", r"\times"):
            if self.next == "/":
                self.take()
                value = value / self.power()
            else:
                if self.next == r"\cdot":
                    self.take()
                value = value * self.power()
        return value

    def power(self) -> Expr:
        base = self.atom()
        if self.next != "^{":
            return base
        self.take()
        exponent = self.sum()
        self.take("}")
        return base**exponent

    def atom(self) -> Expr:
        token = self.take()
        if token.isdigit():
            return Integer(token)
        if token in self.letters:
            return self.letters[token]
        if token == "(":
            value = self.sum()
            self.take(")")
            return value
        if token == r"\tfrac":
            return Rational(self.braced(), self.braced())
        if token in BRACKETS:
            closing, function = BRACKETS[token]
            value = function(self.sum())
            self.take(closing)
            return value
        return FUNCTIONS[token](*self.arguments())

    def braced(self) -> Expr:
        self.take("{")
        value = self.sum()
        self.take("}")
        return value

    def arguments(self) -> list[Expr]:
        self.take("(")
        found = [self.sum()]
        while self.next == ",":
            self.take()
            found.append(self.sum())
        self.take(")")
        return found


def read(text: str, letters: Mapping[str, Expr]) -> Expr:
    """The value of a formula between dollar signs or without them."""
    return Formula(text.strip().strip("$"), letters).whole()
