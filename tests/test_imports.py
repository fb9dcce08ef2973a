"""What must stay light: bundled models are priced without sympy, help appears at once; and no circles of modules."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

LIGHT = [
    "symcost",
    "symcost.dims",
    "symcost.errors",
    "symcost.evaluate",
    "symcost.frontend",
    "symcost.ir.conventions",
    "symcost.ir.precision",
    "symcost.ir.spec",
    "symcost.stack",
]


def loaded_by(statement: str) -> set[str]:
    """Top-level packages that a fresh interpreter has loaded after a statement."""
    code = f"import sys\n{statement}\nimport json\nprint(json.dumps(sorted({{m.split('.')[0] for m in sys.modules}})))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize("module", LIGHT)
def test_import_does_not_load_sympy(module):
    assert loaded_by(f"import {module}").isdisjoint({"sympy", "numpy", "jinja2"})


def test_help_loads_none_of_the_heavy():
    statement = """
import contextlib, symcost.cli
sys.argv = ["symcost", "--help"]
with contextlib.suppress(SystemExit):
    symcost.cli.main()
"""
    assert loaded_by(statement).isdisjoint({"sympy", "numpy", "jinja2"})


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
