"""Formulas in a page: MathML to look at, LaTeX, Python and plain text to copy."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from symcost.emit import escape
from symcost.emit.labels import label, prose
from symcost.errors import GrammarError, VerifyError
from symcost.ir.text import to_text
from symcost.printing.latex import LatexPrinter, shape
from symcost.printing.mathml import mathml
from symcost.printing.printer import PRODUCT, Printer
from symcost.printing.python import FractionPrinter

if TYPE_CHECKING:
    from sympy import Expr


class FormulaPrinter:
    """Expressions and texts of a document as HTML.

    Args:
        letters: LaTeX of each symbol, by name.
    """

    def __init__(self, letters: Mapping[str, str]) -> None:
        self.latex = LatexPrinter(letters)
        self.python = FractionPrinter()

    def formula(self, value: Expr, lead: str = "") -> str:
        """A formula with its copies; `lead` is LaTeX in front of it that is shown and not copied."""
        return _span(lead, self.latex.text(value), _plain(value, self.python), self.python.text(value))

    def counted(self, parts: Sequence[tuple[Expr, Expr]], lead: str = "") -> str:
        """A sum of values, each times its count."""
        latex = " + ".join(_times(self.latex, r" \cdot ", count, value) for count, value in parts)
        python = " + ".join(_times(self.python, "*", count, value) for count, value in parts)
        plain = " + ".join(
            _plain(value, self.python) if count == 1 else f"({to_text(count)})*({_plain(value, self.python)})"
            for count, value in parts
        )
        return _span(lead, latex, plain, python)

    def letter(self, symbol: Expr) -> str:
        return mathml(self.latex.text(symbol))

    def shape(self, extents: tuple[Expr | tuple[Expr, ...], ...]) -> str:
        return mathml(shape(self.latex, extents), breaks=True)

    def label(self, text: str) -> str:
        return label(text, escape.html_text, mathematics)

    def prose(self, text: str) -> str:
        return prose(text, escape.html_text, code, mathematics)


def _plain(value: Expr, python: FractionPrinter) -> str:
    """The sheet grammar; Python for a power with a symbolic exponent, which that grammar does not have."""
    try:
        return to_text(value)
    except GrammarError:
        return python.text(value)


def _times(printer: Printer, sign: str, count: Expr, value: Expr) -> str:
    if count == 1:
        return printer.text(value)
    return f"{printer.wrapped(count, PRODUCT)}{sign}{printer.wrapped(value, PRODUCT)}"


def _span(lead: str, latex: str, plain: str, python: str) -> str:
    copies = {"latex": latex, "text": plain, **({"python": python} if python != plain else {})}
    data = " ".join(f'data-{name}="{html.escape(text)}"' for name, text in copies.items())
    return f'<span class="formula" {data}>{mathml(lead + latex, breaks=True)}</span>'


def code(name: str) -> str:
    """A name of code, isolated from the direction of the text around it."""
    return f"<code>{escape.html_text(name)}</code>"


def mathematics(latex: str) -> str:
    """Mathematics of a label; what symcost does not print itself stays as its author wrote it."""
    try:
        return mathml(latex)
    except VerifyError:
        return code(latex)
