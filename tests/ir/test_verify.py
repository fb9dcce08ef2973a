"""Each invariant of a cost model is broken once, and the model is refused with the place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from sympy import Float, Integer

import symcost
from symcost.compiler.pipeline import compile_model
from symcost.errors import VerifyError
from symcost.ir.cost_model import CostModel
from symcost.ir.formula import Formula, Term
from symcost.ir.verify import CHECKS, verify

MODEL = compile_model(symcost.load("gpt2"))
KEY = next(key for key in MODEL.rows if key.quantity == "flops")
ONE = Formula.of(Term("", Integer(1)))


def with_row(formula: Formula = ONE, **changes: str) -> CostModel:
    return replace(MODEL, rows={**MODEL.rows, KEY._replace(**changes): formula})


def without_a_tensor() -> CostModel:
    return replace(MODEL, tensors=dict(list(MODEL.tensors.items())[1:]))


def with_an_axis_that_is_none() -> CostModel:
    key, tensor = next(iter(MODEL.tensors.items()))
    return replace(MODEL, tensors={**MODEL.tensors, key: replace(tensor, shape=(("thing", Integer(1)),))})


def with_an_activation_that_is_a_parameter() -> CostModel:
    key = next(key for key in MODEL.rows if (key.quantity, key.unit) == ("elements", "param"))
    return replace(MODEL, rows={**MODEL.rows, key._replace(unit="activation"): ONE})


# By invariant, in the order in which they are checked.
BROKEN: dict[str, tuple[Callable[[], CostModel], str]] = {
    "rows_stand_somewhere": (lambda: with_row(component="nobody"), "belongs to no instance"),
    "columns_are_known": (lambda: with_row(quantity="litres"), "unknown quantity or unit"),
    "tensors_have_rows": (without_a_tensor, "and its rows do not match"),
    "one_name_one_tensor": (with_an_activation_that_is_a_parameter, "is a parameter and an activation"),
    "values_are_exact": (lambda: with_row(Formula.of(Term("", Float(0.5)))), "holds a float"),
    "axes_are_known": (with_an_axis_that_is_none, "no axis of the table"),
}


def test_a_compiled_model_holds_all_of_them() -> None:
    verify(MODEL)
    assert [check.__name__ for check in CHECKS] == list(BROKEN)


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_invariant_is_refused(name: str) -> None:
    broken, said = BROKEN[name]
    with pytest.raises(VerifyError, match=said) as error:
        verify(broken())
    assert "standard/gpt2" in str(error.value)


@pytest.mark.parametrize("change", [{"phase": "sideways"}, {"slot": "drawer"}])
def test_phases_and_slots_come_from_their_tables(change: dict[str, str]) -> None:
    with pytest.raises(VerifyError, match="unknown phase or slot"):
        verify(with_row(**change))
