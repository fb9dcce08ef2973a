"""Pieces of LaTeX: formulas that fit table cells, labels, shapes, citations."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from symcost.emit import escape
from symcost.emit.bibliography import references
from symcost.emit.labels import label, prose
from symcost.printing.latex import LatexPrinter, shape
from symcost.printing.printer import PRODUCT

if TYPE_CHECKING:
    from sympy import Expr

# A table row does not break over pages: a longer formula is set in several rows. In signs as they are read.
LONGEST_CELL = 900
# What a formula looks like: commands count as one sign, braces and subscripts' marks as none.
_COMMAND = re.compile(r"\\[A-Za-z]+|\\.")
_BREAK = re.compile(r" (?=[+-] )|(?<=\\allowbreak) ")
# Begins what continues the row above.
CONTINUED = "{}"


class LatexText:
    """Everything of a document that becomes LaTeX text.

    Args:
        letters: LaTeX of each symbol by name.
    """

    def __init__(self, letters: dict[str, str]) -> None:
        self.printer = LatexPrinter(letters, breaks=True)

    def formula(self, value: Expr) -> str:
        """The formula between dollar signs."""
        return f"${self.printer.text(value)}$"

    def cells(self, value: Expr, lead: str = "") -> list[str]:
        """The formula as table cells: one, unless it is too long for a page.

        Args:
            lead: LaTeX in front, such as `N =`.
        """
        text = lead + self.printer.text(value)
        return [f"${piece}$" for piece in split(text)]

    def counted_cells(self, count: Expr, value: Expr) -> list[str]:
        """A count times what one counts."""
        return [f"${piece}$" for piece in split(self.counted(count, value))]

    def counted(self, count: Expr, value: Expr) -> str:
        """LaTeX of a count times what one counts."""
        if count == 1:
            return self.printer.text(value)
        return rf"{self.printer.wrapped(count, PRODUCT)} \cdot {self.printer.wrapped(value, PRODUCT)}"

    def shape(self, extents: Sequence[Expr | tuple[Expr, ...]]) -> str:
        return f"${shape(self.printer, tuple(extents))}$"

    def prose(self, text: str) -> str:
        """Sentences about a component."""
        return prose(text, escape.latex, escape.latex_code, lambda mathematics: f"${mathematics}$")

    def label(self, text: str) -> str:
        return label(text, escape.latex, lambda mathematics: f"${mathematics}$")


def split(text: str, longest: int = LONGEST_CELL) -> list[str]:
    """A formula cut where a line may end, so that no piece reads longer than `longest` signs.

    Cuts are made outside braces only; parentheses may open in one piece and close in another.
    """
    pieces, current = [], ""
    for part in _parts(text):
        if current and reading_length(current) + reading_length(part) > longest:
            pieces.append(current)
            current = CONTINUED
        current += part if not current or current == CONTINUED else f" {part}"
    return [*pieces, current]


def _parts(text: str) -> list[str]:
    """The text between places where it may be cut."""
    found, start = [], 0
    for match in _BREAK.finditer(text):
        if text.count("{", 0, match.start()) == text.count("}", 0, match.start()):
            found.append(text[start : match.start()])
            start = match.end()
    return [*found, text[start:]]


def reading_length(text: str) -> int:
    """How many signs a reader sees."""
    return len(re.sub(r"[{}^_ ]", "", _COMMAND.sub("x", text.replace(r"\,", "").replace(r"\allowbreak", ""))))


def source(text: str) -> str:
    r"""A component's source: `\cite{key}` where it is an entry of the references, else its text."""
    return rf"\cite{{{text}}}" if text in references() else escape.latex(text)
