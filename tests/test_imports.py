"""What must stay light: bundled models are priced without sympy, help appears at once."""

from __future__ import annotations

import json
import subprocess
import sys

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
