"""A function in C and how to call it: what the emitter hands to whoever builds and runs it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Native:
    """C source of one function under fixed options.

    Attributes:
        columns: inputs that differ from config to config, in the order of the function's argument.
        numbers: inputs that do not.
        results: where each result is: `("made", place)`, `("column", name)`, `("number", name)`, `("constant", value)`.
        width: how many numbers the function makes for a config; rows are filled up to whole cache lines.
        rows: whether what is made lies config by config; else result by result.
    """

    source: str
    columns: tuple[str, ...]
    numbers: tuple[str, ...]
    results: tuple[tuple[str, Any], ...]
    width: int
    rows: bool

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Native:
        """The record that `to_json` wrote."""
        found = json.loads(text)
        for name in ("columns", "numbers"):
            found[name] = tuple(found[name])
        found["results"] = tuple((kind, value) for kind, value in found["results"])
        return cls(**found)
