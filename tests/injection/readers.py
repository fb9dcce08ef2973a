"""What reads an output, and what of a text from outside it would obey: an assertion for each language."""

from __future__ import annotations

import ast
import csv
import io
import json
import re
from html.parser import HTMLParser
from unicodedata import category

from markdown_it import MarkdownIt

from symcost.emit.html_slim import unpack
from tests.injection.sources import MARK

# Of formulas: an invisible product, function application, separator.
MATHEMATICS = "\u2061\u2062\u2063"
OURS = ("https://", "#")


def inert(text: str, *, runner: bool = True) -> None:
    """Nothing that a terminal, an editor or a runner of workflows obeys."""
    odd = {mark for mark in text if category(mark) in ("Cc", "Cf", "Zl", "Zp", "Cs", "Co")} - {*MATHEMATICS, "\n", "\t"}
    assert not odd
    if runner:
        assert not [line for line in text.splitlines() if line.lstrip().startswith("::") or "##[" in line]


def github(out: str) -> None:
    """Each line is one command of ours, and its message says no other."""
    for line in out.splitlines():
        assert re.match(r"::(error|warning|notice) ([^:]*)::", line)
        assert "##[" not in line


def csv_cells(out: str) -> None:
    for row in csv.reader(io.StringIO(out)):
        for cell in row:
            assert not (cell.lstrip()[:1] in tuple("=+-@\t\r") and MARK in cell), cell


def python(out: str) -> None:
    names = {node.id for node in ast.walk(ast.parse(out)) if isinstance(node, ast.Name)}
    assert not {name for name in names if name == "__import__" or MARK in name}


def latex(out: str) -> None:
    assert r"\input{/etc" not in out
    assert r"\write18" not in out
    assert out.count(r"\end{document}") <= 1
    for line in (line for line in out.splitlines() if MARK in line):
        assert not re.search(r"(?<!\\)[$%&#]", line.lstrip("% ")), line


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.scripts = 0
        self.bad: list[object] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        for name, value in attributes:
            outside = name in ("href", "src") and not (value or "").startswith((*OURS, "data:,"))
            if name.startswith("on") or outside or "javascript:" in (value or ""):
                self.bad.append((tag, name, value))
        if tag in ("img", "iframe", "object"):
            self.bad.append(tag)

    def handle_comment(self, data: str) -> None:
        self.bad.append(data)


def html(out: str) -> None:
    tags = _Tags()
    tags.feed(out)
    assert not tags.bad
    assert tags.scripts <= 2
    inside = unpack(out)
    inert(inside, runner=False)
    assert "<script>alert" not in inside


def markdown(out: str) -> None:
    """As a renderer sees it: no tag and no address of others; and rows of a table keep their columns."""
    tags = _Tags()
    tags.feed(MarkdownIt("commonmark", {"html": True}).enable("table").render(out))
    assert not tags.bad
    assert not tags.scripts
    for block in re.split(r"\n(?!\|)", out):
        rows = [line for line in block.splitlines() if line.startswith("|")]
        assert len({len(re.findall(r"(?<!\\)\|", re.sub(r"\\\\", "", row))) for row in rows}) <= 1


def json_text(out: str) -> None:
    def none(name: str) -> float:
        raise AssertionError(name)

    assert out.isascii()
    json.loads(out, parse_constant=none)


def javascript(out: str) -> None:
    for line in (line for line in out.splitlines() if MARK in line):
        assert line.lstrip().startswith(("//", "*", "/*", "const", "export", '"')), line
    assert "</script" not in out


def text(out: str) -> None:
    assert "1337" not in out


READERS = {
    "text": text,
    "table": text,
    "json": json_text,
    "sarif": json_text,
    "csv": csv_cells,
    "github": github,
    "markdown": markdown,
    "latex": latex,
    "html": html,
    ".py": python,
    ".js": javascript,
    ".csv": csv_cells,
    ".tex": latex,
    ".md": markdown,
    ".bib": latex,
}
