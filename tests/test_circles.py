"""No module needs itself by way of others, be it at its head, inside a function or for type checkers alone."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def modules(package: Path) -> dict[str, Path]:
    """Name -> file of every module, a package by its own name."""
    paths = sorted(package.rglob("*.py"))
    return {".".join(p.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__"): p for p in paths}


def imported(text: str, known: set[str]) -> set[str]:
    """Modules of ours that a text imports anywhere; a name that is no module counts as the module it stands in."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in known else node.module for name in inner}
    return found & known


def circle(package: Path) -> list[str]:
    """Modules of a circle in order; empty where there is none."""
    known = modules(package)
    # `import symcost` offers everything by name and loads it when asked.
    graph = {name: imported(path.read_text("utf-8"), set(known)) - {name, package.name} for name, path in known.items()}
    graph.pop(package.name)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


def test_no_module_needs_itself():
    assert not (found := circle(ROOT / "symcost")), " imports ".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "import made.first\n",
        "from made import first\n",
        "from made.first import name\n",
        "def later():\n    from made.first import name\n",
        "if TYPE_CHECKING:\n    from made.first import Name\n",
    ],
)
def test_a_circle_is_found_wherever_it_is_closed(tmp_path, text):
    package = tmp_path / "made"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "first.py").write_text("import made.second\n", "utf-8")
    (package / "second.py").write_text(text, "utf-8")
    assert set(circle(package)) == {"made.first", "made.second"}
