"""Renderings of one result: how they look, and that no number in them is another one."""

import csv
import io
import json

import pytest

from symcost.errors import UsageError
from symcost.evaluate.ask import ask
from symcost.evaluate.question import Options
from symcost.evaluate.render import Page, render
from symcost.evaluate.render.comparison import comparison
from symcost.evaluate.result import evaluate, result


@pytest.fixture
def figures(spec, module):
    return evaluate(module, ask(spec, module, Options(seq=200, conventions={"mtp": "true", "attention": "eager"})))


@pytest.mark.parametrize("by", ["component", "kind", "model"])
@pytest.mark.parametrize(("form", "suffix"), [("table", "txt"), ("markdown", "md"), ("csv", "csv")])
def test_looks(figures, golden, form, suffix, by):
    golden.text(f"evaluate/{by}.{suffix}", render(figures, form, Page(by)))


@pytest.mark.parametrize(("form", "suffix"), [("table", "txt"), ("markdown", "md"), ("csv", "csv")])
def test_how_precisions_look_side_by_side(spec, module, golden, form, suffix):
    asked = (Options(precision=name, hardware="h100-sxm-80gb") for name in ("bf16_mixed", "fp8_block"))
    every = [evaluate(module, ask(spec, module, options)) for options in asked]
    golden.text(f"evaluate/precisions.{suffix}", comparison(every, form, Page("model")))


def test_json_is_the_result_whatever_the_level(figures):
    texts = {render(figures, "json", Page(by)) for by in ("component", "kind", "model")}
    assert len(texts) == 1
    assert json.loads(texts.pop()) == result(figures)


def test_csv_holds_every_number(figures):
    rows = list(csv.DictReader(io.StringIO(render(figures, "csv", Page()))))
    lines = {
        (r["component"], r["phase"], r["quantity"], r["unit_or_role"], r["dtype"], r["direction"], r["tensor"]): r[
            "value"
        ]
        for r in rows
    }
    found = 0
    for entry in result(figures)["components"]:
        name = entry["name"]
        for phase, units in entry["flops"].items():
            for unit, dtypes in units.items():
                for dtype, value in dtypes.items():
                    found += lines[name, phase, "flops", unit, dtype, "", ""] == str(value)
        for phase, directions in entry["hbm_bytes"].items():
            for direction, dtypes in directions.items():
                for dtype, value in dtypes.items():
                    found += lines[name, phase, "hbm_bytes", "", dtype, direction, ""] == str(value)
        for tensor in entry["tensors"]:
            key = (tensor["role"], tensor["dtype"], "", tensor["name"])
            found += lines[name, "", "elements", *key] == str(tensor["elements"])
            found += lines[name, "", "bytes", *key] == str(tensor["bytes"])
    assert found == len(rows)


def test_csv_by_kind_is_one_layer(figures):
    rows = list(csv.DictReader(io.StringIO(render(figures, "csv", Page("kind")))))
    params = {
        r["kind"]: (r["count"], r["value"])
        for r in rows
        if r["quantity"] == "elements" and r["unit_or_role"] == "param"
    }
    assert params == {"dense": ("2", str(2 * 96)), "moe": ("4", str(4 * 96)), "ends": ("1", "400")}


def test_a_table_fits_its_width(figures):
    text = render(figures, "table", Page(width=70))
    assert max(map(len, text.splitlines())) <= 70
    assert "\x1b" not in text
    assert "\x1b" in render(figures, "table", Page(color=True))


def test_names_are_text(figures, spec, module):
    from dataclasses import replace

    named = replace(spec, name="[bold]*x*|<b>`$")
    shown = evaluate(module, ask(named, module, Options(seq=2)))
    assert "[bold]*x*|<b>`$" in render(shown, "table", Page())
    assert r"\[bold\]\*x\*\|\<b\>\`\$" in render(shown, "markdown", Page())


@pytest.mark.parametrize(("form", "by"), [("xml", "model"), ("table", "layer"), ("csv", "layer")])
def test_unknown_form_or_level(figures, form, by):
    with pytest.raises(UsageError, match="known: "):
        render(figures, form, Page(by))
