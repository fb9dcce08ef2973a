"""JSON as its author meant it: an object without repeated keys, and numbers of a length that can be worked with."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from symcost.errors import SpecError

# Of one number that a user states, wherever it is stated.
MAX_DIGITS = 300


@dataclass(frozen=True)
class _TooLong:
    """Stands for a number until its field is known."""

    text: str


def load_json(text: str, where: str, *, hint: str = "correct or complete the file", **readers: Any) -> dict[str, Any]:
    """The object that a JSON text holds.

    Args:
        text: the whole file.
        where: the file, for messages.
        hint: what to do where it holds no object.
        readers: as `json.loads` takes them, such as `parse_float`.

    Raises:
        SpecError: no JSON, no object, a key that stands twice in one object, or a number of more than MAX_DIGITS
            digits. Says line and column, or the field.
    """
    readers = {"parse_int": _whole, "object_pairs_hook": _unique(where), **readers}
    try:
        data = json.loads(text, **readers)
    except json.JSONDecodeError as error:
        problem = f"no valid JSON at line {error.lineno}, column {error.colno}: {error.msg}"
        raise SpecError(problem, where=where, hint="correct or complete the file") from error
    except RecursionError as error:
        raise SpecError("the JSON is nested too deeply", where=where, hint="correct it") from error
    if not isinstance(data, dict):
        raise SpecError("the file holds no JSON object", where=where, hint=hint)
    for field, number in _too_long(data):
        problem = f"{field} is {number.text[:20]}...: a number of {len(number.text)} digits"
        raise SpecError(problem, where=where, hint=f"correct {field}: at most {MAX_DIGITS} digits")
    return data


def _whole(text: str) -> int | _TooLong:
    return int(text) if len(text.lstrip("-")) <= MAX_DIGITS else _TooLong(text)


def _unique(where: str) -> Callable[[list[tuple[str, Any]]], dict[str, Any]]:
    """Which of two values would be meant is not for a reader to guess."""

    def build(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            keys = [key for key, _ in pairs]
            twice = next(key for index, key in enumerate(keys) if key in keys[:index])
            raise SpecError(f"key {json.dumps(twice)} stands twice", where=where, hint="remove one of them")
        return found

    return build


def _too_long(data: Mapping[str, Any]) -> Iterator[tuple[str, _TooLong]]:
    """Numbers that are too long, with the path of their field."""
    left: list[tuple[str, Any]] = [("", data)]
    while left:
        path, value = left.pop()
        if isinstance(value, _TooLong):
            yield path, value
        elif isinstance(value, dict):
            left += [(f"{path}.{key}" if path else key, item) for key, item in reversed(value.items())]
        elif isinstance(value, list):
            left += [(f"{path}[{index}]", item) for index, item in reversed(list(enumerate(value)))]
