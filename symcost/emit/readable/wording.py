"""Formulas as a person writes them: short forms, `tokens` for `batch*seq`, conventions as conditions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, ClassVar

from sympy import Add, Expr, Mul, Pow, Symbol

from symcost import dims
from symcost.emit.readable.choice import choice_text
from symcost.ir.conventions import BY_NAME
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula
from symcost.passes.polynomial import rewritten
from symcost.passes.ring_horner import simplify
from symcost.printing.printer import ATOM, POWER, Text
from symcost.printing.python import PythonPrinter

_KEPT = 1 << 14
_WIDTH, _INDENT = 120, 4
# Products that have a name of their own, where neither factor of one stands in another.
PRODUCTS = {"tokens": ("batch", "seq"), "target_tokens": ("batch", "target_seq")}
# The name of all parameters together.
PARAMS = "params"
_NAME = re.compile(r"[A-Za-z_]\w*")
_QUOTED = re.compile(r'"[^"]*"')


def names_in(text: str) -> set[str]:
    """Names that a text uses, those inside of strings left out."""
    return set(_NAME.findall(_QUOTED.sub("", text)))


def local(name: str) -> str:
    """The variable of a derived size; conventions are parameters and keep their names."""
    return f"{name}_size" if name in BY_NAME else name


def text(expr: Expr) -> str:
    """An exact expression in its short form."""
    return _text(expr)


@lru_cache(maxsize=_KEPT)
def _text(expr: Expr) -> str:
    return _PRINTER.text(simplify(_counted(expr)))


def plain_text(expr: Expr) -> str:
    """An expression as it stands."""
    return _PRINTER.text(expr)


def formula_text(formula: Formula, absent: str = "0") -> str:
    """A formula over the conventions that it depends on.

    Args:
        absent: what stands for an entry without terms.
    """
    summed = formula.summed()
    return choice_text(summed.depends, {o: text(t[0].value) if t else absent for o, t in summed.table.items()})


def product_names(model: CostModel, sizes: Iterable[str]) -> dict[str, str]:
    """Names of products with their formulas: those that the model's sizes leave free, of sizes that it has.

    Args:
        sizes: names of what the model is called with.
    """
    known = {*sizes, *(symbol.name for symbol in model.derived)}
    taken = {symbol.name for symbol in model.derived} | set(dims.DIMS)
    made = {name: factors for name, factors in PRODUCTS.items() if name not in taken and known.issuperset(factors)}
    return {name: "*".join(factors) for name, factors in made.items()}


@lru_cache(maxsize=_KEPT)
def _counted(expr: Expr) -> Expr:
    """The expression multiplied out, with named products in place of their factors."""
    if not expr.args or not any(symbol.name == "batch" for symbol in expr.free_symbols):
        return expr
    return Add(*map(_counted_term, Add.make_args(expr.expand())))


def _counted_term(term: Expr) -> Expr:
    powers: dict[Any, Any] = {}
    for factor in Mul.make_args(term):
        base, exponent = factor.as_base_exp()
        if base.args and not base.is_Rational:
            base, exponent = _inside(factor), 1
        powers[base] = powers.get(base, 0) + exponent
    by_name = {base.name: base for base in powers if base.is_Symbol}
    for name, (left, right) in PRODUCTS.items():
        if left in by_name and right in by_name:
            times = min(powers[by_name[left]], powers[by_name[right]])
            if times.is_Integer and times > 0:
                powers[by_name[left]] -= times
                powers[by_name[right]] -= times
                powers[dims.derived(name)] = times
    return Mul(*(Pow(base, exponent) for base, exponent in powers.items()))


def _inside(factor: Expr) -> Expr:
    """A function or a power of a sum, its arguments counted."""
    return rewritten(factor, [*map(_counted, factor.args)])


class _Printer(PythonPrinter):
    """Plain Python; a quotient goes through `exact`, which divides whole numbers."""

    functions: ClassVar[dict[str, str]] = {"min": "min", "max": "max", "log": "log"}

    def symbol(self, name: str) -> str:
        return local(name) if name not in dims.DIMS else name

    def quotient(self, above: Text, below: Text) -> Text:
        return Text(f"exact({above.text}, {below.text})", ATOM)

    def power(self, base: Expr, exponent: Expr) -> Text:
        if exponent == 2 and isinstance(base, Symbol):
            return Text(f"{self.symbol(base.name)}**2", POWER)
        return super().power(base, exponent)

    def ceil(self, above: Expr, below: Expr) -> Text:
        inner = self.text(above) if below == 1 else self.quotient(self.node(above), self.node(below)).text
        return Text(f"ceil({inner})", ATOM)

    def _factor_key(self, factor: Expr) -> tuple[Any, ...]:
        base = factor.base if isinstance(factor, Pow) else factor
        if isinstance(base, Symbol) and base.name in PRODUCTS:
            return (0, dims.order(PRODUCTS[base.name][0]), base.name)
        return super()._factor_key(factor)


_PRINTER = _Printer()


def wrapped(text: str, indent: int, end: str = "") -> Iterator[str]:
    """A text inside of brackets as lines, broken at spaces; what follows the first line stands deeper.

    A `return` in front of the first bracket stays with what follows it.
    """
    line = " " * _INDENT * indent
    for place, word in enumerate(_words(text + end)):
        if place and line.strip() != "return" and len(line) + 1 + len(word) > _WIDTH:
            yield line
            line = " " * _INDENT * (indent + 1) + word
        else:
            line += word if not place else f" {word}"
    yield line


def _words(text: str) -> list[str]:
    """Words of a text; spaces inside of strings are none, and `return` stands with what it returns."""
    return re.findall(r'(?:^return |[^\s"]|"[^"]*")+', text)


def packed(items: Iterable[str], indent: int) -> Iterator[str]:
    """Items with commas, several on a line where they fit; one that does not is broken at spaces."""
    line = ""
    for item in items:
        if line and len(line) + len(item) + 2 <= _WIDTH:
            line += f" {item},"
            continue
        if line:
            yield line
        *before, line = wrapped(item, indent + (1 if line and not indent else 0), ",")
        yield from before
    if line:
        yield line


def assigned(name: str, text: str) -> Iterator[str]:
    """The statement of a function that sets a variable."""
    if len(name) + len(text) + 7 <= _WIDTH:
        yield f"    {name} = {text}"
        return
    yield f"    {name} = ("
    yield from wrapped(text, 2)
    yield "    )"
