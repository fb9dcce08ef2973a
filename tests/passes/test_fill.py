"""Numbers in place of symbols: rows keep their symbols, programs lose them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from sympy import Integer, Rational

from symcost import dims
from symcost.emit.parameters import parameters
from symcost.emit.python import emit
from symcost.errors import UsageError
from symcost.ir.formula import Formula, Term
from symcost.passes.fill import fill, filled_in
from tests.emit.models import run, small_model


def test_rows_keep_their_symbols():
    model = small_model()
    assert fill(model, {"hidden": 5}).rows == model.rows


def test_numbers_are_exact():
    model = fill(small_model(), {"width_act": Fraction(9, 8), "hidden": 2**80 + 1})
    assert model.filled == {dims.symbol("hidden"): Integer(2**80 + 1), dims.symbol("width_act"): Rational(9, 8)}


def test_the_order_in_which_they_are_stated_does_not_matter():
    names = ("hidden", "width_act", "heads")
    sources = {emit(fill(small_model(), dict.fromkeys(order, 3))) for order in (names, names[::-1])}
    assert len(sources) == 1


def test_parameters_are_the_rest():
    model = small_model()
    before, after = parameters(model), parameters(fill(model, {"hidden": 3, "width_act": 2}))
    assert after.sizes == tuple(name for name in before.sizes if name != "hidden")
    assert after.widths == tuple(name for name in before.widths if name != "width_act")


def test_filling_twice_is_filling_once():
    once = run(emit(fill(small_model(), {"hidden": 3, "heads": 5})))
    twice = run(emit(fill(fill(small_model(), {"hidden": 3}), {"heads": 5})))
    assert once.FILLED == twice.FILLED == {"hidden": 3, "heads": 5}


def test_nothing_is_divided_by_zero():
    formula = Formula.of(Term("", dims.hidden / dims.heads))
    assert filled_in(fill(small_model(), {"hidden": 0}), formula).value({}) == 0
    with pytest.raises(UsageError, match="heads cannot be filled in as 0"):
        filled_in(fill(small_model(), {"heads": 0}), formula)
