"""What a function holds from one call to another, as text that changes when it does."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from types import BuiltinFunctionType, CellType, FunctionType, MethodType, ModuleType
from typing import Any

_DEEPEST = 6
# What holds nothing itself: code, and what a pickle of it would use up or run.
_NO_DATA = (FunctionType, BuiltinFunctionType, MethodType, ModuleType)


@dataclass(frozen=True)
class Named:
    """What a module or a class has under some names, or all of its data but what Python itself keeps there."""

    space: Mapping[str, Any]
    names: frozenset[str] | None = None

    def found(self) -> Mapping[str, Any]:
        """What is there now."""
        if self.names is None:
            return {name: part for name, part in self.space.items() if not (callable(part) or name.startswith("__"))}
        return {name: self.space[name] for name in sorted(self.names & self.space.keys())}


def fingerprint(value: object, depth: int = 0) -> str:
    """Text that is another once a value holds something else."""
    if isinstance(value, int | float | str | bytes | None):
        return f"{value!r}"
    if depth >= _DEEPEST:
        return ""
    parts = _parts(value)
    if isinstance(parts, list):
        return str([fingerprint(part, depth + 1) for part in parts])
    if parts is not None:
        return str({str(name): fingerprint(part, depth + 1) for name, part in parts.items()})
    if isinstance(value, (type, *_NO_DATA)) or hasattr(value, "__next__"):
        return str(id(value))
    return _stored(value)


def _parts(value: object) -> Mapping[Any, Any] | list[object] | None:
    """What a value is made of, where it can be looked into."""
    if isinstance(value, Mapping):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return list(value)
    if isinstance(value, CellType):
        try:
            return [value.cell_contents]
        except ValueError:
            return []
    if isinstance(value, Named):
        return value.found()
    inside = getattr(value, "__dict__", None)
    return inside if isinstance(inside, dict) and not isinstance(value, _NO_DATA) else None


def _stored(value: object) -> str:
    """An array, a queue or an object with slots as it would be stored; where that cannot be, which object it is."""
    try:
        return str(pickle.dumps(value))
    except Exception:  # noqa: BLE001  somebody's object: what it raises when it is stored says nothing
        return str(id(value))
