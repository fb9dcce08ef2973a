"""The golden helper itself: it must fail when it should."""

from __future__ import annotations

import pytest

from tests.golden import Golden, unused


def test_update_then_compare(tmp_path):
    Golden(update=True, folder=tmp_path).text("a/b.txt", "one\n")
    Golden(folder=tmp_path).text("a/b.txt", "one\n")


def test_difference_shows_diff_and_command(tmp_path):
    Golden(update=True, folder=tmp_path).text("b.txt", "one\ntwo\n")
    with pytest.raises(AssertionError, match=r"(?s)-two\n\+three.*pytest --update-golden"):
        Golden(folder=tmp_path).text("b.txt", "one\nthree\n")


def test_missing_file_fails(tmp_path):
    with pytest.raises(AssertionError, match=r"no golden file tests/golden/b\.txt"):
        Golden(folder=tmp_path).text("b.txt", "one\n")


def test_tree_refuses_and_update_removes_extra_files(tmp_path):
    Golden(update=True, folder=tmp_path).tree("t", {"a": "1", "c/b": "2"})
    with pytest.raises(AssertionError, match="has more files: c/b"):
        Golden(folder=tmp_path).tree("t", {"a": "1"})
    Golden(update=True, folder=tmp_path).tree("t", {"a": "1"})
    assert not (tmp_path / "t/c/b").exists()


def test_unused_names_what_nobody_asked_for(tmp_path):
    golden = Golden(update=True, folder=tmp_path)
    golden.text("a", "1")
    (tmp_path / "b").write_text("2")
    assert unused(golden.used, tmp_path) == ["b"]
