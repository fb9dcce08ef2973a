"""Markdown documents: how they look, what GitHub needs, and that odd names are text."""

from __future__ import annotations

import re
from dataclasses import replace

from symcost.api.model import load, price
from symcost.compiler import compile_model
from symcost.emit.markdown import emit
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.ir.component import Cost, Flops, Site, Work
from symcost.printing.latex import LatexPrinter
from tests.emit.synthetic import one_component, small_model

HOSTILE = "a|b\\c $x$ `t` <script>alert(1)</script> **b** [l](u) \u202ee\u200b #1 :smile: </details>\n# h"


def test_a_small_document_looks_as_agreed(golden):
    model, spec = small_model()
    golden.text("markdown/small.md", emit(model, spec=spec))


def test_a_fragment_has_no_title():
    model, spec = small_model()
    assert emit(model, spec=spec, fragment=True).startswith("## Conventions")


def test_fences_and_tables_are_well_formed():
    spec = load("llama-3-8b")
    text = emit(compile_model(spec), spec=spec, result=result(price(spec, Options())))
    assert text.count("```") % 2 == 0
    assert text.count("$`") == text.count("`$")
    width = 0
    for line in text.splitlines():
        columns = len(re.findall(r"(?<!\\)\|", line)) if line.startswith("|") else 0
        assert width in (0, columns) or columns == 0, line
        width = columns
    assert "\n\n\n\n" not in text
    assert "undefined" not in text.lower()


def test_every_formula_stands_on_a_line_of_its_own():
    model, spec = small_model()
    text = emit(model, spec=spec)
    printer = LatexPrinter({"pairs": "P", "accumulating": r"\chi_{+}"})
    for key, formula in model.rows.items():
        if not key.tensor and key.kind == "dense":
            for term in formula.terms({"pairs": "full", "flops": "model"}):
                lines = [line for line in text.splitlines() if f"$`{printer.text(term.value)}`$" in line]
                assert lines, key


def hostile(site: Site) -> Cost:
    return Cost(forward=Work((Flops(HOSTILE, "vector", "compute_accum", site_free()),)))


def site_free():
    from symcost import dims

    return dims.hidden


def test_text_from_outside_is_text():
    hostile.__doc__ = HOSTILE + "\n\n" + HOSTILE
    model = replace(one_component(hostile, source=HOSTILE), name=HOSTILE, family=HOSTILE, unpriced=(HOSTILE,))
    text = emit(model)
    assert "<script>" not in text
    assert "</details>" not in text
    assert "\u202e" not in text
    assert "\u200b" not in text
    assert "\n# h" not in text
    for line in text.splitlines():
        if line.startswith("| forward"):
            assert len(re.findall(r"(?<!\\)\|", line)) == 5
