"""The user's cache folder: absent, broken, shared, switched off."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from symcost import cache


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "kept"))
    return tmp_path / "kept"


def test_what_was_written_is_read():
    name = cache.key("model", b"bytes")
    assert cache.read("python", name) is None
    assert cache.write("python", name, b"text") is not None
    assert cache.read("python", name) == b"text"
    assert cache.read("numpy", name) is None


def test_keys_depend_on_every_part_and_on_where_parts_end():
    assert cache.key("ab", "c") != cache.key("a", "bc") != cache.key("abc")
    assert cache.key("ab", "c") == cache.key(b"ab", "c")


@pytest.mark.parametrize("damage", [b"", b"tex", b"text and more"])
def test_a_broken_entry_counts_as_absent_and_is_replaced(damage):
    cache.write("python", "name", b"text").write_bytes(damage)
    assert cache.read("python", "name") is None
    cache.write("python", "name", b"text")
    assert cache.read("python", "name") == b"text"


def test_writers_at_the_same_time_leave_one_whole_entry(place):
    data = b"x" * 1_000_000
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: cache.write("python", "name", data), range(40)))
    assert cache.read("python", "name") == data
    assert len([path for path in place.rglob("*") if path.is_file()]) == 1


def test_a_library_keeps_its_suffix():
    path = cache.write("native", "name", b"library", ".so")
    assert path.suffix == ".so"
    assert cache.find("native", "name") == (path, b"library")


@pytest.mark.parametrize("word", cache.OFF)
def test_switched_off(monkeypatch, word):
    monkeypatch.setenv(cache.VARIABLE, word.upper())
    assert cache.folder() is None
    assert cache.write("python", "name", b"text") is None
    assert cache.read("python", "name") is None


def test_where_nothing_can_be_written_nothing_is_kept(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path / "file"))
    assert cache.write("python", "name", b"text") is None
    assert cache.read("python", "name") is None


def test_the_platforms_place(monkeypatch, tmp_path):
    monkeypatch.delenv(cache.VARIABLE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.folder() == tmp_path / "symcost"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert tmp_path in cache.folder().parents
