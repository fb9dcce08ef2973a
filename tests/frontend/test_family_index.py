"""One model's family is imported alone, and a changed folder is read anew."""

from __future__ import annotations

import subprocess
import sys

import pytest

from symcost import cache
from symcost.errors import SpecError
from symcost.frontend import family_index, registry

LOADED = """
import sys
from symcost.frontend import load
load("{}")
print(sum(name.startswith("symcost.frontend.families.") for name in sys.modules))
"""


def loaded(model: str) -> int:
    run = [sys.executable, "-c", LOADED.format(model)]
    return int(subprocess.run(run, capture_output=True, text=True, check=True).stdout)


def test_a_model_imports_its_family_alone_once_the_index_is_kept(tmp_path, monkeypatch):
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    first = loaded("llama-3-8b")
    assert first > 50
    # Families import parts of one another.
    assert loaded("llama-3-8b") < 10


def test_without_a_cache_every_family_is_read():
    finders = family_index.own()
    assert list(registry.own_families()) == sorted(finders)
    assert all(find().model_type == name for name, find in finders.items())


def test_a_changed_file_makes_another_index(monkeypatch, tmp_path):
    monkeypatch.setattr(family_index.package, "__path__", [str(tmp_path)])
    (tmp_path / "one.py").write_text("FAMILIES = ()\n", encoding="utf-8")
    before = family_index._files()
    (tmp_path / "one.py").write_text("FAMILIES = []  # changed\n", encoding="utf-8")
    assert family_index._files() != before


def test_two_families_of_a_name_are_refused():
    from symcost.frontend.families import llama

    with pytest.raises(SpecError, match="two families are called"):
        family_index.stated([llama, llama])
