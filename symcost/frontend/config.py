"""A Hugging Face config as read: typed access to its fields, with a record of which were read.

Every refusal names the file, the field, the value and the remedy, so all of them are made here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from symcost.errors import SpecError
from symcost.ir.json_text import MAX_DIGITS


class _Missing:
    """The field is not stated; a stated null is None."""

    def __repr__(self) -> str:
        return "MISSING"


MISSING: Final = _Missing()
Keys = Sequence[str]


class Config:
    """One config.

    Args:
        data: the parsed object.
        where: file the data came from, for messages.
        prefix: path of a nested config inside its file (`text_config.`).
        part: whether it describes a part of a model.
        published: whether it is that of a checkpoint whose tensors are known to be counted right.
    """

    def __init__(
        self, data: Mapping[str, Any], where: str, prefix: str = "", *, part: bool = False, published: bool = False
    ) -> None:
        self.data, self.where, self.prefix, self.published = data, where, prefix, published
        self.part = part or bool(prefix)
        self.used: set[str] = set()
        self.warnings: list[str] = []

    def warn(self, text: str) -> None:
        """Records one warning, once."""
        line = f"{self.where}: {text}"
        if line not in self.warnings:
            self.warnings.append(line)

    def error(self, key: str, value: object, problem: str, hint: str) -> SpecError:
        """The error for a stated field."""
        return SpecError(f"{self.prefix}{key} is {show(value)}: {problem}", where=self.where, hint=hint)

    def absent(self, key: str, meaning: str) -> SpecError:
        """The error for a field that must be stated."""
        return SpecError(
            f"{self.prefix}{key} is missing: {meaning} must be stated",
            where=self.where,
            hint=f"add {key} to the config",
        )

    def raw(self, key: str) -> Any:
        """A field's value, null as None; a dotted key looks inside nested objects."""
        value: Any = self.data
        for part in key.split("."):
            if value is None or value is MISSING:
                return MISSING
            if not isinstance(value, Mapping):
                outer = key.rpartition(".")[0]
                raise self.error(outer, value, "an object is expected", f"write {outer} as a JSON object")
            value = value.get(part, MISSING)
        return value

    def take(self, keys: Keys) -> tuple[str, Any]:
        """The first stated alias and its value, or (first alias, MISSING).

        Raises:
            SpecError: two aliases are stated and differ.
        """
        self.used.update(keys)
        stated = [(key, value) for key in keys if (value := self.raw(key)) is not MISSING]
        if not stated:
            return keys[0], MISSING
        first, value = stated[0]
        for other, second in stated[1:]:
            if second != value:
                problem = f"{self.prefix}{other}, another name of the same field, is {show(second)}"
                raise self.error(first, value, problem, f"state only one of {first} and {other}")
        return first, value

    def integer(self, keys: Keys, minimum: int = 1) -> int | None | _Missing:
        """A whole number of at least `minimum`, None for null, MISSING where not stated."""
        key, value = self.take(keys)
        if value is MISSING or value is None:
            return value
        return self.check_integer(key, value, minimum)

    def integer_or(self, keys: Keys, default: int, minimum: int = 1) -> int:
        """A whole number of at least `minimum`; the default where null or not stated."""
        stated = self.integer(keys, minimum)
        return stated if isinstance(stated, int) else default

    def check_integer(self, key: str, value: object, minimum: int = 1) -> int:
        """The value, if it is a whole number of at least `minimum`."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(key, value, "a whole number is expected", f"write {key} as a JSON integer")
        if value < minimum:
            raise self.error(key, value, f"it must be at least {minimum}", f"correct {key}")
        if value >= 10**MAX_DIGITS:
            raise self.error(key, value, f"a number of more than {MAX_DIGITS} digits", f"correct {key}")
        return value

    def boolean(self, keys: Keys, default: bool, *, nullable: bool = False) -> bool:
        """A flag; null counts as false where the library's class takes one."""
        key, value = self.take(keys)
        if value is MISSING:
            return default
        if value is None and nullable:
            return False
        if not isinstance(value, bool):
            raise self.error(key, value, "true or false is expected", f"write {key} as a JSON boolean")
        return value

    def number(self, keys: Keys, default: float | None) -> float | None:
        """A number or null."""
        key, value = self.take(keys)
        if value is MISSING:
            return default
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error(key, value, "a number is expected", f"write {key} as a JSON number")
        return value

    def text(self, keys: Keys, default: str | None) -> str | None:
        """A string or null."""
        key, value = self.take(keys)
        if value is MISSING:
            return default
        if value is not None and not isinstance(value, str):
            raise self.error(key, value, "a string is expected", f"write {key} as a JSON string")
        return value

    def integers(self, keys: Keys) -> list[int] | None:
        """A list of whole numbers; None where null or not stated."""
        key, value = self.take(keys)
        if value is MISSING or value is None:
            return None
        if not isinstance(value, list):
            raise self.error(key, value, "a list of whole numbers is expected", f"write {key} as a JSON list")
        return [self.check_integer(f"{key}[{i}]", item, 0) for i, item in enumerate(value)]

    def names(self, keys: Keys) -> list[str] | None:
        """A list of strings; None where null or not stated."""
        key, value = self.take(keys)
        if value is MISSING or value is None:
            return None
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.error(key, value, "a list of strings is expected", f"write {key} as a JSON list of strings")
        return list(value)

    def mapping(self, key: str) -> Mapping[str, Any]:
        """A nested object; empty where null or not stated."""
        _, value = self.take([key])
        if value is MISSING or value is None:
            return {}
        if not isinstance(value, Mapping):
            raise self.error(key, value, "an object is expected", f"write {key} as a JSON object")
        return value


def show(value: object) -> str:
    """A value as the file writes it, cut to one short line."""
    try:
        text = json.dumps(value, default=str, ensure_ascii=True)
    except (ValueError, RecursionError):
        text = f"a {type(value).__name__} too long to be shown"
    return text if len(text) <= 60 else text[:57] + "..."
