"""Links lead somewhere, sources exist, examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import symcost

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
SOURCE = re.compile(r'source="([^"]+)"')
KEY = re.compile(r"^@\w+\{([^,]+),", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page):
    targets = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert not missing, f"{page.relative_to(ROOT)} links to what is not there: {', '.join(missing)}"


def sources() -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "symcost/components").rglob("*.py"))
    return {source for source in SOURCE.findall(text) if not source.startswith("Compute_Graph.py")}


def test_every_source_is_a_reference():
    keys = KEY.findall((ROOT / "docs/references.bib").read_text(encoding="utf-8"))
    assert len(keys) == len(set(keys)), "a key stands twice in docs/references.bib"
    missing = sorted(sources() - set(keys))
    assert not missing, f"add to docs/references.bib: {', '.join(missing)}"


def test_a_page_names_the_lines_that_each_component_restates():
    page = (ROOT / "docs/reference/compute-graph.md").read_text(encoding="utf-8")
    for path in (ROOT / "symcost/components/compute_graph").glob("[a-z]*.py"):
        (source,) = SOURCE.findall(path.read_text(encoding="utf-8"))
        lines = source.removeprefix("Compute_Graph.py, ").removeprefix("lines ").removeprefix("line ")
        assert f"| `{path.stem}` | {lines} |" in page


@pytest.mark.thorough
def test_examples_in_docstrings_are_true():
    names = [m.name for m in pkgutil.walk_packages(symcost.__path__, "symcost.") if not m.name.endswith("__main__")]
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert sum(result.attempted for result in results.values()) >= 2
    assert not [name for name, result in results.items() if result.failed]
