"""What symcost is compared with: sympy's own `lambdify` on the same formulas, called with the same sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any

from sympy import Expr, lambdify

import symcost
from symcost import dims
from symcost.api.evaluator import Evaluator
from symcost.compiler.pipeline import compile_model
from symcost.emit.tables import rows
from symcost.ir.cost_model import CostModel
from symcost.ir.totals import totals
from tests.benchmarks.calculator import CASE


@cache
def evaluator(source: str = "") -> Evaluator:
    """The evaluator of a model; of the compute_graph calculator's case unless a model is named."""
    return symcost.evaluator(source or str(CASE))


@cache
def cost_model(source: str = "") -> CostModel:
    chosen = evaluator(source)
    return compile_model(chosen.spec, chosen.formulas)


def names(source: str = "") -> list[str]:
    """Sizes, widths and coefficients, as generated functions take them."""
    raw = evaluator(source).module.raw
    return [*raw.DIMS, *raw.WIDTHS, *raw.COEFFICIENTS]


def point(source: str = "") -> dict[str, Any]:
    """The model's own sizes."""
    return {name: evaluator(source).base[name] for name in names(source)}


@cache
def table(source: str = "") -> tuple[Expr, ...]:
    """The formula of each row of `components`, under default conventions, as the set states it."""
    model, chosen = cost_model(source), defaults(source)
    return tuple(model.resolve(formula.value(chosen), chosen) for _, formula in rows(model))


@cache
def sums(source: str = "") -> tuple[Expr, ...]:
    """The formula of each field of `totals`: the same results on both sides."""
    model, chosen = cost_model(source), defaults(source)
    return tuple(model.resolve(formula.value(chosen), chosen) for formula in totals(model).values())


def defaults(source: str = "") -> dict[str, str]:
    """The first option of each convention."""
    return {name: options[0] for name, options in evaluator(source).module.conventions.items()}


@cache
def lambdified(formulas: tuple[Expr, ...], modules: str, source: str = "") -> Callable[..., Sequence[Any]]:
    """`lambdify(..., cse=True)` with the same parameters as ours."""
    made: Callable[..., Sequence[Any]] = lambdify([*map(dims.symbol, names(source))], formulas, modules, cse=True)
    return made


def configs(count: int, source: str = "") -> dict[str, Any]:
    """Random sizes, most of them odd; widths and coefficients are the model's own."""
    import numpy as np

    generator, random = np.random.default_rng(0), Random(0)
    given = point(source)
    sizes = {}
    for name in evaluator(source).module.raw.DIMS:
        low = random.randrange(1, 4)
        sizes[name] = generator.integers(low, max(low + 2, min(2 * int(given[name]), 20_000)), count).astype(float)
    sizes["vocab"] += 1
    sizes["top_k"] = np.minimum(sizes["top_k"], sizes["experts"])
    return {**given, **sizes}
