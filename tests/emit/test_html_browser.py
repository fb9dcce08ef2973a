"""The page in a browser: numbers, pictures, copies and search."""

from __future__ import annotations

import json
from typing import Any

import pytest

from symcost.api.model import load, price
from symcost.compiler.pipeline import compile_model
from symcost.emit.html import emit
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.evaluate.settings import parse_settings
from symcost.generate import presets
from tests.each_structure import some
from tests.emit.page_scripts import assert_within
from tests.emit.pages import MODELS, page

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

# Addresses, and the options that say the same on the command line.
SETTINGS: list[tuple[str, Options]] = [
    ("batch=3", Options(batch=3)),
    (
        "attention=eager&recompute=selective&flops=hardware&precision=fp32",
        Options(precision="fp32", conventions={"attention": "eager", "recompute": "selective", "flops": "hardware"}),
    ),
    (
        "batch=1e15&hidden=7_000_001&width_act=9/8&activations=paper",
        Options(
            batch=10**15,
            conventions={"activations": "paper"},
            settings=parse_settings(["hidden=7000001", "width_act=9/8"]),
        ),
    ),
]


READ = """
    const answers = [];
    for (const hash of %s) {
        await stands(() => (location.hash = `${hash}&json=open`));
        answers.push(document.getElementById("json-text").textContent);
    }
    return answers;
"""


@pytest.mark.parametrize("name", some(MODELS, 2))
def test_numbers_are_those_of_eval_digit_by_digit(name, chromium):
    found = chromium.run(page(name), READ % json.dumps([address for address, _ in SETTINGS]))
    for (_, options), text in zip(SETTINGS, found, strict=True):
        assert_within(json.loads(text), result(price(load(name), options)))


def test_the_first_address_shows_what_it_says(chromium):
    script = """
        await until(drawn);
        return [document.getElementById("tiles").textContent, document.getElementById("a-seq").value];
    """
    tiles, seq = chromium.run(page("llama-3-8b"), script, "#seq=77&layers=3")
    assert seq == "77"
    costs = price(load("llama-3-8b"), Options(seq=77, settings={"layers": 3}))
    assert f"{costs.totals['params']:,}" in tiles


def test_inputs_and_switches_change_numbers_and_the_address(chromium):
    script = """
        const type = (id, text) => {
            const field = document.getElementById(id);
            field.value = text;
            field.dispatchEvent(new Event("input"));
        };
        const read = () => document.querySelector("#totals-table [data-field=activation_bytes]").textContent;
        const seen = [];
        await until(drawn);
        type("a-batch", "2");
        await until(() => location.hash === "#batch=2");
        seen.push(read());
        document.querySelector("[name=a-attention][value=eager]").click();
        await until(() => location.hash === "#attention=eager&batch=2");
        seen.push(read());
        type("a-batch", "no number");
        const refused = document.querySelector(".refused");
        seen.push([refused.textContent, String(document.getElementById("figures").classList.contains("stale"))]);
        type("a-batch", "");
        await until(() => location.hash === "#attention=eager");
        seen.push(read());
        return seen;
    """
    found = chromium.run(page("llama-3-8b"), script)
    model = load("llama-3-8b")

    def saved(**options: Any) -> str:
        return f"{price(model, Options(**options)).totals['activation_bytes']:,}"

    eager = {"attention": "eager"}
    assert found[0] == saved(batch=2)
    assert found[1] == saved(batch=2, conventions=eager)
    assert found[2] == ["batch must be a number such as 4096, 1e6, 2**20 or 9/8", "true"]
    assert found[3] == saved(conventions=eager)


TWICE = """
    await until(drawn);
    const field = document.getElementById("a-batch");
    const seen = [];
    await stands(() => {
        for (const batch of ["5", "7"]) {
            field.value = batch;
            field.dispatchEvent(new Event("input"));
            seen.push(document.getElementById("tiles").textContent);
        }
    });
    const written = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent).join(" ");
    seen.push(written("#totals-table [data-field=activation_bytes]"));
    return [...seen, written("[data-live=size][data-size=batch]")];
"""


def test_tiles_answer_at_once_and_everything_else_stands_for_the_last_of_two_changes(chromium):
    first, second, total, letter = chromium.run(page("llama-3-8b"), TWICE)
    saved = [f"{price(load('llama-3-8b'), Options(batch=batch)).totals['activation_bytes']:,}" for batch in (5, 7)]
    assert saved[0] in first
    assert saved[1] in second
    assert (total, letter) == (saved[1], "7")


def test_an_address_is_followed_though_the_last_one_is_written_over_it(chromium):
    script = """
        await stands(() => {
            location.hash = "batch=7";
            history.replaceState(null, "", "#batch=2");
        });
        await until(() => location.hash === "#batch=7");
        return document.getElementById("a-batch").value;
    """
    assert chromium.run(page("llama-3-8b"), script) == "7"


def test_a_model_of_another_structure_is_unpacked_in_the_page(chromium, monkeypatch):
    model = load("llama-3-8b")
    monkeypatch.setattr(presets, "offered", lambda: ("gpt2", "llama-2-7b"))
    numbers = result(price(model, Options()))
    shown = emit(compile_model(model), spec=model, result=numbers, live=presets.live(model, "standard", numbers))
    script = """
        await until(drawn);
        return [document.getElementById("json-text").textContent, document.querySelectorAll(".side").length,
            document.getElementById("legend-sides").textContent];
    """
    text, sides, legend = chromium.run(shown, script, "#model=gpt2&seq=100&json=open&vs.model=llama-2-7b")
    assert_within(json.loads(text), result(price(load("gpt2"), Options(seq=100))))
    assert sides == 2
    assert legend == "gpt2llama-2-7b"


def test_compute_graph_prices_its_page(chromium):
    shown = page("deepseek-v3", "compute_graph")
    (text,) = chromium.run(shown, READ % json.dumps(["batch=5&seq=6"]))
    expected = result(price(load("deepseek-v3"), Options(batch=5, seq=6), "compute_graph"))
    found = json.loads(text)
    assert found["totals"]["flops"]["forward"]["matmul"] == expected["totals"]["flops"]["forward"]["matmul"]
    assert [item["tensors"] for item in found["components"]] == [item["tensors"] for item in expected["components"]]
    assert found["totals"]["bytes_by_role"] == expected["totals"]["bytes_by_role"]


def test_every_formula_is_copied_in_three_forms(chromium):
    script = """
        await until(drawn);
        const copied = [];
        Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => copied.push(text) } });
        const buttons = document.querySelectorAll(".formula > button.copy");
        const formula = document.querySelector("[data-python*='Fraction']") ?? buttons[0].parentElement;
        for (const place of [0, 1, 2]) {
            formula.querySelector("button.copy").click();
            document.querySelectorAll("#copy-menu button")[place].click();
            await until(() => copied.length > place);
        }
        const { latex, text, python = text } = formula.dataset;
        return [copied, [latex, python, text], buttons.length === document.querySelectorAll(".formula").length];
    """
    copied, data, every = chromium.run(page("llama-3-8b"), script)
    assert copied == data
    assert every


def test_search_finds_components_letters_and_formulas(chromium):
    script = """
        await until(drawn);
        const search = document.getElementById("search");
        const found = (text) => {
            search.value = text;
            search.dispatchEvent(new Event("input"));
            return [...document.querySelectorAll("#results li")].map((item) => item.textContent);
        };
        const seen = [found("qkv"), found("kv_heads"), found("no such thing")];
        found("ffn_up");
        document.querySelector("#results a").click();
        return [...seen, [...document.querySelectorAll("details.component[open] h3")].map((head) => head.textContent)];
    """
    qkv, letter, nothing, opened = chromium.run(page("llama-3-8b"), script)
    assert qkv[0] == "qkv_projectiondense"
    assert any("kv_heads" in item for item in letter)
    assert nothing == ["nothing found"]
    assert opened == ["ffn_up"]
