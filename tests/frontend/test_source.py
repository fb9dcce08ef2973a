"""What a SOURCE may be: file, folder, name, standard input, parsed config; names of models; broken files."""

import io
import json
from pathlib import Path

import pytest

from symcost.errors import SpecError
from symcost.frontend import load
from symcost.frontend.bundled import entry

LLAMA = entry("llama-3-8b")["config"]


def write(folder: Path, text: str, name: str = "config.json") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text)
    return path


def test_a_file_and_its_folder_are_the_same(tmp_path: Path) -> None:
    path = write(tmp_path / "my-model", json.dumps(LLAMA))
    assert load(path) == load(str(path))
    assert load(path.parent).dims == load("llama-3-8b").dims


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({}, "folder"),
        ({"name": "Mine"}, "Mine"),
        ({"_name_or_path": "org/Big Model/"}, "Big-Model"),
        ({"name": "../../etc/passwd"}, "etc-passwd"),
        ({"name": "", "_name_or_path": ""}, "folder"),
        ({"name": 3}, "folder"),
    ],
)
def test_names(tmp_path: Path, fields: dict[str, object], name: str) -> None:
    assert load(write(tmp_path / "folder", json.dumps({**LLAMA, **fields}))).name == name


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(LLAMA)))
    assert load("-").dims == load("llama-3-8b").dims


@pytest.mark.parametrize("raw", [json.dumps(LLAMA).encode(), b"\xef\xbb\xbf" + json.dumps(LLAMA).encode()])
def test_standard_input_is_bytes(monkeypatch: pytest.MonkeyPatch, raw: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="ascii"))
    assert load("-").dims == load("llama-3-8b").dims


@pytest.mark.parametrize(
    ("stream", "words"),
    [
        (io.TextIOWrapper(io.BytesIO(b'{"model_type": "ll\xe9ma"}')), "no UTF-8 text"),
        (io.TextIOWrapper(io.BytesIO(json.dumps(LLAMA).encode("utf-16"))), "no UTF-8 text"),
        (None, "there is none"),
    ],
)
def test_bad_standard_input(monkeypatch: pytest.MonkeyPatch, stream: object, words: str) -> None:
    monkeypatch.setattr("sys.stdin", stream)
    with pytest.raises(SpecError, match=f"standard input: .*{words}"):
        load("-")


def test_no_source() -> None:
    with pytest.raises(SpecError, match="the source is empty"):
        load("")


@pytest.mark.parametrize("field", ["hidden_size", "head_dim", "vocab_size", "num_hidden_layers"])
def test_a_number_of_four_hundred_digits_by_mapping(field: str) -> None:
    with pytest.raises(SpecError, match=f"{field} is 1000.*300 digits"):
        load({**LLAMA, field: 10**400})


@pytest.mark.parametrize("head_dim", [2**53 + 1, 2**63 + 1, 10**299 + 1])
def test_a_head_beyond_floats_rotates_exactly(head_dim: int) -> None:
    assert "rope_dim" not in load({**LLAMA, "head_dim": head_dim}).dims
    glm = load("glm-4-9b-0414").dims
    assert glm["rope_dim"] * 2 == glm["head_dim"]
    assert load({**entry("glm-4-9b-0414")["config"], "head_dim": 2 * head_dim}).dims["rope_dim"] == head_dim


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (json.dumps(LLAMA)[:100], ("no valid JSON", "line 1")),
        ("", ("no valid JSON",)),
        ("[1, 2]", ("no JSON object",)),
        ("[" * 100_000, ("nested too deeply",)),
        ('{"hidden_size": ' + "9" * 5000 + "}", ("hidden_size is 9999", "5000 digits")),
        ('{"a": {"b": [1, ' + "9" * 301 + "]}}", ("a.b[1] is 9999", "301 digits")),
        ('{"model_type": "llama", "model_type": "gpt2"}', ('key "model_type" stands twice',)),
        ('{"a": {"b": 1, "b": 1}}', ('key "b" stands twice',)),
    ],
)
def test_broken_files(tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    path = write(tmp_path, text)
    with pytest.raises(SpecError) as caught:
        load(path)
    assert str(path) in str(caught.value)
    assert all(word in str(caught.value) for word in words)


def test_a_folder_without_a_config(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"no config\.json"):
        load(tmp_path)


def test_not_text(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(SpecError, match="UTF-8"):
        load(path)


def test_an_unknown_name_names_the_nearest() -> None:
    with pytest.raises(SpecError, match="llama-3-8b"):
        load("llama-3-8c")


def test_errors_name_the_file(tmp_path: Path) -> None:
    path = write(tmp_path, json.dumps({**LLAMA, "hidden_size": 0}))
    with pytest.raises(SpecError) as caught:
        load(path)
    assert caught.value.where == str(path)
