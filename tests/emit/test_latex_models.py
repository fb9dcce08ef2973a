"""Documents of real models, set by pdflatex: no error, no wide box, no reference that leads nowhere."""

from __future__ import annotations

import pytest

from symcost.api.model import formula_spec, load, price
from symcost.compiler import compile_model
from symcost.emit.latex import emit
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from tests.emit.pdf_log import overfull, typeset

MODELS = [
    ("llama-3-8b", "standard"),
    ("deepseek-v3", "standard"),
    pytest.param("qwen3-next-80b-a3b", "standard", marks=pytest.mark.thorough),
    pytest.param("t5-base", "standard", marks=pytest.mark.thorough),
    ("vit-base-patch16-224", "standard"),
    ("deepseek-v3", "compute_graph"),
]


@pytest.mark.latex
@pytest.mark.parametrize(("name", "formulas"), MODELS)
def test_documents_of_models_are_set_cleanly(name, formulas):
    spec, formulas = formula_spec(load(name), formulas)
    check(emit(compile_model(spec, formulas), spec=spec))


@pytest.mark.latex
def test_numbers_and_their_pictures_are_set_cleanly():
    spec = load("llama-3-8b")
    tex = emit(compile_model(spec), spec=spec, result=result(price(spec, Options())))
    assert r"8\,030\,261\,248" in tex
    check(tex)


def check(tex: str) -> None:
    pages, log = typeset(tex)
    assert 8 <= pages <= 40
    assert not overfull(log)
    assert "??" not in tex
