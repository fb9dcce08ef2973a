"""The walk that all printers share: precedence, signs, quotients, and one fixed order of factors and terms."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any, ClassVar, NamedTuple

from sympy import Add, Expr, Integer, Mul, Pow, Rational, Symbol, ceiling, floor, fraction, log, together
from sympy import Max as SympyMax
from sympy import Min as SympyMin

from symcost import dims
from symcost.errors import VerifyError

SUM, PRODUCT, POWER, ATOM = range(4)
_KEPT = 1 << 14


class Text(NamedTuple):
    """Printed text and how tightly its outermost operation binds."""

    text: str
    level: int


class Printer:
    """Base of all printers. A language states its functions and how it writes quotients and powers.

    Attributes:
        functions: names of `min`, `max` and `log`.
        times: what stands between factors.
    """

    functions: ClassVar[dict[str, str]] = {"min": "min", "max": "max", "log": "log"}
    times: ClassVar[str] = "*"

    def text(self, expr: Expr) -> str:
        """The expression as text."""
        return self.node(expr).text

    def wrapped(self, expr: Expr, level: int) -> str:
        """The text, in parentheses where its outermost operation binds more loosely than `level`."""
        return self.guard(self.node(expr), level)

    def guard(self, printed: Text, level: int) -> str:
        return printed.text if printed.level >= level else self.parentheses(printed.text)

    @cached_property
    def node(self) -> Callable[[Expr], Text]:
        """What gives the text of any node. The last ones are kept: the order of a sum is by the texts of its parts.

        Raises:
            VerifyError: a function or a float that no formula may contain.
        """
        return lru_cache(maxsize=_KEPT)(self._node)

    def _node(self, expr: Expr) -> Text:
        if isinstance(expr, Symbol):
            return Text(self.symbol(expr.name), ATOM)
        if isinstance(expr, Integer):
            return self.integer(int(expr))
        if isinstance(expr, Rational):
            return self.signed_quotient(int(expr.p), [], [Integer(expr.q)])
        if isinstance(expr, Add):
            return self.sum(expr)
        if isinstance(expr, Mul) or (isinstance(expr, Pow) and _negative(expr.exp)):
            return self.product(expr)
        if isinstance(expr, Pow):
            return self.power(expr.base, expr.exp)
        return self.function(expr)

    def function(self, expr: Expr) -> Text:
        """Min, max, log, floor and ceil."""
        if isinstance(expr, (SympyMin, SympyMax)):
            name = "min" if isinstance(expr, SympyMin) else "max"
            return self.call(name, sorted(self.text(argument) for argument in expr.args))
        if isinstance(expr, log):
            return self.call("log", [self.text(expr.args[0])])
        if isinstance(expr, floor):
            return self.floor(*over(expr.args[0]))
        if isinstance(expr, ceiling):
            return self.ceil(*over(expr.args[0]))
        raise VerifyError(f"no printer knows {expr.func.__name__}", hint="use + - * / ** min max ceil floor log")

    def call(self, name: str, arguments: list[str]) -> Text:
        return Text(f"{self.functions[name]}({', '.join(arguments)})", ATOM)

    def sum(self, expr: Add) -> Text:
        """Terms with a plus sign first; a minus sign replaces the plus in front of a negative one."""
        pairs = sorted((self._term_key(part), part) for part in expr.args)
        signed = [_sign(part) for _, part in pairs]
        signed.sort(key=lambda pair: pair[0] < 0)
        out = ""
        for sign, part in signed:
            printed = self.guard(self.node(part), SUM if sign > 0 else PRODUCT)
            out += (" + " if sign > 0 else " - ") + printed if out else ("" if sign > 0 else "-") + printed
        return Text(out, SUM)

    def product(self, expr: Expr) -> Text:
        """Number, symbols in the order of dims, sums; negative powers below."""
        coefficient, above, below = Rational(1), [], []
        stack = [expr]
        while stack:
            factor = stack.pop()
            if isinstance(factor, Mul):
                stack.extend(factor.args)
            elif isinstance(factor, Rational):
                coefficient *= factor
            elif isinstance(factor, Pow) and _negative(factor.exp):
                below.append(Pow(factor.base, -factor.exp))
            else:
                above.append(factor)
        if coefficient.q != 1:
            below.append(Integer(coefficient.q))
        return self.signed_quotient(int(coefficient.p), above, below)

    def signed_quotient(self, number: int, above: list[Expr], below: list[Expr]) -> Text:
        """`number*above/below`; a negative number binds like a sum."""
        top = self.factors(abs(number), above)
        printed = self.quotient(top, self.factors(1, below)) if below else top
        if number >= 0:
            return printed
        return Text("-" + self.guard(printed, PRODUCT), SUM)

    def factors(self, number: int, parts: list[Expr]) -> Text:
        """A product; a number of 1 is left out."""
        ordered = sorted(parts, key=self._factor_key)
        if number != 1 or not ordered:
            ordered = [Integer(number), *ordered]
        if len(ordered) == 1:
            return self.node(ordered[0])
        return Text(self.times.join(self.wrapped(part, PRODUCT) for part in ordered), PRODUCT)

    def symbol(self, name: str) -> str:
        return name

    def integer(self, value: int) -> Text:
        return Text(str(value), ATOM if value >= 0 else SUM)

    def parentheses(self, text: str) -> str:
        return f"({text})"

    def power(self, base: Expr, exponent: Expr) -> Text:
        return Text(f"{self.wrapped(base, ATOM)}**{self.wrapped(exponent, ATOM)}", POWER)

    def quotient(self, above: Text, below: Text) -> Text:
        return Text(f"{self.guard(above, PRODUCT)}/{self.guard(below, POWER)}", PRODUCT)

    def floor(self, above: Expr, below: Expr) -> Text:
        """The largest whole number not above `above/below`."""
        raise NotImplementedError

    def ceil(self, above: Expr, below: Expr) -> Text:
        """The smallest whole number not below `above/below`."""
        raise NotImplementedError

    def _term_key(self, part: Expr) -> tuple[Any, ...]:
        factors = sorted(self._factor_key(f) for f in Mul.make_args(part) if not isinstance(f, Rational))
        return (not factors, factors, str(part.as_coeff_Mul()[0]))

    def _factor_key(self, factor: Expr) -> tuple[Any, ...]:
        base = factor.base if isinstance(factor, Pow) else factor
        kind = 0 if isinstance(base, Symbol) else 2 if isinstance(base, Add) else 1
        place = dims.order(base.name) if isinstance(base, Symbol) else (0, self.text(base))
        return (kind, place, str(factor.exp) if isinstance(factor, Pow) else "")


def over(expr: Expr) -> tuple[Expr, Expr]:
    """Numerator and denominator of an expression, both without quotients of numbers."""
    above, below = fraction(expr if isinstance(expr, Mul) else together(expr))
    return above, below


def _negative(exponent: Expr) -> bool:
    return bool(exponent.is_Integer and exponent < 0)


def _sign(part: Expr) -> tuple[int, Expr]:
    """The sign of a term and its absolute value."""
    if isinstance(part, Rational):
        return (-1, -part) if part < 0 else (1, part)
    if isinstance(part, Mul):
        number, rest = part.args[0], part.args[1:]
        if isinstance(number, Rational) and number < 0:
            kept = rest if number == -1 else (-number, *rest)
            return -1, kept[0] if len(kept) == 1 else Mul(*kept, evaluate=False)
    return 1, part
