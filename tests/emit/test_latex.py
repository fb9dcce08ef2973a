"""LaTeX documents: how they look, and that what is odd lays out all the same."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from sympy import Add, Integer, Mul

from symcost import dims
from symcost.emit.latex import emit
from symcost.emit.latex_text import split
from symcost.errors import UsageError
from symcost.ir.component import Cost, Flops, Site, Work
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec
from tests.emit.latex_reader import notation
from tests.emit.pdf_log import overfull, typeset
from tests.emit.synthetic import one_component, small_model

HOSTILE = (
    "a\\b $x$ 5% #1 _u_ ^~{}& <script>alert(1)</script> `t` \u202eevil\u200b \u05e9\u05dc \u4e2d \xe9 \x00 \"q\" 'r'"
)


def test_a_small_document_looks_as_agreed(golden):
    model, spec = small_model()
    golden.text("latex/small.tex", emit(model, spec=spec))


def test_a_fragment_looks_as_agreed(golden):
    model, spec = small_model()
    golden.text("latex/small_fragment.tex", emit(model, spec=spec, fragment=True))


def test_conventions_in_force_are_those_stated():
    model, spec = small_model()
    tex = emit(model, spec=spec, conventions={"pairs": "causal"})
    assert r"$P = \tfrac{1}{2}\,S\,(S + 1)$" in tex
    with pytest.raises(UsageError, match="pairs='some' is no option"):
        emit(model, conventions={"pairs": "some"})


def test_without_a_spec_counts_are_symbols():
    model, _ = small_model()
    tex = emit(model)
    assert r"$\times\, L_{\mathrm{dense}}$" in tex
    assert "& Value" not in tex


@pytest.mark.latex
def test_a_document_compiles_and_a_fragment_is_included():
    model, spec = small_model()
    pages, log = typeset(emit(model, spec=spec))
    assert pages > 1
    assert not overfull(log)
    fragment = emit(model, spec=spec, fragment=True)
    items = "".join(f"\\bibitem{{{key}}} x" for key in sorted(set(re.findall(r"\\cite\{(.*?)\}", fragment))))
    host = (
        "\\documentclass{article}\\usepackage[margin=2.2cm]{geometry}"
        "\\usepackage{amsmath,array,booktabs,longtable,needspace,xcolor,tikz}\\begin{document}"
        f"{fragment}\\begin{{thebibliography}}{{9}}{items}\\end{{thebibliography}}\\end{{document}}"
    )
    assert not overfull(typeset(host)[1])


def hostile(site: Site) -> Cost:
    return Cost(forward=Work((Flops(HOSTILE, "vector", "compute_accum", dims.hidden),)))


@pytest.mark.latex
def test_text_from_outside_is_text():
    hostile.__doc__ = HOSTILE.replace("\x00", "\x01") + "\n\n" + HOSTILE
    model = replace(one_component(hostile, source=HOSTILE), name=HOSTILE, family=HOSTILE, unpriced=(HOSTILE,))
    tex = emit(model)
    assert "<script>" not in tex
    assert "\u202e" not in tex
    assert tex.isascii()
    _, log = typeset(tex)
    assert not overfull(log)


@pytest.mark.latex
def test_long_names_break():
    name = "x" * 300
    model = replace(one_component(hostile, name), name=name, family=name)
    assert not overfull(typeset(emit(model))[1])


@pytest.mark.latex
@pytest.mark.parametrize("kinds", [1, 3])
def test_a_stack_of_500_runs(kinds):
    model, _ = small_model()
    names = ("dense", "moe", "dense", "moe", "moe")
    groups = tuple(LayerGroup(names[i * i % 5] if kinds == 3 else names[i % 2], i % 7 + 1) for i in range(500))
    spec = ModelSpec("long", "small", {}, Features(), groups, (KindSpec("dense"), KindSpec("moe")))
    assert not overfull(typeset(emit(model, spec=spec))[1])


def long_sum(site: Site) -> Cost:
    """A sum of many terms, a product of many factors, a bracket of many terms."""
    letters = [dims.symbol(name) for name in list(dims.DIMS)[:40]]
    value = Add(*(Mul(Integer(place + 2), one, letters[place % 7] ** 2) for place, one in enumerate(letters)))
    inner = Add(*(Mul(a, b) for a in letters[:20] for b in letters[20:]))
    bracket = Mul(dims.batch, inner, evaluate=False)
    products = Mul(*letters)
    flops = [Flops(n, "vector", "compute_accum", v) for n, v in (("s", value), ("b", bracket), ("p", products))]
    return Cost(forward=Work(tuple(flops)))


@pytest.mark.latex
def test_a_formula_of_5000_characters():
    tex = emit(one_component(long_sum))
    assert max(map(len, re.findall(r"\$[^$]*\$", tex))) > 1500
    assert sum(map(len, re.findall(r"\$[^$]*\$", tex))) > 5000
    _, log = typeset(tex)
    assert not overfull(log)


def test_a_cut_formula_loses_nothing():
    text = " + ".join(rf"{n}\,a_{{{n}}}\,(b + c)^{{d + e}}" for n in range(100))
    pieces = split(text, longest=120)
    assert len(pieces) > 5
    assert " ".join([pieces[0], *(piece.removeprefix("{}") for piece in pieces[1:])]) == text
    assert all(piece.count("{") == piece.count("}") for piece in pieces)


@pytest.mark.latex
def test_a_kind_of_a_long_name():
    model, _ = small_model()
    name = "sliding_attention_with_a_very_long_name_that_goes_on_and_on"
    kinds = (replace(model.kinds[0], name=name, count=dims.layer_count(name)), *model.kinds[1:])
    rows = {key._replace(kind=name) if key.kind == "dense" else key: row for key, row in model.rows.items()}
    tensors = {key._replace(kind=name) if key.kind == "dense" else key: t for key, t in model.tensors.items()}
    tex = emit(replace(model, kinds=kinds, rows=rows, tensors=tensors))
    assert not overfull(typeset(tex)[1])
    assert dims.layer_count(name) in notation(tex).values()


@pytest.mark.latex
def test_a_kind_without_components():
    model = one_component(lambda site: Cost())
    _, log = typeset(emit(model))
    assert not overfull(log)


def test_same_input_gives_the_same_bytes():
    model, spec = small_model()
    assert emit(model, spec=spec) == emit(model, spec=spec)
