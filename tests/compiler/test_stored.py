"""Compiled modules are kept by content: found again, and made anew where an entry or the compiler is another."""

from __future__ import annotations

import pytest

from symcost import cache, frontend
from symcost.compiler import modules, stored
from symcost.evaluate.bytecode import kept_code


@pytest.fixture
def place(tmp_path, monkeypatch):
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "kept"))
    return tmp_path / "kept"


def files(place):
    return [path for path in place.rglob("*") if path.is_file()]


def test_a_text_is_made_once(place):
    made = []
    for _ in range(2):
        assert stored.kept("python", "part", make=lambda: made.append(1) or "text") == "text"
    assert made == [1]


def test_a_broken_text_is_made_again(place):
    stored.kept("python", "part", make=lambda: "text")
    for path in files(place):
        path.write_bytes(b"te")
    assert stored.kept("python", "part", make=lambda: "text") == "text"


def test_another_compiler_makes_its_own(place, monkeypatch):
    stored.kept("python", "part", make=lambda: "text")
    monkeypatch.setattr(stored, "compiler_digest", lambda: "another")
    assert stored.kept("python", "part", make=lambda: "other") == "other"


def test_broken_bytecode_is_compiled_again(place):
    source = "VALUE = 1\n"
    for damage in (None, b"", b"no code"):
        found = {}
        exec(kept_code(source, "name"), found)
        assert found["VALUE"] == 1
        for path in files(place):
            path.write_bytes(damage if damage is not None else path.read_bytes())


def test_a_compiled_structure_is_compiled_once(place, monkeypatch):
    spec = frontend.load("gpt2")
    monkeypatch.setattr(modules, "bundled_file", lambda *_: None)
    first = modules.load_module(spec)
    monkeypatch.setattr("symcost.compiler.pipeline.compile_model", None)
    assert modules.load_module(spec).rows == first.rows
