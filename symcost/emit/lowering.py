"""Expressions to values: functions become steps, quotients one numerator over one denominator, logs stand apart."""

from __future__ import annotations

from functools import lru_cache
from math import gcd

from sympy import Expr, Integer, Max, Min, Mul, Pow, Symbol, ceiling, floor, log

from symcost.emit.program import ONE, Inexact, Value
from symcost.errors import VerifyError
from symcost.passes.horner import horner
from symcost.passes.polynomial import Monomial, Ratio, Terms, read
from symcost.passes.ring_horner import simplify

_KEPT = 1 << 14
_OPERATIONS: dict[type, str] = {Min: "min", Max: "max", floor: "floor", ceiling: "ceil", log: "log"}


class Lowering:
    """Turns expressions into values and remembers the function steps that these need.

    Args:
        names: derived size to the name of the variable that holds it.

    Attributes:
        steps: variable of a function step to its operation and operands.
        seen: derived sizes met so far.
    """

    def __init__(self, names: dict[Symbol, str]) -> None:
        self.variables = {symbol: Symbol(name) for symbol, name in names.items()}
        self.seen: dict[Symbol, None] = {}
        self.steps: dict[str, tuple[str, tuple[Value, ...]]] = {}
        self._by_step: dict[tuple[str, tuple[Value, ...]], Symbol] = {}
        self._logs: set[Symbol] = set()
        self._plain: dict[Expr, Expr] = {}
        self._values: dict[Expr, Value] = {}

    def value(self, expr: Expr) -> Value:
        """The value of an exact expression."""
        found = self._values.get(expr)
        if found is None:
            found = self._values[expr] = self._value(expr)
        return found

    def _value(self, expr: Expr) -> Value:
        symbols = _polynomial(expr)
        if symbols is None:
            flat = self._flat(expr)
            return _value(flat, frozenset(self._logs & flat.free_symbols if self._logs else ()))
        met = tuple((symbol, self.variables[symbol]) for symbol in symbols if symbol in self.variables)
        self.seen.update(dict.fromkeys(symbol for symbol, _ in met))
        return _renamed_value(expr, met)

    def _flat(self, expr: Expr) -> Expr:
        """The expression with functions and derived sizes replaced by variables."""
        if not expr.args:
            if expr in self.variables:
                self.seen.setdefault(expr)
                return self.variables[expr]
            return expr
        found = self._plain.get(expr)
        if found is None:
            arguments = tuple(self._flat(argument) for argument in expr.args)
            found = self._step(expr) or (expr if arguments == expr.args else expr.func(*arguments))
            self._plain[expr] = found
        return found

    def _step(self, expr: Expr) -> Symbol | None:
        """The variable of a function, or None for sums, products and whole powers."""
        if isinstance(expr, Pow) and not expr.exp.is_Integer:
            return self._define("power", (self.value(expr.base), self.value(expr.exp)))
        if expr.is_Add or expr.is_Mul or expr.is_Pow:
            return None
        operation = _OPERATIONS.get(expr.func)
        if operation is None:
            raise VerifyError(f"no evaluator knows {expr.func.__name__}")
        return self._define(operation, tuple(self.value(argument) for argument in expr.args))

    def _define(self, operation: str, values: tuple[Value, ...]) -> Symbol:
        if operation in ("min", "max"):
            values = tuple(sorted(values, key=lambda value: (str(value.above), str(value.below))))
        made = self._by_step.get((operation, values))
        if made is None:
            made = self._by_step[operation, values] = Symbol(f"f{len(self.steps)}")
            self.steps[made.name] = (operation, values)
            if operation == "log":
                self._logs.add(made)
        return made


# Functions of a model, and models, have most of their formulas in common.
@lru_cache(maxsize=_KEPT)
def _polynomial(expr: Expr) -> tuple[Symbol, ...] | None:
    """The symbols of an expression in the order in which they stand there; None where it has a function."""
    if expr.is_Symbol:
        return (expr,)
    if not expr.args:
        return ()
    if not (expr.is_Add or expr.is_Mul or (expr.is_Pow and expr.exp.is_Integer)):
        return None
    found: dict[Symbol, None] = {}
    for argument in expr.args:
        symbols = _polynomial(argument)
        if symbols is None:
            return None
        found.update(dict.fromkeys(symbols))
    return tuple(found)


@lru_cache(maxsize=_KEPT)
def _renamed_value(expr: Expr, names: tuple[tuple[Symbol, Symbol], ...]) -> Value:
    """The value of a polynomial whose derived sizes have variables."""
    return _value(_renamed(expr, dict(names)) if names else expr, frozenset())


def _renamed(expr: Expr, names: dict[Symbol, Symbol]) -> Expr:
    if not expr.args:
        return names.get(expr, expr)
    arguments = tuple(_renamed(argument, names) for argument in expr.args)
    return expr if arguments == expr.args else expr.func(*arguments)


@lru_cache(maxsize=_KEPT)
def _value(expr: Expr, logarithms: frozenset[Symbol]) -> Value:
    """Horner forms; monomials are sorted by the logarithm that they hold."""
    ratio = read(expr, simplify)
    places = [index for index, generator in enumerate(ratio.generators) if generator in logarithms]
    by_log: dict[Monomial, Terms] = {}
    for monomial, coefficient in ratio.terms.items():
        inside = tuple(monomial[place] for place in places)
        rest = tuple(0 if place in places else exponent for place, exponent in enumerate(monomial))
        by_log.setdefault(inside, {})[rest] = coefficient
    exact = by_log.pop((0,) * len(places), {})
    logs = tuple(
        Inexact(
            *_quotient(ratio, terms),
            Mul(*(Pow(ratio.generators[place], e) for place, e in zip(places, inside, strict=True))),
        )
        for inside, terms in sorted(by_log.items())
    )
    return Value(*_quotient(ratio, exact), logs)


def _quotient(ratio: Ratio, terms: Terms) -> tuple[Expr, Expr]:
    """Part of a ratio as a numerator over its own denominator."""
    if not terms:
        return Integer(0), ONE
    shared = gcd(ratio.denominator, *terms.values())
    powers = (Pow(g, exponent) for g, exponent in zip(ratio.generators, ratio.below, strict=True) if exponent)
    above = horner(ratio.generators, {monomial: number // shared for monomial, number in terms.items()})
    return above, Mul(Integer(ratio.denominator // shared), *powers)
