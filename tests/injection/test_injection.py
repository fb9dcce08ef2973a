"""Every text from every source in every output: in each session all texts at once, in the thorough one each alone."""

from __future__ import annotations

import json

import pytest

from symcost.cli.app import run
from tests.injection.readers import READERS, inert
from tests.injection.sources import BESIDE, SOURCES, TEXTS

TOGETHER = f"=1+1 {' '.join(TEXTS.values())}"
# What compiles a model for each text.
SLOW = ("docs", "generate", "plan")


def _is_slow(source):
    return any(command.startswith(SLOW) for command in source.commands)


@pytest.fixture
def shown(monkeypatch, tmp_path, capsys):
    """Runs every command of a source with a text in it, and reads what comes."""
    inside = tmp_path / "a/b/c"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)

    def show(source, text, left_out=()):
        kept = {**BESIDE, source.name: json.dumps(source.make(text))}
        for name, content in kept.items():
            (inside / name).write_text(content, encoding="utf-8")
        for command in source.commands:
            words = command.replace("FILE", source.name).split()
            if words[0] in left_out:
                continue
            status = run(words)
            try:
                assert status in (0, 1, 2)
                _read(words, status, *capsys.readouterr())
                _read_files([path for path in inside.rglob("*.*") if path.name not in kept])
            except AssertionError as error:
                error.add_note(command)
                raise
        assert not [path for path in tmp_path.rglob("*") if path.is_file() and not path.is_relative_to(inside)]

    return show


def _read(words, status, out, err):
    inert(err)
    inert(out, runner="github" not in words)
    if status < 2:
        READERS[next((word for word in reversed(words) if word in READERS), "text")](out)


def _read_files(paths):
    for path in paths:
        made = path.read_text(encoding="utf-8")
        inert(made, runner=False)
        READERS[path.suffix](made)


@pytest.mark.parametrize("source", SOURCES)
def test_texts_from_outside_stay_text(shown, source):
    shown(SOURCES[source], TOGETHER, SLOW)


@pytest.mark.thorough
@pytest.mark.parametrize("source", [name for name, source in SOURCES.items() if _is_slow(source)])
def test_texts_from_outside_stay_text_in_documents(shown, source):
    shown(SOURCES[source], TOGETHER)


@pytest.mark.thorough
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("text", TEXTS)
def test_each_text_from_outside_stays_text(shown, source, text):
    shown(SOURCES[source], TEXTS[text], SLOW)
