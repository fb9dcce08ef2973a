"""What a notebook shows, and tables of other libraries."""

import csv
import io
import sys
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser

import pytest

import symcost
from symcost.errors import UsageError
from tests.emit.mathml_reader import latex, plain


class Texts(HTMLParser):
    """Texts of table cells; closing tags must match."""

    def __init__(self, markup):
        super().__init__()
        self.open, self.cells = [], []
        self.feed(markup)
        assert not self.open

    def handle_starttag(self, tag, attrs):
        if tag != "wbr":
            self.open.append(tag)
        if tag in ("td", "th"):
            self.cells.append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if {"td", "th"} & set(self.open):
            self.cells[-1] += data


@pytest.fixture(scope="module")
def model():
    return symcost.load("llama-3-8b")


def test_a_formula_is_mathml_and_latex_in_one_order(model):
    formula = symcost.compile(model)["dense"].flops.forward.matmul
    assert formula._repr_latex_() == r"$\displaystyle 4\,B\,S\,C\,n\,d + 2\,B\,S\,h\,(2\,d\,(n + k) + 3\,f)$"
    assert latex(formula._repr_html_()) == plain(formula._repr_latex_().removeprefix(r"$\displaystyle ").strip("$"))


def test_a_kind_is_a_table_of_its_formulas(model):
    formulas = symcost.compile(model)
    cells = Texts(formulas["dense"]._repr_html_()).cells
    assert cells[:2] == ["dense", "formula"]
    assert "flops.forward.matmul" in cells
    assert "elements.param" in cells
    assert "flops.optimizer.matmul" not in cells, "what is zero is left out"
    assert "dense" in Texts(formulas._repr_html_()).cells
    assert repr(formulas) == "formulas of llama: dense, ends, model"


def test_costs_and_models_are_tables(model):
    costs = model.evaluate(batch=2)
    cells = Texts(costs._repr_html_()).cells
    assert cells[:3] == ["kind", "component", "count"]
    assert "qkv_projection" in cells
    assert "8.03 B" in cells
    assert model._repr_html_() == model.evaluate()._repr_html_()


def test_names_are_text():
    named = replace(symcost.load("gpt2"), name="<script>\u202e")
    shown = named._repr_html_()
    assert "<script>" not in shown
    assert "\u202e" not in shown


def test_free_sizes_are_shown_as_they_are(model):
    assert "batch" in model.evaluate(free=["batch"])._repr_html_()


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_a_library_that_is_missing_is_named(library, model, monkeypatch):
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(UsageError, match=f"{library} is not installed") as caught:
        getattr(model.evaluate(), f"to_{library}")()
    assert f"pip install {library}" in str(caught.value)


@pytest.mark.parametrize("by", ["component", "kind", "model"])
@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_tables_hold_what_the_csv_holds(library, by, model):
    pytest.importorskip(library)
    costs = model.evaluate(batch=3)
    frame = getattr(costs, f"to_{library}")(by)
    expected = list(csv.DictReader(io.StringIO(costs.csv(by))))
    found = frame.to_dict("records") if library == "pandas" else frame.to_dicts()
    assert [{key: str(value) for key, value in row.items()} for row in found] == expected
    assert isinstance(found[0]["value"], int)


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_large_and_broken_numbers_keep_their_digits(library, model):
    pytest.importorskip(library)
    costs = model.evaluate(batch=10**15, sizes={"width_act": Fraction(9, 8)})
    frame = getattr(costs, f"to_{library}")()
    expected = [row["value"] for row in csv.DictReader(io.StringIO(costs.csv()))]
    assert [str(value) for value in frame["value"]] == expected
