"""Rules of the tree that no linter knows: sizes, the fixed top level, forbidden calls, traces of a machine."""

from __future__ import annotations

import ast
import re
import statistics
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOP_LEVEL = {
    *("pyproject.toml", "symcost", "templates", "generated", "tests", "docs"),
    *("README.md", "LICENSE", "CHANGELOG.md", "Makefile", "action.yml", "CITATION.cff", "CONTRIBUTING.md"),
}
MAX_FILE, MAX_FUNCTION, MAX_MEDIAN = 300, 40, 100
# Printed, recorded or quoted: nobody writes these by hand.
PAGES = ("docs/reference/verified-families.md",)
NOT_BY_HAND = ("generated/", "tests/data/", "tests/golden/", "docs/examples/", "CHANGELOG.md", *PAGES)
HAND_WRITTEN = {".py", ".jinja", ".md", ".js", ".css", ".html", ".toml", ".sh", ".yml", ""}
FORBIDDEN_CALLS = {"eval", "sympify", "parse_expr", "S"}
# Brackets around one letter, so that this file does not contain what it looks for.
MACHINE_PATHS = re.compile(r"/(?:[w]ork|[t]mp|[h]ome|[U]sers|[r]oot)/")
UNFINISHED = re.compile(r"\b([T]ODO|[F]IXME|[X]XX)\b")
BANNER = re.compile(r"^\s*#\s*[-=#*~]{4,}")


@cache
def tracked() -> tuple[str, ...]:
    """Files of the project: what git tracks or would track; in an unpacked sdist all but hidden ones."""
    command = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard"]
    if (ROOT / ".git").exists():
        names = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    else:
        paths = (path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*"))
        names = [name for name in paths if not re.search(r"(^|/)(\.|__pycache__|PKG-INFO)", name)]
    return tuple(sorted(name for name in names if (ROOT / name).is_file()))


def by_hand(*suffixes: str) -> list[str]:
    wanted = set(suffixes) or HAND_WRITTEN
    return [name for name in tracked() if not name.startswith(NOT_BY_HAND) and Path(name).suffix in wanted]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@cache
def tree(name: str) -> ast.Module:
    return ast.parse(read(name))


def source() -> list[str]:
    return [name for name in by_hand(".py") if name.startswith("symcost/")]


def fail(title: str, rows: list[str], remedy: str) -> None:
    if rows:
        pytest.fail(f"{title}:\n" + "\n".join(f"  {row}" for row in rows) + f"\nTo repair: {remedy}", pytrace=False)


def test_top_level_is_fixed():
    odd = {name.split("/")[0] for name in tracked() if not name.startswith(".")} - TOP_LEVEL
    fail("top level beyond the fixed list", sorted(odd), "git mv them below symcost/, docs/ or tests/")


def test_no_long_file():
    sizes = {name: read(name).count("\n") for name in by_hand()}
    rows = [f"{name} ({size} lines)" for name, size in sizes.items() if size > MAX_FILE]
    fail(f"hand-written files over {MAX_FILE} lines", rows, "split them by concept")


def test_median_file_is_short():
    sizes = [read(name).count("\n") for name in source()]
    median = statistics.median(sizes)
    assert median < MAX_MEDIAN, f"the median file of symcost/ has {median} lines, more than {MAX_MEDIAN}"


def test_no_long_function():
    rows = [
        f"{name}:{node.lineno} {node.name} ({node.end_lineno - node.lineno + 1} lines)"
        for name in source()
        for node in ast.walk(tree(name))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno - node.lineno + 1 > MAX_FUNCTION
    ]
    fail(f"functions over {MAX_FUNCTION} lines", rows, "name the parts and call them")


def test_text_is_never_evaluated():
    """`exec` runs only what our own printer wrote, in symcost/evaluate; ruff's S102 holds that."""
    rows = [
        f"{name}:{node.lineno} {called}()"
        for name in source()
        for node in ast.walk(tree(name))
        if isinstance(node, ast.Call)
        and (called := getattr(node.func, "id", getattr(node.func, "attr", ""))) in FORBIDDEN_CALLS
    ]
    fail("text turned into code or expressions", rows, "read it with symcost.ir.text")


def test_no_bare_except():
    rows = [
        f"{name}:{node.lineno}"
        for name in by_hand(".py")
        for node in ast.walk(tree(name))
        if isinstance(node, ast.ExceptHandler) and node.type is None
    ]
    fail("bare except", rows, "name the exceptions")


@pytest.mark.parametrize(
    ("title", "pattern", "suffixes", "remedy"),
    [
        ("paths of a machine", MACHINE_PATHS, (), "use tmp_path, or a path relative to the repository"),
        ("unfinished places", UNFINISHED, (".py", ".jinja", ".md"), "finish them, or raise an error that says so"),
        ("banners", BANNER, (".py",), "let a module or a function carry the title"),
    ],
)
def test_no_trace_of(title, pattern, suffixes, remedy):
    rows = [
        f"{name}:{number} {line.strip()[:80]}"
        for name in by_hand(*suffixes)
        for number, line in enumerate(read(name).splitlines(), 1)
        if pattern.search(line)
    ]
    fail(title, rows, remedy)
