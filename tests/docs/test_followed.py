"""Every page that shows its reader what to do is followed: it works, and prints what it shows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.docs.followed import BLOCK, ROOT, Reader, with_printed

# Those that other tests follow with more scrutiny than this one has.
ELSEWHERE = ("add-", "prove-a-formula", "review-a-formula-change")
PAGES = [
    path
    for path in sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
    if not path.name.startswith(ELSEWHERE)
    and any(block["language"] in ("sh", "python") for block in BLOCK.finditer(path.read_text(encoding="utf-8")))
]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# The first pages that a reader meets, always; all others beside the rest, for each runs tens of processes.
FIRST = ("README.md", "tutorial.md")
FOLLOWED = [
    pytest.param(path, id=name(path), marks=() if path.name in FIRST else pytest.mark.thorough) for path in PAGES
]


@pytest.mark.parametrize("path", FOLLOWED)
def test_a_page_works_and_prints_what_it_shows(path, tmp_path, request):
    page = path.read_text(encoding="utf-8")
    if request.config.getoption("--update-golden"):
        path.write_text(with_printed(page, tmp_path), encoding="utf-8")
        return
    reader = Reader(tmp_path)
    reader.follow(page)
    for shown, printed in reader.shown:
        assert shown == printed, f"{name(path)} shows an old output; `pytest --update-golden tests/docs` updates it"


def test_readers_find_a_tutorial_and_the_four_jobs():
    names = {name(path) for path in PAGES}
    jobs = ("price-a-model", "use-an-evaluator", "write-formulas-down", "sweep")
    assert {"README.md", "docs/tutorial.md", *(f"docs/how-to/{job}.md" for job in jobs)} <= names


def test_the_first_page_names_every_page():
    first = (ROOT / "docs/README.md").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if page != "README.md" and f"]({page})" not in first] == []


def test_readme_shows_figures_of_the_library_as_they_were_measured():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```text\n(piece .*?)```", readme, re.DOTALL)
    recorded = json.loads((ROOT / "tests/data/models/deepseek-v3.json").read_text(encoding="utf-8"))
    run = next(run for run in recorded["flops"]["runs"] if (run["batch"], run["seq"]) == (2, 128))
    layers = [piece for piece in recorded["params_by_module"].values() if piece["role"] == "layer"]
    measured = [recorded["params_total"], run["forward_flops"], run["backward_flops"]]
    for piece, counted in zip(layers, run["layer_kinds"].values(), strict=True):
        measured += [piece["params_per_layer"], counted["forward"]]
    rows = [re.split(r"\s{2,}", line.strip()) for line in shown.splitlines()[1:-1]]
    assert [row[2:] for row in rows] == [[f"{value:,}", f"{value:,}", "equal"] for value in measured]
