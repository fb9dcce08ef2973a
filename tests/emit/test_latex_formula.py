"""The reader of formulas itself, and everything that the LaTeX printer must print."""

from __future__ import annotations

import pytest
from sympy import Symbol

from symcost import dims
from symcost.printing.coverage import coverage
from symcost.printing.latex import LatexPrinter, shape
from tests.emit.latex_formula import Formula, read

CASES = coverage()
LETTERS = {dim.latex: dims.symbol(name) for name, dim in dims.DIMS.items()}


@pytest.mark.parametrize("breaks", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_everything_printed_is_read_back(name, breaks):
    expr = CASES[name]
    letters = {dims.describe(symbol.name).latex: symbol for symbol in expr.free_symbols if symbol.name in dims.DIMS}
    printer = LatexPrinter(
        {s.name: rf"x_{{{s.name}}}" for s in expr.free_symbols if s.name not in dims.DIMS}, breaks=breaks
    )
    letters |= {rf"x_{{{s.name}}}": s for s in expr.free_symbols if s.name not in dims.DIMS}
    assert read(printer.text(expr), letters).expand() == expr.expand()


@pytest.mark.parametrize(
    ("expr", "text"),
    [
        (2 * dims.batch * dims.seq * dims.hidden * dims.ffn, r"2\,B\,S\,h\,f"),
        (dims.seq * (dims.seq + 1) / 2, r"\tfrac{1}{2}\,S\,(S + 1)"),
        (dims.prefixed("vision", dims.hidden) ** 2, r"(h^{\mathrm{vis}})^{2}"),
        (dims.hidden - dims.seq, "h - S"),
        (dims.layer_count("full_attention"), r"L_{\mathrm{full\text{-}attention}}"),
        (dims.hidden / dims.heads, "h/n"),
    ],
)
def test_as_people_write_it(expr, text):
    assert LatexPrinter().text(expr) == text


def test_shapes():
    extents = (dims.batch * dims.seq, (dims.hidden, dims.ffn), dims.hidden + 1)
    text = shape(LatexPrinter(), extents)
    assert text == r"B\,S \times [h, f] \times (h + 1)"
    assert Formula(text, LETTERS).extents() == extents
    assert shape(LatexPrinter(), ()) == "1"


def test_letters_of_dims_are_unlike():
    assert len(LETTERS) == len(dims.DIMS)


@pytest.mark.parametrize("text", [r"2\,B\,Q", r"(B + S", r"B + S)", r"\tfrac{1}", r"2\,B\,\sqrt{S}", ""])
def test_what_is_no_formula_is_refused(text):
    with pytest.raises(ValueError, match=r"cannot read|expected|left over"):
        read(text, LETTERS)


def test_reader_tells_values_apart():
    assert read(r"B\,S_{t}", LETTERS) != read(r"B\,S", LETTERS)
    assert read("B/S/h", LETTERS) == dims.batch / dims.seq / dims.hidden
    assert read("-B - S", {"B": Symbol("B"), "S": Symbol("S")}) == -Symbol("B") - Symbol("S")
