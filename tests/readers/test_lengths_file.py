"""Lengths of documents: whole numbers in digits, as a list, a file, or a mean; nothing that merely looks like one."""

from __future__ import annotations

import json

import pytest

from symcost.api import recipe
from symcost.api.packing import lengths
from symcost.cli.app import run
from symcost.errors import UsageError
from tests.evaluate.test_summed import CHUNKED


@pytest.mark.parametrize(
    "text",
    ["\u0663", "9" * 5000, "mean:3,mean:4", "mean:" + "9" * 5000, "mean:3,std:x", "1,,2", "true", "1.5", "-1", "0"],
)
def test_what_is_no_length_is_refused(text):
    with pytest.raises(UsageError, match="--lengths"):
        lengths(text)


@pytest.mark.parametrize("text", ["[1,[2,]]3 4", "[true]", "[1.0]", "", "[]", "{}"])
def test_a_file_that_holds_no_list_is_refused(tmp_path, text):
    path = tmp_path / "lengths.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UsageError, match="length"):
        lengths(str(path))


@pytest.mark.parametrize("text", ["[3, 5, 3]", "3,5,3", "3 5\n3\n"])
def test_a_file_of_lengths_is_read(tmp_path, text):
    path = tmp_path / "lengths.json"
    path.write_text(text, encoding="utf-8")
    assert lengths(str(path)).lengths == ((3, 2), (5, 1))


def test_a_long_answer_is_added_up_and_an_endless_one_given_up(monkeypatch, capsys, tmp_path):
    assert run("eval llama-3-8b --recipe grpo --prompt 1 --seq 100000000".split()) == 0
    # Chunks of attention so short that tokens are as good as alone.
    (tmp_path / "config.json").write_text(json.dumps({**CHUNKED, "attention_chunk_size": 2}), encoding="utf-8")
    monkeypatch.setattr(recipe, "SECONDS", 0.2)
    assert run(f"eval {tmp_path} --recipe grpo --prompt 1 --seq 100000000".split()) == 2
    assert "99999999 tokens takes more than 0.2 s" in capsys.readouterr().err
