"""Compiled modules are kept by content: found again, and made anew where an entry or the compiler is another."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import symcost
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


def test_everything_that_compiles_is_part_of_the_key():
    package = Path(symcost.__file__).parent
    known = [Path(name) for name in stored.sources(package)]
    read = {name for path in known for name in re.findall(r"^ *from symcost\.(\w+)", path.read_text(), re.MULTILINE)}
    there = {path.relative_to(package).parts[0].removesuffix(".py") for path in known}
    # What says that something is wrong, of a wrong type or takes too long, what holds garbage collection off, what
    # compiles on every core, and what takes the text once it is made.
    assert read - there == {"budget", "children", "errors", "evaluate", "garbage_collection", "typed"}


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
    first, fast = modules.load_module(spec), modules.load_fast_module(spec)
    monkeypatch.setattr("symcost.compiler.pipeline.compile_model", None)
    assert modules.load_module(spec).rows == first.rows
    assert modules.load_fast_module(spec).rows == fast.rows == first.rows


def test_models_of_one_structure_are_compiled_once(place, monkeypatch):
    monkeypatch.setattr(modules, "bundled_file", lambda *_: None)
    specs = [frontend.load(slug) for slug in sorted(frontend.bundled())]
    wanted = modules.structure_key(frontend.load("gpt2"), "standard")
    equal = [spec for spec in specs if modules.structure_key(spec, "standard") == wanted]
    assert len(equal) > 1
    texts = {modules.fast_source(spec) for spec in equal}
    assert len(texts) == 1
    assert len(files(place)) == 1


_WRITER = """
import sys
from symcost.compiler.stored import kept
def make():
    # Both have found no entry by now: each waits for the other before it goes on to write.
    print("ready", flush=True)
    sys.stdin.readline()
    return "text" * 100_000
sys.exit(kept("python", "part", make=make) != "text" * 100_000)
"""


def test_two_processes_that_make_one_entry_leave_it_whole(place):
    writers = [
        subprocess.Popen([sys.executable, "-c", _WRITER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert [writer.stdout.readline() for writer in writers] == ["ready\n"] * 2
    for writer in writers:
        writer.stdin.write("\n")
        writer.stdin.flush()
    for writer in writers:
        writer.communicate(timeout=60)
    assert [writer.returncode for writer in writers] == [0, 0]
    assert stored.kept("python", "part", make=lambda: pytest.fail("made again")) == "text" * 100_000
    assert len(files(place / "python")) == 1
    assert not list(place.rglob(".*"))
