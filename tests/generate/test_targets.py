"""Models of one structure are compiled once, and what is compiled does not depend on what was compiled before."""

from __future__ import annotations

import os
import subprocess
import sys

from symcost import frontend
from symcost.compiler.modules import generated_folder, structure_key
from symcost.compiler.pipeline import compile_model
from symcost.generate import texts
from symcost.generate.targets import DOCUMENTED, own_targets

_FRESH = """
import sys
from symcost.compiler.pipeline import compile_model
from symcost.emit.readable.module import emit
from symcost.frontend import load
for slug in sys.argv[1:]:
    text = emit(compile_model(load(slug)))
sys.stdout.buffer.write(text.encode())
"""


def test_every_structure_is_one_target():
    targets = [target for target in own_targets() if target.formulas == "standard"]
    keys = [structure_key(target.spec, target.formulas) for target in targets]
    assert len(keys) == len(set(keys))
    trained = [target for target in targets if not target.spec.inference]
    specs = [frontend.load(slug) for slug in frontend.bundled()]
    assert {structure_key(target.spec, "standard") for target in trained} == {_key(slug) for slug in frontend.bundled()}
    assert len(trained) < len(specs)
    served = [target.folder for target in targets if target.spec.inference]
    assert served == [f"models/{name}/inference" for name in DOCUMENTED]


def test_equal_structures_share_a_cost_model():
    folders = [slug for slug in sorted(frontend.bundled()) if _key(slug) == _key("llama-3-8b")]
    assert len(folders) > 1
    assert len({id(compile_model(frontend.load(slug))) for slug in folders}) == 1


def test_copies_of_the_process_make_the_same_files(monkeypatch):
    targets = [target for target in own_targets() if target.folder in ("models/gpt2", "models/t5-base")]
    forms = texts.chosen(["python", "markdown"])
    found = []
    for cores in ({0}, {0, 1}):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: cores)
        found.append(texts.texts(targets, forms))
    assert found[0] == found[1]
    assert list(found[0]) == ["models/gpt2/evaluator.py", "models/gpt2/formulas.md", "models/t5-base/evaluator.py"]


def _key(slug):
    return structure_key(frontend.load(slug), "standard")


def test_the_text_is_the_same_whatever_came_before():
    checked_in = (generated_folder() / "models" / "qwen3-8b" / "evaluator.py").read_bytes()
    for seed, slugs in (("1", ["qwen3-8b"]), ("2", ["gpt2", "gemma-2b", "qwen3-8b"])):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        made = subprocess.run(
            [sys.executable, "-c", _FRESH, *slugs], env=environment, capture_output=True, check=True, timeout=120
        )
        assert made.stdout == checked_in
