"""Small cost models that hold everything an evaluator must handle, and exact substitution to compare with."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from types import ModuleType

from sympy import Add, Expr, Integer, Max, Min, Mul, Rational, ceiling, floor, log

from symcost import dims
from symcost.dims import batch, context, experts, heads, hidden, moe_ffn, seq, top_k, vocab, width_act, width_param
from symcost.ir.component import Component, use
from symcost.ir.conventions import BY_NAME
from symcost.ir.cost_model import CostModel, DerivedDim, FormulaKey, LayerKind, TensorKey
from symcost.ir.formula import Formula, Term
from symcost.ir.tensor import Tensor

PAIRS, HIT = dims.derived("pairs"), dims.derived("experts_hit")


def of(*values: Expr) -> Formula:
    return Formula.of(*(Term(str(place), value) for place, value in enumerate(values)))


def table(*depends: str, **values: Expr | None) -> Formula:
    """A formula over conventions; `None` where nothing exists. Keys join options by `__`."""
    entries = {}
    for options in product(*(BY_NAME[name].options for name in depends)):
        value = values["__".join(options)]
        entries[options] = () if value is None else (Term("", value),)
    return Formula(depends, entries)


def component(name: str) -> Component:
    return Component(name, "attention", "test", "For tests.", None)


def flops(kind: str, name: str, unit: str, phase: str = "forward") -> FormulaKey:
    return FormulaKey(kind, name, phase, "flops", unit, "compute_w", "", "")


def traffic(kind: str, name: str, direction: str) -> FormulaKey:
    return FormulaKey(kind, name, "forward", "hbm_bytes", "", "act", direction, "")


def elements(kind: str, name: str, tensor: Tensor) -> FormulaKey:
    return FormulaKey(kind, name, "", "elements", tensor.role, tensor.slot, "", tensor.name)


def small_model() -> CostModel:
    """Every operation, conventions one and two at a time, derived sizes, a tensor that only one option has."""
    core, head, expert = component("attention_core"), component("lm_head"), component("moe_experts")
    weight = Tensor("w", "param", (("in", hidden), ("out", hidden)), "param", "persistent", "core.w")
    scores = Tensor("scores", "activation", (("b", batch), ("Q", (heads, seq))), "act", "saved", "core.scores")
    routed = Tensor(
        "e", "param", (("n", experts), ("f", moe_ffn)), "param", "persistent", "experts.e", active=top_k * moe_ffn
    )
    eager = table("attention", flash=None, eager=batch * heads * seq * context)
    rows = {
        flops("moe", "core", "matmul"): of(4 * batch * hidden * PAIRS, 3 * seq * floor(hidden / heads)),
        flops("moe", "core", "matmul", "backward"): table(
            "flops",
            "attention",
            model__flash=8 * batch * hidden * PAIRS,
            model__eager=8 * batch * hidden * PAIRS,
            hardware__flash=10 * batch * hidden * PAIRS + seq * heads,
            hardware__eager=8 * batch * hidden * PAIRS,
        ),
        traffic("moe", "core", "read"): table(
            "attention", flash=width_act * batch * seq * hidden, eager=width_act * (batch * seq * hidden + 2 * PAIRS)
        ),
        elements("moe", "core", weight): of(hidden**2),
        elements("moe", "core", weight)._replace(quantity="bytes"): of(hidden**2 * width_param),
        elements("moe", "core", scores): eager,
        elements("moe", "core", scores)._replace(quantity="bytes"): eager.map(lambda value: value * width_act),
        # Halves that are whole together, in a function, and in one option.
        flops("moe", "experts", "matmul", "backward"): of(seq / Integer(2), 4 * Min(seq / Integer(2), hidden)),
        flops("ends", "head", "matmul", "backward"): table(
            "attention", flash=seq / Integer(2), eager=3 * seq / Integer(2)
        ),
        traffic("moe", "experts", "read"): of(HIT * moe_ffn * width_param, Rational(3, 4) * moe_ffn * width_act),
        elements("moe", "experts", routed): of(experts * moe_ffn),
        elements("moe", "experts", routed)._replace(quantity="bytes"): of(experts * moe_ffn * width_param),
        flops("ends", "head", "matmul"): of(
            2 * batch * seq * hidden * 128 * ceiling(vocab / 128), Max(hidden, 2 * heads, seq + 1) * hidden
        ),
        flops("ends", "head", "vector"): of(batch * seq * (5 * vocab + vocab * log(vocab) + 1), seq**3 / Integer(3)),
    }
    derived = {
        PAIRS: DerivedDim(
            "pairs",
            "P",
            table("pairs", full=seq * context, causal=seq * (2 * context - seq + 1) / 2, causal_half=seq * context / 2),
        ),
        HIT: DerivedDim(
            "experts hit",
            "E_h",
            table(
                "expert_hits",
                min=Min(experts, batch * seq * top_k),
                least=top_k,
                expected=experts * (1 - (1 - top_k / experts) ** (batch * seq)),
            ),
        ),
    }
    kinds = (
        LayerKind(
            "moe",
            (use(core, "core"), use(expert, "experts", count=2)),
            dims.symbol("layers") + dims.symbol("mtp_depth"),
        ),
        LayerKind("ends", (use(head, "head"),), Integer(1)),
    )
    tensors = {
        TensorKey("moe", "core", "w"): weight,
        TensorKey("moe", "core", "scores"): scores,
        TensorKey("moe", "experts", "e"): routed,
    }
    return CostModel("small", "small", "standard", kinds, rows, tensors, derived)


def run(source: str, name: str = "generated") -> ModuleType:
    """The generated module."""
    module = ModuleType(name)
    exec(compile(source, name, "exec"), module.__dict__)
    return module


def random_sizes(module: ModuleType, random: Random, *, digits: int = 5) -> dict[str, int | Fraction]:
    """Sizes of one to `digits` digits, nearly all odd; widths and coefficients whole."""
    values: dict[str, int | Fraction] = {
        name: random.randrange(10 ** random.randint(1, digits)) | 1 for name in module.DIMS
    }
    # No more experts are hit than exist.
    if "experts" in values:
        values["top_k"] = random.randint(1, int(values["experts"]))
    values |= {name: random.choice((1, 2, 4)) for name in module.WIDTHS}
    values |= {name: random.randrange(9) for name in module.COEFFICIENTS}
    return values


class Point:
    """Exact values of expressions where every size has a number; floats only for logarithms and symbolic powers."""

    def __init__(self, numbers: dict[str, int | Fraction]) -> None:
        self.known: dict[Expr, Fraction | float] = {}
        self.numbers = numbers

    def value(self, expr: Expr) -> int | Fraction | float:
        """The number, an int where it is whole."""
        found = self._of(expr)
        return found.numerator if isinstance(found, Fraction) and found.denominator == 1 else found

    def _of(self, expr: Expr) -> Fraction | float:
        if expr not in self.known:
            self.known[expr] = self._fresh(expr)
        return self.known[expr]

    def _fresh(self, expr: Expr) -> Fraction | float:
        if expr.is_Symbol:
            return Fraction(self.numbers[expr.name])
        if expr.is_Rational:
            return Fraction(int(expr.p), int(expr.q))
        arguments = [self._of(argument) for argument in expr.args]
        if expr.is_Pow:
            base, exponent = arguments
            return base ** int(exponent) if expr.exp.is_Integer else float(base) ** int(exponent)
        return _FOLDS[expr.func](arguments)


_FOLDS = {
    Add: sum,
    Mul: prod,
    Min: min,
    Max: max,
    floor: lambda arguments: Fraction(math.floor(arguments[0])),
    ceiling: lambda arguments: Fraction(math.ceil(arguments[0])),
    log: lambda arguments: math.log(arguments[0]),
}
