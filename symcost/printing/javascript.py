"""JavaScript text: numbers are doubles, as everywhere in that language."""

from __future__ import annotations

from typing import ClassVar

from sympy import Expr

from symcost.printing.printer import ATOM, POWER, PRODUCT, Printer, Text


class JavascriptPrinter(Printer):
    """Expressions for a browser; whole numbers are exact below 2**53."""

    functions: ClassVar[dict[str, str]] = {"min": "Math.min", "max": "Math.max", "log": "Math.log"}

    def power(self, base: Expr, exponent: Expr) -> Text:
        """`-x**2` is an error in JavaScript; a call never is."""
        return Text(f"Math.pow({self.text(base)}, {self.text(exponent)})", ATOM)

    def floor(self, above: Expr, below: Expr) -> Text:
        return Text(f"Math.floor({self._over(above, below)})", ATOM)

    def ceil(self, above: Expr, below: Expr) -> Text:
        return Text(f"Math.ceil({self._over(above, below)})", ATOM)

    def _over(self, above: Expr, below: Expr) -> str:
        return f"{self.wrapped(above, PRODUCT)}/{self.wrapped(below, POWER)}"
