"""Lines that fit a terminal: paragraphs, and facts whose values hang below themselves."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

# What a value needs beside its label; where there is less it stands below.
_BESIDE = 48
_INDENT = 2
# A space at which no line is broken; it is printed as a space.
GLUE = "\u00a0"
# "  label  value": a line of a page whose value lines up with those above and below it.
_FACT = re.compile(r" {2}(?P<label>\S+(?: \S+)*) {2,}(?P<value>\S.*)")


def paragraph(text: str, width: int, indent: int = 0) -> list[str]:
    """Lines of a text; a word, such as a product in a formula, is never broken."""
    return _filled(text, width, " " * indent, " " * indent)


def facts(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Labels with values beside them; below them, where some value would be left too little room.

    Args:
        rows: label and value; a row without a value is left out.
        width: columns to fill.
    """
    column = _INDENT + max((len(label) for label, _ in rows), default=0) + 2
    shown = [(label, value) for label, value in rows if value]
    if width - column < _BESIDE and any(column + len(value) > width for _, value in shown):
        below = " " * (3 * _INDENT)
        return [
            line
            for label, value in shown
            for line in (*paragraph(label, width, _INDENT), *_filled(value, width, below, below))
        ]
    hang = " " * column
    return [
        line for label, value in shown for line in _filled(value, width, f"{' ' * _INDENT}{label}".ljust(column), hang)
    ]


def page(text: str, width: int) -> str:
    """A page that was written for another width: its paragraphs filled anew, its facts hanging."""
    return "\n\n".join("\n".join(_block(block, width)) for block in text.split("\n\n"))


def _block(block: str, width: int) -> list[str]:
    lines = block.splitlines()
    found = [_FACT.fullmatch(line) for line in lines]
    if all(found):
        return facts([(match["label"], match["value"]) for match in found if match], width)
    if any(line.startswith(" ") for line in lines):
        return [line for text in lines for line in paragraph(text.strip(), width, len(text) - len(text.lstrip()))]
    return paragraph(" ".join(lines), width)


def _filled(text: str, width: int, first: str, hang: str) -> list[str]:
    filled = textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=hang,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(GLUE, " ") for line in filled] or [first.rstrip()]
