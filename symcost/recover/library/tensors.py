"""The tensors within what a module of the library takes, holds or returns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def tensors(value: Any) -> Iterator[Any]:
    """Tensors of a value, within mappings, tuples and lists too, in the order in which they stand."""
    if hasattr(value, "untyped_storage"):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from tensors(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from tensors(part)
