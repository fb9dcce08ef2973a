"""A site of models: numbers are those of `symcost eval`, links lead to pages, and the table sorts and filters."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import Any

import pytest

from symcost import load
from symcost.api import site as module
from symcost.api.site import site
from symcost.cli.app import run
from symcost.emit.site import Cell, Column, Entry, index, table
from tests.emit.test_html_layout import axe

NAMES = ("deepseek-v3", "llama-3-8b", "t5-small")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    for name, text in site(NAMES):
        (place / name).write_text(text, encoding="utf-8")
    return place


def rows(folder: Path) -> dict[str, dict[str, str]]:
    with (folder / "models.csv").open(encoding="utf-8") as file:
        return {row["model"]: row for row in csv.DictReader(file)}


def test_files(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        [*(f"{n}.html" for n in NAMES), "index.html", "models.csv"]
    )
    text = (folder / "index.html").read_text(encoding="utf-8")
    linked = re.findall(r'href="([^"#:]+)"', text)
    assert set(linked) == {*(f"{name}.html" for name in NAMES), "models.csv"}
    plain = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    assert not re.search(r"src=|https?://", plain)


def test_numbers_are_those_of_eval(folder: Path) -> None:
    for name, row in rows(folder).items():
        trained, served = load(name).evaluate(), load(name).evaluate(workload="decode")
        assert (int(row["params"]), int(row["params_active"])) == (trained.params, trained.params_active)
        assert int(row["decode_flops_per_token"]) == served.flops.forward.total
        assert int(row["cache_bytes_per_token"]) == served.result["totals"]["cache_bytes_per_token"]
    assert rows(folder)["deepseek-v3"]["kinds"] == "3 dense, 58 moe"
    assert rows(folder)["deepseek-v3"]["layers"] == "61"
    # 4,096 tokens of one sequence; 512 on either side.
    flops = {name: _both(load(name).evaluate().flops) for name in NAMES}
    assert int(rows(folder)["llama-3-8b"]["training_flops_per_token"]) == round(flops["llama-3-8b"] / 4096)
    assert int(rows(folder)["t5-small"]["training_flops_per_token"]) == round(flops["t5-small"] / 1024)


def _both(flops: Any) -> int:
    return flops.forward.total + flops.backward.total


@pytest.mark.thorough
def test_the_same_models_give_the_same_bytes(folder: Path) -> None:
    for name, text in site(("t5-small",)):
        if name == "t5-small.html":
            assert text == (folder / name).read_text(encoding="utf-8")


def test_a_model_without_a_decoder_has_no_cache() -> None:
    found = dict(item for item in site(("vit-base-patch16-224",)) if not item[0].startswith("vit"))
    assert found["models.csv"].splitlines()[1].endswith(",,,")
    assert "–" in found["index.html"]


def test_text_is_escaped() -> None:
    columns = (Column("a", "<b>", "x & y", number=False), Column("n", "n"))
    entries = [Entry('<script>"', "a&b.html", (Cell("<i>", "<i>"), Cell("1 k", "1000")))]
    text = index(columns, entries)
    assert "&lt;script&gt;&quot;" in text
    assert 'href="a&amp;b.html"' in text
    assert not re.search(r"<i>|<b>|x & y", text)
    assert table(columns, entries) == 'model,a,n\n"<script>""",<i>,1000\n'


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--all", "--to", "site"], "a site is of all models (write symcost docs --all --to site --out DIR"),
        (["gpt2", "--to", "site", "--out", "x"], "a site is of all models"),
        (["gpt2", "--all", "--to", "site", "--out", "x"], "a site is of all models"),
        (["--all", "--to", "html", "--out", "x"], "a site is of all models"),
        (["--all", "--to", "site", "--out", "x", "--batch", "3"], "--batch does not apply to a site of all models"),
        (["--to", "html"], "docs takes a SOURCE"),
        (["gpt2", "--to", "sites"], "known: html, latex, markdown, pdf, site"),
    ],
)
def test_refused(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["docs", *arguments]) == 2
    assert words in capsys.readouterr().err.replace("\n", " ")


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(module, "bundled", lambda: ["t5-small"])
    assert run(["docs", "--all", "--to", "site", "-o", str(tmp_path / "new")]) == 0
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["index.html", "models.csv", "t5-small.html"]
    assert "wrote 3 files" in capsys.readouterr().err


SORT = """
    const table = document.getElementById("models");
    const names = () => [...table.tBodies[0].rows].filter((row) => !row.hidden).map((row) => row.cells[0].textContent);
    const button = (place) => table.tHead.rows[0].cells[place].querySelector("button");
    const sorts = () => [...table.tHead.rows[0].cells].map((head) => head.getAttribute("aria-sort"));
    const seen = [names()];
    for (const place of [4, 4, 0, 1]) {
        button(place).click();
        seen.push(names());
    }
    const last = sorts();
    const field = document.getElementById("filter");
    for (const words of ["moe", "5 t5", "nothing", ""]) {
        field.value = words;
        field.dispatchEvent(new Event("input"));
        seen.push([names(), document.getElementById("count").textContent]);
    }
    return [seen, last];
"""


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_the_table_sorts_and_filters(folder: Path, chromium) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    (start, most, least, byname, family, *filtered), sorts = chromium.run(text, SORT)
    assert start == byname == list(NAMES)
    assert most == ["deepseek-v3", "llama-3-8b", "t5-small"]
    assert least == most[::-1]
    assert family == ["deepseek-v3", "llama-3-8b", "t5-small"]
    assert sorts == [None, "ascending", *[None] * 8]
    assert filtered == [
        [["deepseek-v3"], "1 of 3 models"],
        [["t5-small"], "1 of 3 models"],
        [[], "0 of 3 models"],
        [family, "3 of 3 models"],
    ]


@pytest.mark.browser
@pytest.mark.xdist_group("browser")
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(folder: Path, dark: bool, width: int, chromium) -> None:
    checker = axe()
    if checker is None:
        pytest.skip("needs axe-core: npm install axe-core")
    text = (folder / "index.html").read_text(encoding="utf-8")
    with chromium.opened(text, "", dark=dark, width=width) as tab:
        tab.run(checker.read_text())
        found = tab.run("return (await axe.run(document)).violations.map(({ id, impact }) => [id, impact]);")
    assert not [item for item in found if item[1] in ("serious", "critical")], found
