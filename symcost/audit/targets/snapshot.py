"""Snapshots as audits see them: formulas from text, without the components that made them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from sympy import Add, Expr

from symcost import dims
from symcost.audit.knowledge.names import telling
from symcost.audit.snapshot_file import Snapshot, split
from symcost.audit.statement import AuditedModel, Operator, Shape, Statement
from symcost.audit.targets.conventions import choices, is_bound, ordinary
from symcost.errors import GrammarError, SpecError
from symcost.ir.conventions import BY_NAME, DEFAULTS, ordered
from symcost.ir.text import parse

_TENSOR = "tensor"

# Whose weight a head borrows is not written down: it may be the embedding's, or the model's own head's.
_BORROWERS, _OWNER = ("lm_head",), "token_embedding"


@dataclass(frozen=True)
class _Row:
    """One formula of a component, with the conventions that it holds under."""

    options: tuple[tuple[str, str], ...]
    statement: Statement

    def holds(self, chosen: Mapping[str, str]) -> bool:
        return all(chosen[name] == option for name, option in self.options)


def audited_models(snapshot: Snapshot, where: str) -> list[AuditedModel]:
    """A model for each family of each set.

    Raises:
        SpecError: a key or a formula that is none; says which.
    """
    rows: dict[str, list[_Row]] = {}
    records: dict[str, Mapping[str, Any]] = {}
    for key, record in snapshot.formulas.items():
        place, rest = split(key)
        records.setdefault(place, record)
        row = _row(key, rest, record, where)
        if not is_bound(row.options):
            rows.setdefault(place, []).append(row)
    made = {place: list(_operators(place, records[place], found)) for place, found in rows.items()}
    kinds: dict[str, dict[str, tuple[Operator, ...]]] = {}
    variants: dict[str, list[Operator]] = {}
    for kind_place, entry in snapshot.kinds.items():
        audited, _, kind = kind_place.rpartition("/")
        placed = [_placed(made, snapshot.same, f"{kind_place}/{name}", kind, name) for name in _components(entry)]
        kinds.setdefault(audited, {})[kind] = tuple(first for first, *_ in placed if first is not None)
        variants.setdefault(audited, []).extend(other for _, *rest in placed for other in rest if other is not None)
    return [_audited(audited, found, variants[audited]) for audited, found in kinds.items()]


def _audited(place: str, kinds: dict[str, tuple[Operator, ...]], variants: list[Operator]) -> AuditedModel:
    formulas, _, family = place.partition("/")
    return AuditedModel(formulas, kinds, family=family, variants=tuple(variants))


def _components(entry: Mapping[str, Any]) -> list[str]:
    found = entry.get("components")
    return list(found) if isinstance(found, dict) else []


def _placed(
    made: Mapping[str, list[Operator]], same: Mapping[str, str], place: str, kind: str, name: str
) -> list[Operator | None]:
    """The operators of a place, those of the equal one under its own name."""
    found = made.get(same.get(place, place))
    if found is None:
        return [None]
    return [replace(operator, kind=kind, name=name) for operator in found]


def _row(key: str, rest: str, record: Mapping[str, Any], where: str) -> _Row:
    text, *pairs = rest.split("@")
    options = tuple((name, option) for name, _, option in (pair.partition("=") for pair in pairs))
    parts = text.split("/", 4)
    if len(parts) < 4 or any(name not in BY_NAME for name, _ in options):
        hint = "a key is SET/FAMILY/KIND/COMPONENT/PHASE/QUANTITY/UNIT or ROLE/SLOT[/DIRECTION or TENSOR][@...]"
        raise SpecError(f"key {key!r} says no quantity", where=where, hint=hint)
    try:
        return _Row(options, _statement(key, parts, options, record))
    except GrammarError as problem:
        raise SpecError(f"{key}: {problem.what}", where=where, hint=problem.hint) from problem


def _statement(
    key: str, parts: list[str], options: tuple[tuple[str, str], ...], record: Mapping[str, Any]
) -> Statement:
    phase, quantity, *more = parts
    place, _ = split(key)
    common: dict[str, Any] = {
        "value": _value(str(record["value"])),
        "type": str(record.get("type", "")),
        "name": telling(place.rpartition("/")[2], str(record.get("type", ""))),
        "conventions": options,
    }
    if phase == _TENSOR:
        role, slot, tensor = (*more, "")[:3]
        shape = record.get("shape")
        shown = _shape(shape) if isinstance(shape, dict) and _usual(options) else None
        return Statement(quantity, role=role, slot=slot, tensor=tensor, shape=shown, **common)
    if quantity == "hbm_bytes":
        slot, direction = more[:2]
        return Statement(direction, phase=phase, slot=slot, **common)
    unit, slot = more[:2]
    return Statement(unit, phase=phase, slot=slot, **common)


def _usual(options: tuple[tuple[str, str], ...]) -> bool:
    """Whether a formula holds by default: a tensor has one shape, that under the default conventions."""
    return all(DEFAULTS[name] == option for name, option in options)


def _shape(shape: Mapping[str, Any]) -> Shape | None:
    """A shape over sizes that the table of dims has; a size that the set derives has no definition here."""
    found = tuple(
        (axis, tuple(_value(str(part)) for part in extent) if isinstance(extent, list) else _value(str(extent)))
        for axis, extent in shape.items()
    )
    extents = [part for _, extent in found for part in (extent if isinstance(extent, tuple) else (extent,))]
    names = {symbol.name for extent in extents for symbol in extent.free_symbols}
    return found if all(_is_dim(name) for name in names) else None


def _is_dim(name: str) -> bool:
    try:
        return bool(dims.describe(name))
    except GrammarError:
        return False


def _operators(place: str, record: Mapping[str, Any], rows: list[_Row]) -> Iterator[Operator]:
    """The component under its default conventions, then under every other choice of those that it depends on."""
    _, _, kind, name = place.split("/")
    depends = ordered({option for row in rows for option, _ in row.options})
    for chosen in _choices(rows, depends):
        yield Operator(
            str(record.get("type", "")),
            name,
            kind,
            group=str(record.get("group", "")),
            source=str(record.get("source", "")),
            statements=tuple(row.statement for row in rows if row.holds(chosen) and row.statement.value != 0),
            conventions=tuple(chosen.items()),
            tied_to=_OWNER if record.get("type") in _BORROWERS else "",
        )


def _choices(rows: list[_Row], depends: tuple[str, ...]) -> Iterator[dict[str, str]]:
    """Choices of conventions under which each formula holds at least once."""
    made = list(choices(depends))
    for row in rows:
        if not any(row.holds(chosen) for chosen in made):
            made.append({**made[0], **dict(row.options)})
    yield from made


@lru_cache(maxsize=65536)
def _value(text: str) -> Expr:
    """A formula; a sum of products is read term by term, because formulas share most of their terms."""
    if "(" in text or " - " in text:
        return ordinary(parse(text, _symbol))
    return Add(*(_term(part) for part in text.split(" + ")))


@lru_cache(maxsize=65536)
def _term(text: str) -> Expr:
    return ordinary(parse(text, _symbol))


def _symbol(name: str) -> Expr:
    """A dim, or a size that the set derives by a definition of its own."""
    try:
        return dims.symbol(name)
    except GrammarError:
        return dims.derived(name)
