"""NumPy text: float64 throughout, every operation elementwise."""

from __future__ import annotations

from functools import reduce
from typing import ClassVar

from sympy import Expr

from symcost.printing.printer import ATOM, POWER, PRODUCT, SUM, Printer, Text


class NumpyPrinter(Printer):
    """Array expressions; the text needs numpy as `np` and names bound to float64 arrays or floats."""

    functions: ClassVar[dict[str, str]] = {"min": "np.minimum", "max": "np.maximum", "log": "np.log"}

    def integer(self, value: int) -> Text:
        return Text(repr(float(value)), ATOM if value >= 0 else SUM)

    def call(self, name: str, arguments: list[str]) -> Text:
        """Functions of two arguments, nested for more."""
        called = self.functions[name]
        if len(arguments) == 1:
            return Text(f"{called}({arguments[0]})", ATOM)
        return Text(reduce(lambda left, right: f"{called}({left}, {right})", arguments), ATOM)

    def power(self, base: Expr, exponent: Expr) -> Text:
        """Small whole powers as products: `np.power` takes ten times as long."""
        if exponent.is_Integer and exponent <= 3:
            return Text("*".join([self.wrapped(base, ATOM)] * int(exponent)), PRODUCT)
        return Text(f"{self.wrapped(base, ATOM)}**{self.wrapped(exponent, ATOM)}", POWER)

    def floor(self, above: Expr, below: Expr) -> Text:
        return Text(f"np.floor_divide({self.text(above)}, {self.text(below)})", ATOM)

    def ceil(self, above: Expr, below: Expr) -> Text:
        return Text(f"-np.floor_divide(-{self.wrapped(above, PRODUCT)}, {self.text(below)})", SUM)
