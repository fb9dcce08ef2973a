"""Programs as three-address text: `x3 = a + b + c`, one operation a line, for evaluators that plan before they run.

Operations: `+ - * / // min max **` between operands and `log` in front of one; `+ * min max` take any number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from sympy import Add, Expr, Integer, Mul, Pow

from symcost import dims
from symcost.emit.program import ONE, Block, Output, Program, Statement, Value
from symcost.errors import VerifyError


@dataclass(frozen=True)
class Choice:
    """Lines that depend on a convention: (options, lines) pairs."""

    convention: str
    cases: tuple[tuple[tuple[str, ...], tuple[Line, ...]], ...]


Line = str | Choice


@dataclass
class _Writer:
    """Writes lines and names what has no name yet."""

    lines: list[Line] = field(default_factory=list)
    made: dict[str, str] = field(default_factory=dict)
    numbers: Iterator[int] = field(default_factory=count)

    def define(self, text: str, name: str = "") -> str:
        """The register that holds the result of an operation; equal operations share one."""
        if not name and " " not in text:
            return text
        known = self.made.get(text)
        if known and not name:
            return known
        target = name or f"t{next(self.numbers)}"
        self.lines.append(f"{target} = {known or text}")
        if " " in text:
            self.made.setdefault(text, target)
        return target

    def case(self) -> _Writer:
        """A writer for what only one case computes: it knows what stands before, nothing behind knows it."""
        return _Writer([], dict(self.made), self.numbers)

    def operand(self, expr: Expr) -> str:
        """A register or a number."""
        return self.define(self.text(expr))

    def text(self, expr: Expr) -> str:
        """An operand or one operation on operands."""
        if expr.is_Symbol:
            return expr.name
        if isinstance(expr, Integer):
            return str(expr)
        if isinstance(expr, Add):
            return self._sum(expr)
        if isinstance(expr, Mul):
            return " * ".join(self._factors(expr.args))
        if isinstance(expr, Pow) and expr.exp.is_Integer and expr.exp > 0:
            return " * ".join([self.operand(expr.base)] * int(expr.exp))
        raise VerifyError(f"{expr} is no polynomial step")

    def _factors(self, factors: tuple[Expr, ...]) -> Iterator[str]:
        for factor in _ordered(factors):
            if isinstance(factor, Pow):
                yield from [self.operand(factor.base)] * int(factor.exp)
            else:
                yield self.operand(factor)

    def _sum(self, expr: Add) -> str:
        plus, minus = [], []
        for part in expr.args:
            number, rest = part.as_coeff_Mul()
            if number > 0:
                plus.append(self.operand(part))
            else:
                minus.append(self.operand(rest if number == -1 else Mul(-number, *Mul.make_args(rest), evaluate=False)))
        if not plus:
            return f"-1 * {self._joined(minus)}"
        if not minus:
            return " + ".join(plus)
        return f"{self._joined(plus)} - {self._joined(minus)}"

    def _joined(self, operands: list[str]) -> str:
        return self.define(" + ".join(operands))

    def value(self, value: Value) -> str:
        """The text of a value: a quotient, plus logarithms times their factors."""
        parts = [] if value.logs and value.above == 0 else [self._quotient(value.above, value.below)]
        for part in value.logs:
            factor = self.define(self._quotient(part.above, part.below))
            parts.append(f"{factor} * {self.operand(part.log)}")
        return parts[0] if len(parts) == 1 else " + ".join(map(self.define, parts))

    def _quotient(self, above: Expr, below: Expr) -> str:
        return self.text(above) if below == ONE else f"{self.operand(above)} / {self.operand(below)}"

    def statement(self, statement: Statement) -> str:
        """The right side of an assignment."""
        first, operation = statement.values[0], statement.operation
        if operation == "value":
            return self.value(first)
        if operation == "log":
            return f"log {self.define(self.value(first))}"
        if operation == "floor":
            return f"{self.operand(first.above)} // {self.operand(first.below)}"
        if operation == "ceil":
            negated = self.define(f"-1 * {self.operand(first.above)}")
            below = self.define(f"{negated} // {self.operand(first.below)}")
            return f"-1 * {below}"
        sign = "**" if operation == "power" else operation
        return f" {sign} ".join(self.define(self.value(value)) for value in statement.values)


def lines(program: Program) -> tuple[list[Line], list[str]]:
    """The lines of a program and the register or number of each result."""
    writer = _Writer()
    _block(program.block, writer)
    results = [_result(output, writer) for output in program.outputs]
    return writer.lines, results


def _result(output: Output, writer: _Writer) -> str:
    """The common part and the variables that cases set, added up."""
    common = [] if output.plus and output.value == Value(Integer(0)) else [writer.define(writer.value(output.value))]
    return writer.define(" + ".join([*common, *output.plus]))


def _block(block: Block, writer: _Writer) -> None:
    for item in block.items:
        if isinstance(item, Statement):
            writer.define(writer.statement(item), item.name)
            continue
        cases = []
        for options, inner in item.cases:
            part = writer.case()
            _block(inner, part)
            cases.append((options, tuple(part.lines)))
        writer.lines.append(Choice(item.convention, tuple(cases)))


def _ordered(factors: tuple[Expr, ...]) -> list[Expr]:
    """The number, symbols in the order of dims, then all else by its text, which takes long to make for one alone."""
    numbers = [factor for factor in factors if factor.is_number]
    symbols = [factor for factor in factors if factor.is_Symbol]
    others = [factor for factor in factors if not (factor.is_number or factor.is_Symbol)]
    if len(others) > 1:
        others.sort(key=str)
    return [*numbers, *sorted(symbols, key=lambda symbol: dims.order(symbol.name)), *others]
