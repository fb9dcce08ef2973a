"""A checked-in evaluator counts only while the source that made it is the present one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import symcost
from symcost import frontend
from symcost.compiler import modules

_CHECKOUT = Path(symcost.__file__).parents[1]
_FORMULA = "symcost/components/residual.py"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """A copy of this checkout with one checked-in evaluator, which a fresh manifest vouches for."""
    top = tmp_path_factory.mktemp("checkout")
    for name in ("symcost", "templates"):
        shutil.copytree(_CHECKOUT / name, top / name, ignore=shutil.ignore_patterns("__pycache__"))
    folder = top / "generated" / "models" / "gpt2"
    folder.mkdir(parents=True)
    spec = frontend.load("gpt2")
    (folder / modules.EVALUATOR).write_text(modules.readable_source(spec))
    (folder / modules.MEMORY).write_text(modules.memory_source(spec))
    index = {modules.structure_key(spec, "standard"): "models/gpt2"}
    (folder.parent / "index.json").write_text(json.dumps(index))
    (top / "generated" / modules.MANIFEST).write_text(modules.manifest())
    return top


def run(checkout, code):
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=checkout, env=environment, capture_output=True, text=True, check=True
    )
    return json.loads(made.stdout)


_EVALUATE = """
import json, sys
import symcost
found = symcost.load("gpt2").evaluate(batch=1, seq=8)
print(json.dumps([found.flops.forward.vector, "sympy" in sys.modules]))
"""


def test_a_changed_formula_shows_at_once(checkout):
    before, compiled = run(checkout, _EVALUATE)
    assert not compiled
    source = (checkout / _FORMULA).read_text()
    changed = source.replace("count = branches", "count = 3 * branches")
    assert changed != source
    (checkout / _FORMULA).write_text(changed)
    try:
        after, compiled = run(checkout, _EVALUATE)
    finally:
        (checkout / _FORMULA).write_text(source)
    # Two residuals a layer, twelve layers, eight tokens of 768 numbers.
    assert after - before == 2 * 2 * 12 * 8 * 768
    assert compiled
    assert run(checkout, _EVALUATE) == [before, False]


def test_a_changed_template_is_another_compiler(checkout):
    digest = "import json; from symcost.compiler.stored import source_digest; print(json.dumps(source_digest()))"
    before = run(checkout, digest)
    extra = checkout / "templates" / "python" / "more.jinja"
    extra.write_text("")
    assert run(checkout, digest) != before
    extra.unlink()
    assert run(checkout, digest) == before
