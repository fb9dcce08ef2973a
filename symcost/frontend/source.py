"""Finds what a SOURCE is: a file, a folder, a bundled model, a family, standard input, a model on a hub, an object."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symcost.errors import SpecError
from symcost.files import MOST_BYTES, decoded, exists, read_text
from symcost.frontend.gguf_file import is_gguf, read_gguf
from symcost.frontend.hub import CONFIGS, HubId, fetch, hub_id
from symcost.ir.json_text import load_json

STANDARD_INPUT = "standard input"


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
    """Reads a file, a folder with a config.json or params.json, a model on a hub, or standard input (`-`).

    JSON, or YAML where it is no JSON object. A file or folder that is there comes before a model on a hub.

    Raises:
        SpecError: no such file or model, no config in the folder, no object in it.
    """
    if str(source) == "-":
        return _document(_standard_input(), STANDARD_INPUT, "model", ".json")
    if not str(source):
        raise SpecError("the source is empty", hint="name a config.json, its folder, or a bundled model")
    path = Path(source)
    named = None if exists(path) else hub_id(str(source))
    if named is not None:
        return _of_hub(named)
    if path.is_dir():
        path = _in_folder(path)
    if is_gguf(path):
        return Document(read_gguf(path), safe_name(path.stem) or "model", str(path))
    return _document(_text(path), str(path), path.resolve().parent.name, path.suffix)


def _text(path: Path) -> str:
    return read_text(path, "the file", "name a config.json that exists")


def _of_hub(named: HubId) -> Document:
    path = fetch(named, MOST_BYTES)
    return _document(_text(path), f"{named}/{path.name}", named.repository.rpartition("/")[2], path.suffix)


def _in_folder(folder: Path) -> Path:
    for name in CONFIGS:
        if (folder / name).is_file():
            return folder / name
    raise SpecError(
        f"the folder has no {' and no '.join(CONFIGS)}", where=str(folder), hint="name a folder that holds one"
    )


def _document(text: str, where: str, fallback: str, suffix: str) -> Document:
    yaml = suffix in (".yaml", ".yml") or text.lstrip().startswith("schema:")
    data = _yaml(text, where) if yaml else parse(text, where)
    return Document(data, name_of(data, fallback), where, yaml)


def _yaml(text: str, where: str) -> Mapping[str, Any]:
    from symcost.ir.sheet_yaml import load_yaml

    return load_yaml(text, where)


def _standard_input() -> str:
    """Bytes, as of a file: what a terminal takes them for does not matter."""
    if sys.stdin is None:
        raise SpecError("there is none", where=STANDARD_INPUT, hint="pipe a config.json to it, or name a file")
    stream = getattr(sys.stdin, "buffer", None)
    if stream is None:
        return sys.stdin.read(MOST_BYTES + 1)
    try:
        raw = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise SpecError(f"it cannot be read: {error}", where=STANDARD_INPUT, hint="name a file") from error
    return decoded(raw, "the file", STANDARD_INPUT)


def parse(text: str, where: str) -> Mapping[str, Any]:
    """A JSON object from text.

    Raises:
        SpecError: too long, no JSON, no object, a key that stands twice, or a number without bound.
    """
    if len(text) > MOST_BYTES:
        raise SpecError("the file is too long for a config", where=where, hint="name the model's config.json")
    return load_json(text, where, hint="name the model's config.json")


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


def is_case(data: object) -> bool:
    """Whether a parsed file is a case of the calculator: no other input has both a `model` and a `train`."""
    return isinstance(data, Mapping) and "model" in data and "train" in data
