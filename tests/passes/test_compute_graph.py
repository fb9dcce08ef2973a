"""Formulas of compute_graph, coefficients and widths symbolic: proofs, operation counts and time against sympy."""

from __future__ import annotations

import time
from functools import cache

import pytest
import sympy
from sympy.core.cache import clear_cache

from symcost.compiler.lower import lower
from symcost.ir.totals import totals
from symcost.layers import compute_graph
from symcost.passes.equality import prove_equal
from symcost.passes.operations import operations
from symcost.passes.ring_horner import simplify


@cache
def formulas(part):
    """The distinct expressions of the table, or of the totals of the model and its kinds."""
    kinds = (*(compute_graph._body(name, alone=False) for name in compute_graph.KINDS), compute_graph._ENDS)
    model = lower("compute_graph", "compute_graph", "compute_graph", kinds, compute_graph.UNPRICED)
    if part == "table":
        found = list(model.rows.values())
    else:
        found = [formula for kind in (None, "dense", "moe", "ends") for formula in totals(model, kind).values()]
    return list(dict.fromkeys(formula.value({}) for formula in found))


@pytest.mark.parametrize("part", ["table", "totals"])
def test_every_short_form_is_proved(part):
    for formula in formulas(part):
        short = simplify(formula)
        prove_equal(formula, short)
        assert operations(short) <= operations(formula)
        assert simplify(short) == short


def test_time_and_operations_against_sympy():
    """Bars: at most 1/20 of the time (a quarter of slack for a busy machine), at most 3 % more operations."""
    table = formulas("table")
    spent, count = {}, {}
    for name, change in (("ours", simplify), ("sympy", sympy.simplify)):
        clear_cache()
        start = time.process_time()
        made = [change(formula) for formula in table]
        spent[name], count[name] = time.process_time() - start, sum(map(operations, made))
    assert spent["ours"] < spent["sympy"] / 15
    assert count["ours"] <= 1.03 * count["sympy"]
