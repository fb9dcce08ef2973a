"""What changed between two snapshots, by value: a formula written in another way is no change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, product
from typing import Any

from symcost.audit.snapshot_file import Snapshot, split
from symcost.audit.text_values import Values
from symcost.errors import GrammarError
from symcost.ir.conventions import BY_NAME

# Other columns of a formula whose change matters to who reads it; a source is a citation.
_COLUMNS = ("type", "group", "role", "lifetime", "shape")


# Key, change, old, new.
Raw = tuple[str, str, str, str]
Rows = Mapping[str, Mapping[str, Any]]
Record = Mapping[str, Any] | None
# Key, old record, new record.
Pair = tuple[str, Record, Record]


@dataclass(frozen=True)
class Change:
    """One change, at one place or at several alike.

    Attributes:
        key: the formula's key; behind a `#` the column, where it is not the value that changed.
        change: added, removed or changed.
        old, new: canonical texts; empty where there is none.
        difference: new - old, simplified; empty where a column changed.
        ratio: new / old, where it is short.
        also: further keys with the same change.
    """

    key: str
    change: str
    old: str
    new: str
    difference: str = ""
    ratio: str = ""
    also: tuple[str, ...] = ()

    @cached_property
    def families(self) -> tuple[str, ...]:
        """Set and family of every place, sorted."""
        return tuple(sorted({"/".join(key.split("/")[:2]) for key in (self.key, *self.also)}))


@dataclass
class _Group:
    """The same change at several places."""

    change: str
    old: str
    new: str
    keys: list[str] = field(default_factory=list)


def compare(old: Snapshot, new: Snapshot) -> list[Change]:
    """Every change, in the order of keys; equal changes of one formula at several places are one.

    Raises:
        GrammarError: a formula that cannot be read; names its key.
    """
    values = Values()
    groups: dict[tuple[str, ...], _Group] = {}
    rows = _unlike(dict(old.rows()), dict(new.rows()))
    for key, change, before, after in chain(_settings(old, new), _columns(rows), _formulas(rows, values)):
        group = groups.setdefault((_rest(key), change, before, after), _Group(change, before, after))
        group.keys.append(key)
    stored = new.formulas.keys() | old.formulas.keys()
    found = [_change(group, stored, values) for group in groups.values()]
    return sorted(found, key=lambda change: change.key)


def _rest(key: str) -> str:
    """What equal changes at several places have in common: which formula it is, not where it stands."""
    return split(key)[1] or key


def _change(group: _Group, stored: Iterable[str], values: Values) -> Change:
    """The change at the place where the formula is stored; its difference is worked out once."""
    keys = sorted(group.keys, key=lambda key: (key.partition("#")[0] not in stored, key))
    if "#" in keys[0]:
        return Change(keys[0], group.change, group.old, group.new, also=tuple(keys[1:]))
    difference, ratio = values.difference(group.old or "0", group.new or "0")
    return Change(keys[0], group.change, group.old, group.new, difference, ratio, tuple(keys[1:]))


def _settings(old: Snapshot, new: Snapshot) -> Iterator[Raw]:
    """Defaults of coefficients, counts of layers and of instances."""
    for name, before, after in _both(old.coefficients, new.coefficients):
        if before != after:
            yield f"coefficients/{name}", _word(before, after), before or "", after or ""
    for place, before, after in _both(old.kinds, new.kinds):
        for column in ("count", "components"):
            texts = [_text(side.get(column)) if side else "" for side in (before, after)]
            if texts[0] != texts[1]:
                yield f"{place}#{column}", _word(before, after), texts[0], texts[1]


def _unlike(old: Rows, new: Rows) -> list[Pair]:
    """Formulas whose records differ in anything: most are the same, byte for byte."""
    keys = sorted(key for key in old.keys() | new.keys() if old.get(key) != new.get(key))
    bases = {key.partition("@")[0] for key in keys if (key in old) != (key in new)}
    refined = _refined(old, new, bases) if bases else {}
    plain = {key: (old.get(key), new.get(key)) for key in keys if key.partition("@")[0] not in bases}
    return [(key, *pair) for key, pair in sorted({**plain, **refined}.items())]


def _refined(old: Rows, new: Rows, bases: set[str]) -> dict[str, tuple[Record, Record]]:
    """Formulas that name other conventions in their keys than before, under every choice that both sides know."""
    found: dict[str, tuple[Record, Record]] = {}
    sides: list[dict[str, list[str]]] = []
    for rows in (old, new):
        keys: dict[str, list[str]] = {}
        for key in rows:
            base = key.partition("@")[0]
            if base in bases:
                keys.setdefault(base, []).append(key)
        sides.append(keys)
    for base in bases:
        before, after = (side.get(base, []) for side in sides)
        met: set[str] = set()
        for left, right in product(before, after):
            joined = joined_key(left, right)
            if joined is not None:
                met |= {left, right}
                found[joined] = (old[left], new[right])
        found |= {key: (old[key], None) for key in before if key not in met}
        found |= {key: (None, new[key]) for key in after if key not in met}
    return found


def joined_key(left: str, right: str) -> str | None:
    """The key under the conventions of both; None where they choose differently."""
    base, *pairs = left.split("@")
    chosen = dict(pair.split("=", 1) for pair in pairs)
    for name, option in (pair.split("=", 1) for pair in right.split("@")[1:]):
        if chosen.setdefault(name, option) != option:
            return None
    order = sorted(chosen, key=lambda name: (list(BY_NAME).index(name) if name in BY_NAME else len(BY_NAME), name))
    return base + "".join(f"@{name}={chosen[name]}" for name in order)


def _columns(rows: list[Pair]) -> Iterator[Raw]:
    for key, before, after in rows:
        if before is None or after is None:
            continue
        for column in _COLUMNS:
            texts = _text(before.get(column)), _text(after.get(column))
            if texts[0] != texts[1]:
                yield f"{key}#{column}", "changed", *texts


def _formulas(rows: list[Pair], values: Values) -> Iterator[Raw]:
    for key, before, after in rows:
        texts = [side["value"] if side else "" for side in (before, after)]
        if texts[0] == texts[1]:
            continue
        try:
            if before and after and values.equal(texts[0], texts[1]):
                continue
            old_text, new_text = (values.canonical(text) if text else "" for text in texts)
        except GrammarError as problem:
            raise GrammarError(problem.what, where=key, hint=problem.hint or "correct the snapshot") from problem
        yield key, _word(before, after), old_text, new_text


def _both(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[tuple[str, Any, Any]]:
    for key in sorted(old.keys() | new.keys()):
        yield key, old.get(key), new.get(key)


def _word(before: Any, after: Any) -> str:
    if before is None:
        return "added"
    return "removed" if after is None else "changed"


def _text(value: Any) -> str:
    """A column as text: `in=hidden, out=ffn`."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name}={_text(entry)}" for name, entry in value.items())
    return f"[{', '.join(map(str, value))}]" if isinstance(value, list) else str("" if value is None else value)
