"""Pages: how they look as text, formulas read back in every form, names and descriptions as text, odd layouts."""

from __future__ import annotations

import html
import json
import re
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser
from random import Random

import pytest

from symcost import dims
from symcost.api.model import load, price
from symcost.compiler.pipeline import compile_model
from symcost.emit.html import emit
from symcost.emit.html_slim import unpack
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.generate.presets import live
from symcost.ir.component import Cost, Flops, Site, Work
from symcost.ir.spec import Features, KindSpec, LayerGroup, ModelSpec
from symcost.ir.text.grammar import read_formula
from symcost.ir.text.numeric import evaluate
from tests.emit.mathml_reader import latex, plain
from tests.emit.synthetic import one_component, small_model

HOSTILE = "a\\b $x$ 5% `t` </script><script>alert(1)</script> <b>&amp; \u202eright\u200bzero\u2066 '\" <!-- ]]> שלום"
VOID = {"meta", "link", "input", "wbr", "br"}


class Balance(HTMLParser):
    """Checks that tags close in order, and collects formulas and scripts."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.scripts = 0
        self.ids: list[str] = []

    def handle_starttag(self, tag, attrs):
        self.scripts += tag == "script"
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def parsed(text: str) -> Balance:
    found = Balance()
    found.feed(text)
    assert not found.open
    assert len(found.ids) == len(set(found.ids)), "an id stands twice"
    return found


def formulas(text: str) -> list[tuple[dict[str, str], str]]:
    """Copies and MathML of every formula."""
    found = re.findall(r'<span class="formula" ([^>]*)>(.*?)</span>', text)
    return [
        ({name: html.unescape(value) for name, value in re.findall(r'data-(\w+)="([^"]*)"', data)}, markup)
        for data, markup in found
    ]


def test_a_small_document_looks_as_agreed(golden):
    model, spec = small_model()
    golden.text("html/small.html", emit(model, spec=spec, fragment=True))


@pytest.mark.parametrize("name", ["llama-3-8b", "deepseek-v3"])
def test_every_form_of_a_formula_says_the_same(name):
    model = load(name)
    shown = formulas(emit(compile_model(model), spec=model, fragment=True))
    assert len(shown) > 100
    for copies, markup in shown:
        assert plain(copies["latex"]) in latex(markup)
    seen = {copies["text"]: copies.get("python", copies["text"]) for copies, _ in shown}
    for text, python in seen.items():
        if "**(" in text:
            continue
        names = sorted(set(re.findall(r"[a-z]\w*", text)) - {"min", "max", "ceil", "floor", "log"})
        values = {name: Fraction(3 + 2 * place) for place, name in enumerate(names)}
        expected = evaluate(read_formula(text)[0], values, text)
        assert eval(python, {"Fraction": Fraction}, values) == expected, python


def hostile(site: Site) -> Cost:
    return Cost(forward=Work((Flops(HOSTILE, "vector", "compute_accum", dims.hidden),)))


def test_text_from_outside_is_text():
    hostile.__doc__ = HOSTILE + "\n\n" + HOSTILE
    model = replace(one_component(hostile, source=HOSTILE), name=HOSTILE, family=HOSTILE, unpriced=(HOSTILE,))
    text = emit(model)
    assert parsed(text).scripts == 2
    assert "alert(1)</script>" not in text.replace("&lt;/script&gt;", "")
    for sign in "\u202e\u200b\u2066":
        assert sign not in text
    assert "U+202E" in text


def test_a_hostile_model_has_a_live_page():
    spec = replace(load("llama-3-8b"), name=HOSTILE, warnings=(HOSTILE,))
    numbers = result(price(spec, Options()))
    text = emit(compile_model(spec), spec=spec, result=numbers, live=live(spec, "standard", numbers))
    assert parsed(text).scripts == 2
    for sign in "\u202e\u200b\u2066":
        assert sign not in text
    assert "alert(1)</script>" not in text


def test_what_a_page_leaves_out_of_its_text_its_script_has():
    model = load("gpt2")
    whole, page = (emit(compile_model(model), spec=model, fragment=fragment) for fragment in (True, False))
    data = dict(re.findall(r"^export const (copies|order) = (.*);$", data_of(page), re.MULTILINE))
    copies, order = json.loads(data["copies"]), json.loads(data["order"])
    expected = [[found["latex"], found["text"], *filter(None, [found.get("python")])] for found, _ in formulas(whole)]
    assert [copies[place] for place in order] == expected
    assert page.count("<span class=formula>") == len(order)


def data_of(page: str) -> str:
    """The module of data in a page's script, as it was before it was scoped."""
    return re.sub(r"^const (copies|order) = ", r"export const \1 = ", unpack(page), flags=re.MULTILINE)


def test_a_page_needs_nothing_else():
    model = load("llama-3-8b")
    numbers = result(price(model, Options()))
    text = emit(compile_model(model), spec=model, result=numbers, live=live(model, "standard", numbers))
    parsed(text)
    assert not re.findall(r"""(?:src|@import|url\()\s*=?\s*["']?https?:""", text)
    assert "default-src 'none'" in text


def test_a_fragment_has_no_page_around_it():
    model, spec = small_model()
    text = emit(model, spec=spec, fragment=True)
    parsed(text)
    assert "<html" not in text
    assert "<script" not in text


def test_a_model_without_numbers_has_formulas_alone():
    model, spec = small_model()
    text = emit(model, spec=spec)
    assert parsed(text).scripts == 2
    assert "module_main" not in unpack(text)
    assert 'id="live"' not in text


def long_sum(site: Site) -> Cost:
    """Many terms."""
    value = sum(dims.batch**a * dims.seq**b * (dims.hidden + c) for a in range(9) for b in range(9) for c in range(4))
    return Cost(forward=Work((Flops("long", "vector", "compute_accum", value),)))


def test_a_formula_of_5000_characters_is_cut():
    shown = formulas(emit(one_component(long_sum), fragment=True))
    longest = max(shown, key=lambda pair: len(pair[0]["latex"]))
    assert len(longest[0]["latex"]) > 5000
    assert longest[1].count("<math>") > 100


def test_a_stack_of_500_runs_and_a_kind_without_components():
    model, _ = small_model()
    random = Random(500)
    groups = tuple(LayerGroup(random.choice(("dense", "moe")), random.randint(1, 7)) for _ in range(500))
    spec = ModelSpec("long", "small", {}, Features(), groups, (KindSpec("dense"), KindSpec("moe")))
    empty = replace(model.kinds[0], name="empty", instances=())
    text = emit(replace(model, kinds=(*model.kinds, empty)), spec=spec)
    parsed(text)
    assert text.count("<li>") >= 500
    assert "Kind <code>empty</code>" in text


def test_same_input_gives_the_same_bytes():
    model = load("gpt2")
    numbers = result(price(model, Options()))
    first, second = (
        emit(compile_model(model), spec=model, result=numbers, live=live(model, "standard", numbers)) for _ in range(2)
    )
    assert first == second
