r"""LaTeX as people write it: `2\,B\,S\,h\,f`, factors in the order of dims, exact fractions, one line.

Quotients are set with a slash and delimiters in one size: a formula then breaks over lines wherever it is long.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sympy import Expr, Integer

from symcost import dims
from symcost.printing.printer import ATOM, POWER, PRODUCT, SUM, Printer, Text

# A product of more factors than this may break between them.
UNBROKEN_FACTORS = 6


class LatexPrinter(Printer):
    """Mathematics between `$` signs, for LaTeX and for the renderers of Markdown.

    Args:
        letters: LaTeX of names that the table of dims does not have (derived sizes).
        breaks: whether to mark places inside long products where a line may end.
    """

    functions: ClassVar[dict[str, str]] = {"min": r"\min", "max": r"\max", "log": r"\ln"}
    times: ClassVar[str] = r"\,"

    def __init__(self, letters: Mapping[str, str] | None = None, *, breaks: bool = False) -> None:
        self.letters = dict(letters or {})
        self.breaks = breaks

    def symbol(self, name: str) -> str:
        return self.letters[name] if name in self.letters else dims.describe(name).latex

    def factors(self, number: int, parts: list[Expr]) -> Text:
        printed = super().factors(number, parts)
        if not self.breaks or len(parts) <= UNBROKEN_FACTORS:
            return printed
        ordered = sorted(parts, key=self._factor_key)
        texts = [*([str(number)] if number != 1 else []), *(self.wrapped(part, PRODUCT) for part in ordered)]
        return Text(r"\,\allowbreak ".join(texts), PRODUCT)

    def power(self, base: Expr, exponent: Expr) -> Text:
        """A base that carries a superscript of its own, as sizes of a tower do, goes into parentheses."""
        printed = self.node(base)
        bare = printed.level >= ATOM and "^" not in printed.text
        text = printed.text if bare else self.parentheses(printed.text)
        return Text(f"{text}^{{{self.text(exponent)}}}", POWER)

    def signed_quotient(self, number: int, above: list[Expr], below: list[Expr]) -> Text:
        r"""`\tfrac{1}{2}\,S\,(S + 1)`: numbers in a small fraction, symbols below behind a slash."""
        denominator, rest = 1, []
        for part in below:
            if isinstance(part, Integer):
                denominator *= int(part)
            else:
                rest.append(part)
        if denominator == 1:
            return super().signed_quotient(number, above, rest)
        text = rf"\tfrac{{{abs(number)}}}{{{denominator}}}"
        if above:
            text += self.times + self.guard(self.factors(1, above), PRODUCT)
        printed = Text(text, PRODUCT)
        if rest:
            printed = self.quotient(printed, self.factors(1, rest))
        return printed if number >= 0 else Text(f"-{printed.text}", SUM)

    def floor(self, above: Expr, below: Expr) -> Text:
        return Text(rf"\lfloor {self._over(above, below)} \rfloor", ATOM)

    def ceil(self, above: Expr, below: Expr) -> Text:
        return Text(rf"\lceil {self._over(above, below)} \rceil", ATOM)

    def _over(self, above: Expr, below: Expr) -> str:
        if below == 1:
            return self.text(above)
        return self.quotient(self.node(above), self.node(below)).text


def shape(printer: LatexPrinter, extents: tuple[Expr | tuple[Expr, ...], ...]) -> str:
    r"""A tensor's extents: `B\,S \times h`; a list extent in brackets, a scalar as 1."""
    return r" \times ".join(_extent(printer, extent) for extent in extents) or "1"


def _extent(printer: LatexPrinter, extent: Expr | tuple[Expr, ...]) -> str:
    if isinstance(extent, tuple):
        return "[" + ", ".join(printer.text(part) for part in extent) + "]"
    return printer.wrapped(extent, PRODUCT)
