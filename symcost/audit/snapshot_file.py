"""Snapshots as files: JSON with one formula a line, so that a line of git's diff is a formula."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from symcost.errors import SpecError

SCHEMA = 1
_SECTIONS = ("coefficients", "models", "kinds", "same", "formulas")
# A key begins with set, family, kind, component; what follows says which of the component's formulas it is.
_PLACE = 4


@dataclass(frozen=True)
class Snapshot:
    """The formulas of one or both sets, as text.

    Attributes:
        coefficients: default of every named coefficient.
        models: bundled model -> the family, or model, whose structure it has.
        kinds: `SET/FAMILY/KIND` -> `count` (how many layers a model has), `components` (how many of each instance).
        same: `SET/FAMILY/KIND/COMPONENT` -> an equal component, under whose place the formulas are stored.
        formulas: key -> `value` in the sheet grammar, `type`, `group`, `source`; of a tensor `role` and `shape` too.
    """

    coefficients: Mapping[str, str] = field(default_factory=dict)
    models: Mapping[str, str] = field(default_factory=dict)
    kinds: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    same: Mapping[str, str] = field(default_factory=dict)
    formulas: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def rows(self) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Every formula by its full key, those of equal components written out."""
        stored: dict[str, list[tuple[str, Mapping[str, Any]]]] = {}
        for key, record in self.formulas.items():
            place, rest = split(key)
            stored.setdefault(place, []).append((rest, record))
            yield key, record
        for place, original in self.same.items():
            for rest, record in stored.get(original, ()):
                yield f"{place}/{rest}", record

    def text(self) -> str:
        """The file: the same snapshot gives the same bytes."""
        sections = {name: getattr(self, name) for name in _SECTIONS}
        parts = [f'"schema": {SCHEMA}']
        for name, entries in sections.items():
            lines = (f"{_line(key)}: {_line(entries[key])}" for key in sorted(entries))
            parts.append(f'"{name}": {{\n' + ",\n".join(lines) + "\n}")
        return "{\n" + ",\n".join(parts) + "\n}\n"


def split(key: str) -> tuple[str, str]:
    """A key's place (set, family, kind, component) and the rest."""
    parts = key.split("/", _PLACE)
    return "/".join(parts[:_PLACE]), "/".join(parts[_PLACE:])


def read_snapshot(text: str, where: str) -> Snapshot:
    """A snapshot from the text of its file.

    Raises:
        SpecError: no JSON, no snapshot, one of a newer schema, or a reference to what it does not hold.
    """
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as problem:
        place = f" at line {problem.lineno}" if isinstance(problem, json.JSONDecodeError) else ""
        hint = "make it anew with symcost snapshot -o FILE"
        raise SpecError(f"the snapshot is no valid JSON{place}", where=where, hint=hint) from problem
    data = data if isinstance(data, dict) else {}
    schema = data.get("schema")
    if (
        not isinstance(schema, int)
        or isinstance(schema, bool)
        or schema < 1
        or not isinstance(data.get("formulas"), dict)
    ):
        raise SpecError("the file is no snapshot", where=where, hint="make one with symcost snapshot -o FILE")
    if schema > SCHEMA:
        what = f"a snapshot of schema {schema}; this symcost reads up to {SCHEMA}"
        raise SpecError(what, where=where, hint="use a newer symcost, or make the snapshot with this one")
    sections = {name: data.get(name, {}) for name in _SECTIONS}
    _check(sections, where)
    return Snapshot(**sections)


def _check(sections: Mapping[str, Any], where: str) -> None:
    for name, entries in sections.items():
        wanted = dict if name in ("kinds", "formulas") else str
        if not isinstance(entries, dict):
            raise SpecError(f"field {name!r} is no mapping", where=where, hint="make the snapshot anew")
        for key, entry in entries.items():
            if not isinstance(entry, wanted) or (name == "formulas" and not isinstance(_value(entry), str)):
                hint = 'a formula is {"value": "TEXT", ...}' if name == "formulas" else "make the snapshot anew"
                raise SpecError(f"{name}: entry {key!r} has the wrong form", where=where, hint=hint)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _value(record: Any) -> Any:
    return record.get("value")


# SET/FAMILY/KIND/COMPONENT at the beginning of a key.
_KEY = re.compile(r'\s*"([^/"]+)/[^/"]+/([^/"]+/[^/"]+)[/"]')


def places(text: str) -> dict[str, int]:
    """The first line of each component in a snapshot, whose file has one key a line: by set, kind and name, and without
    the set.
    """
    found: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if match := _KEY.match(line):
            formulas, component = match.groups()
            found.setdefault(f"{formulas}/{component}", number)
            found.setdefault(component, number)
    return found
