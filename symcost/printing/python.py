"""Python text: integers stay integers, a quotient goes through a helper that divides exactly."""

from __future__ import annotations

from typing import ClassVar

from sympy import Expr, Symbol

from symcost.printing.printer import ATOM, POWER, PRODUCT, SUM, Printer, Text, over


class PythonPrinter(Printer):
    """Exact Python. The text needs `_exact(above, below)`, which divides whole numbers, and `_log` of `math`."""

    functions: ClassVar[dict[str, str]] = {"min": "min", "max": "max", "log": "_log"}

    def quotient(self, above: Text, below: Text) -> Text:
        return Text(f"_exact({above.text}, {below.text})", ATOM)

    def power(self, base: Expr, exponent: Expr) -> Text:
        """Whole powers; a symbolic exponent takes floats, as exact powers would have billions of digits."""
        if exponent == 2 and isinstance(base, Symbol):
            return Text(f"{base.name}*{base.name}", PRODUCT)
        if exponent.is_Integer:
            return Text(f"{self.wrapped(base, ATOM)}**{exponent}", POWER)
        above, below = over(base)
        real = f"({self.wrapped(above, PRODUCT)}/{self.wrapped(below, POWER)})"
        return Text(f"{real}**{self.wrapped(exponent, ATOM)}", POWER)

    def floor(self, above: Expr, below: Expr) -> Text:
        # As a factor it needs parentheses: `a*b//c` would divide the product.
        return Text(f"{self.wrapped(above, PRODUCT)}//{self.wrapped(below, POWER)}", SUM)

    def ceil(self, above: Expr, below: Expr) -> Text:
        return Text(f"-(-{self.wrapped(above, PRODUCT)}//{self.wrapped(below, POWER)})", SUM)


class FractionPrinter(PythonPrinter):
    """Python to be read and pasted: a quotient is a `Fraction`, a logarithm that of `math`."""

    functions: ClassVar[dict[str, str]] = {"min": "min", "max": "max", "log": "math.log"}

    def quotient(self, above: Text, below: Text) -> Text:
        return Text(f"Fraction({above.text}, {below.text})", ATOM)
