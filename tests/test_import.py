"""`import symcost` is light, and offers its names lazily."""

import subprocess
import sys

import pytest

import symcost

LIGHT = """
import sys
import symcost, symcost.stack
symcost.SpecError, symcost.SymcostError, symcost.SpecWarning, symcost.LayerGroup
symcost.stack.load_profile("deepseek")
print(sorted({"sympy", "numpy", "jinja2", "pydantic", "yaml"} & set(sys.modules)))
"""


def test_nothing_heavy_is_imported():
    done = subprocess.run([sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_stage_is_an_attribute():
    code = "import symcost; print(symcost.stack.load_profile('qwen').names)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "('decoder',)\n"


@pytest.mark.parametrize("name", sorted(symcost._EXPORTS))
def test_every_export_loads_and_is_listed(name):
    assert getattr(symcost, name).__name__
    assert name in dir(symcost)


def test_an_unknown_name():
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        symcost.nothing  # noqa: B018
