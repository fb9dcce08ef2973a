"""Tables of a formula: what a convention does not change drops out, and entries without terms are completed."""

from __future__ import annotations

from sympy import Integer, Symbol

from symcost.ir.formula import Formula, Term

X = Symbol("x")


def stated(table):
    return Formula(("attention",), {(option,): tuple(Term("", value) for value in v) for option, v in table.items()})


def test_one_value_under_every_option_depends_on_none():
    assert stated({"flash": [X], "eager": [X]}).reduced() == Formula.of(Term("", X))
    assert stated({"flash": [X], "eager": [2 * X]}).reduced().depends == ("attention",)


def test_an_entry_without_terms_may_be_any():
    assert stated({"flash": [], "eager": [X]}).completed(Integer(7)) == Formula.of(Term("", X))


def test_an_entry_that_stays_without_terms_is_the_default():
    assert Formula((), {(): ()}).completed(Integer(7)) == Formula.of(Term("", Integer(7)))


def test_under_an_option_only_its_entries_are_left():
    formula = stated({"flash": [X], "eager": [2 * X, X]})
    assert formula.under({"attention": "eager"}).value({}) == 3 * X
    assert formula.under({"pairs": "full"}) is formula


def test_terms_are_summed_for_each_option():
    assert stated({"flash": [X, X], "eager": [X]}).summed().value({"attention": "flash"}) == 2 * X
