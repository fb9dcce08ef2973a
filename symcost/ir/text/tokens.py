"""Tokens of the sheet grammar, and errors that point into its text."""

from __future__ import annotations

import re
from typing import NamedTuple

from symcost.errors import GrammarError

FUNCTIONS = ("min", "max", "ceil", "floor", "log")
RESERVED = frozenset((*FUNCTIONS, "and", "or"))

MAX_TEXT = 100_000
MAX_DIGITS = 1000
MAX_DECIMAL_EXPONENT = 400

_WORD = r"[A-Za-z_][A-Za-z0-9_]*"
NAME = re.compile(rf"{_WORD}(?:\.{_WORD})*")
_TOKEN = re.compile(
    rf"""(?P<space>[ \t\r\n]+)
    | (?P<number>(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)
    | (?P<name>{NAME.pattern})
    | (?P<operator>\*\*|<=|>=|==|[-+*/()<>,])""",
    re.VERBOSE,
)
# What people write out of habit in other languages, and what to write here.
_REMEDIES = {
    "^": "write a power as **",
    "//": "write floor(a/b)",
    "%": "write a - b*floor(a/b)",
    "=": "write == in a filter; a formula has no equals sign",
    "!": "there is no !=; write < or >",
    "&": "write and",
    "|": "write or",
    ".": "there is no attribute access; a path is written without spaces, as in dense.forward.matmul",
    "'": "there are no strings",
    '"': "there are no strings",
    "[": "use parentheses",
    "{": "use parentheses",
    "\N{MINUS SIGN}": "write the minus sign as -",
    "\N{MULTIPLICATION SIGN}": "write a product as *",
    "\N{MIDDLE DOT}": "write a product as *",
}


class Token(NamedTuple):
    kind: str  # number, name, operator, end
    text: str
    position: int


def error(what: str, text: str, position: int, hint: str = "") -> GrammarError:
    """An error that says where in the text it is; a long text is cut around the place."""
    start, stop = max(0, position - 30), position + 30
    shown = ("..." if start else "") + text[start:stop] + ("..." if stop < len(text) else "")
    return GrammarError(f"{what} at column {position + 1} of {shown!r}", hint=hint)


def tokenize(text: str) -> list[Token]:
    """The tokens of a text, with one of kind `end` behind them.

    Raises:
        GrammarError: a character that no token begins with, or a text longer than MAX_TEXT.
    """
    if len(text) > MAX_TEXT:
        raise GrammarError(f"an expression of {len(text)} characters", hint=f"the limit is {MAX_TEXT}")
    tokens: list[Token] = []
    position = 0
    while position < len(text):
        found = _TOKEN.match(text, position)
        if found is None:
            raise _unknown(text, position)
        if found.lastgroup and found.lastgroup != "space":
            tokens.append(Token(found.lastgroup, found.group(), position))
        position = found.end()
    tokens.append(Token("end", "", len(text)))
    return tokens


def _unknown(text: str, position: int) -> GrammarError:
    mark = text[position]
    hint = _REMEDIES.get(mark, "an expression has numbers, names, + - * / ** ( ) and min max ceil floor log")
    return error(f"{mark!r} is no part of the grammar", text, position, hint)


def missing_operator(previous: Token, token: Token, text: str) -> GrammarError:
    """The error where a token follows that no operator leads to."""
    remedy = _REMEDIES.get(token.text)
    if previous.kind == "number" and token.text.startswith("_"):
        remedy = "write numbers without _"
    elif previous.kind == "name" and token.text == "(":
        return error(f"{previous.text!r} is no function", text, previous.position, f"known: {', '.join(FUNCTIONS)}")
    elif token.text == ",":
        remedy = "a comma separates the arguments of min and max"
    elif token.text == ")":
        remedy = "there is no ( for it"
    return error(f"unexpected {token.text!r}", text, token.position, remedy or "put an operator such as * before it")
