"""MathML: everything that symcost prints as LaTeX, read back; where long formulas are cut; what is refused."""

from __future__ import annotations

import pytest

from symcost import dims
from symcost.errors import VerifyError
from symcost.printing.coverage import coverage
from symcost.printing.latex import LatexPrinter
from symcost.printing.mathml import mathml
from tests.emit.mathml_reader import latex, plain

CASES = coverage()
TOWERS = ("vision_hidden", "moe_layers", "vision_full_attention_layers", "encoder_heads")


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("breaks", [False, True])
def test_formulas_are_read_back(name, breaks):
    text = LatexPrinter().text(CASES[name])
    assert latex(mathml(text, breaks=breaks)) == plain(text)


@pytest.mark.parametrize("name", [*dims.DIMS, *TOWERS])
def test_letters_are_read_back(name):
    text = dims.describe(name).latex
    assert latex(mathml(text)) == plain(text)


def test_a_function_stands_off_a_letter_that_follows_it():
    assert mathml(r"\max T") == '<math><mi>max</mi><mspace width=".17em"/><mi>T</mi></math>'
    assert "mspace" not in mathml(r"\max(T, R)")
    assert "mspace" not in mathml(r"\max (T + R)")


def test_a_long_sum_is_cut_in_front_of_its_signs():
    text = " - ".join(rf"2\,B\,S\,({letter} + 1)" for letter in "abcdefgh")
    markup = mathml(text, breaks=True)
    pieces = markup.split("<wbr>")
    assert len(pieces) == 16
    assert all(piece.startswith('<math><mo form="infix">') for piece in pieces[1:])
    assert latex(markup) == plain(text)
    assert mathml(text).count("<math>") == 1


def test_a_sign_is_no_place_to_cut_where_it_stands_in_front():
    text = " + ".join(rf"a\,(-{letter} + 1)" for letter in "abcdefgh")
    assert "<math><mo>−" not in mathml(text, breaks=True)
    assert mathml("-" + text, breaks=True).startswith("<math><mo>−</mo><mi>a</mi>")


@pytest.mark.parametrize("text", [r"\sqrt{2}", r"\href{javascript:x}{y}", "a & b", r"\mathrm{x", "{a"])
def test_latex_that_symcost_does_not_print_is_refused(text):
    with pytest.raises(VerifyError):
        mathml(text)


def test_words_are_escaped():
    assert mathml(r"\mathrm{<script>}") == "<math><mi>&lt;script&gt;</mi></math>"
