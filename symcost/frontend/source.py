"""Finds what a SOURCE is: a file, a folder, a bundled model, a family, standard input, or a parsed config."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symcost.errors import SpecError

# A config is a page of text; what is longer is no config.
MOST_BYTES = 16 * 1024 * 1024


@dataclass(frozen=True)
class Document:
    """A parsed file.

    Attributes:
        data: the object.
        name: the model's name, safe for a path.
        where: the file, for messages.
        text: all scalars are text (YAML); only a model spec is read from such a file.
    """

    data: Mapping[str, Any]
    name: str
    where: str
    text: bool = False


def read_document(source: str | Path) -> Document:
    """Reads a file, a folder with a config.json, or standard input (`-`); JSON, or YAML where it is no JSON object.

    Raises:
        SpecError: no such file, no config.json in the folder, no object in it.
    """
    if str(source) == "-":
        return _document(sys.stdin.read(MOST_BYTES + 1), "standard input", "model", ".json")
    path = Path(source)
    if path.is_dir():
        path = path / "config.json"
        if not path.is_file():
            raise SpecError("the folder has no config.json", where=str(source), hint="name a folder that holds one")
    return _document(_text(path), str(path), path.resolve().parent.name, path.suffix)


def _document(text: str, where: str, fallback: str, suffix: str) -> Document:
    yaml = suffix in (".yaml", ".yml") or text.lstrip().startswith("schema:")
    data = _yaml(text, where) if yaml else parse(text, where)
    return Document(data, name_of(data, fallback), where, yaml)


def _yaml(text: str, where: str) -> Mapping[str, Any]:
    from symcost.ir.sheet_yaml import load_yaml

    return load_yaml(text, where)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        problem = f"the file cannot be read: {error.strerror or error}"
        raise SpecError(problem, where=str(path), hint="name a config.json that exists") from error
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SpecError("the file is no UTF-8 text", where=str(path), hint="save it as UTF-8 JSON") from error


def parse(text: str, where: str) -> Mapping[str, Any]:
    """A JSON object from text.

    Raises:
        SpecError: too long, no JSON, or no object.
    """
    if len(text) > MOST_BYTES:
        raise SpecError("the file is too long for a config", where=where, hint="name the model's config.json")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        problem = f"no valid JSON at line {error.lineno}, column {error.colno}: {error.msg}"
        raise SpecError(problem, where=where, hint="correct or complete the file") from error
    except (ValueError, RecursionError) as error:
        raise SpecError("the JSON has a number or a nesting without bound", where=where, hint="correct it") from error
    if not isinstance(data, dict):
        raise SpecError("the file holds no JSON object", where=where, hint="name the model's config.json")
    return data


def name_of(data: Mapping[str, Any], fallback: str) -> str:
    """Name of a model: its `name`, the last part of `_name_or_path`, else the fallback; safe for a path."""
    candidates = [data.get("name"), str(data.get("_name_or_path") or "").rstrip("/").rpartition("/")[2], fallback]
    for candidate in candidates:
        if isinstance(candidate, str) and (safe := safe_name(candidate)):
            return safe
    return "model"


def safe_name(text: str) -> str:
    """The text with whatever does not belong into a file name made a hyphen; no leading dot."""
    return re.sub(r"[^A-Za-z0-9._+-]+", "-", text).strip("-.")[:120]
