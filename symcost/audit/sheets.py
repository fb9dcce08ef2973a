"""Formula sheets: somebody's formulas in their own letters, with what they claim. Read as text, nothing resolved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path

from symcost.audit.judgement import check_accept
from symcost.errors import SpecError, UsageError
from symcost.files import exists, read_text
from symcost.ir.conventions import check
from symcost.ir.precision import policy
from symcost.ir.sheet_yaml import Table, Value, load_yaml

_SHEET = "sheet source family formulas precision conventions letters assume where accept claims".split()
_CLAIM = "name formula equals at value expect accept assume conventions states mentions source".split()
EXPECTATIONS = ("equal", "differ", "value", "wrong_value")
# What a card for the rules may be expected to yield; `check` does not judge cards.
FINDINGS = ("finding", "clean")


@dataclass(frozen=True)
class Claim:
    """One claim. Formulas are text as their author wrote it; absent ones are empty.

    Attributes:
        equals: what the formula is to be equal to.
        at, value: sizes, and the number that the formula has there.
        expect: what the author expects: equal, differ, value or wrong_value.
        accept: verdicts that pass for equal beside `proved`.
        states: on a card for the rules, what the formula is said to be; else empty.
        mentions: on a card, words of which a finding should carry one.
        line: where it begins in its file.
    """

    name: str
    formula: str
    line: int
    equals: str = ""
    at: Mapping[str, str] = field(default_factory=dict)
    value: str = ""
    expect: str = ""
    accept: tuple[str, ...] = ()
    assume: Mapping[str, str] = field(default_factory=dict)
    conventions: Mapping[str, str] = field(default_factory=dict)
    states: Mapping[str, str] = field(default_factory=dict)
    mentions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """A sheet as it was written; families, letters and formulas are resolved by whoever judges its claims."""

    name: str
    file: str
    family: str
    claims: tuple[Claim, ...]
    source: str = ""
    formulas: str = "standard"
    precision: str = ""
    conventions: Mapping[str, str] = field(default_factory=dict)
    letters: Mapping[str, str] = field(default_factory=dict)
    assume: Mapping[str, str] = field(default_factory=dict)
    where: Mapping[str, str] = field(default_factory=dict)
    accept: tuple[str, ...] = ()

    def place(self, claim: Claim) -> str:
        """Where a claim stands, for messages."""
        return f"{self.file}:{claim.line}: claim {claim.name!r}"


def load_sheet(path: str | Path) -> Sheet:
    """A sheet from a file.

    Raises:
        SpecError: no such file, no YAML mapping, an unknown field, or one of the wrong form; says file, line, remedy.
    """
    return read_sheet(read_text(path, "the sheet", "name a YAML file that exists"), str(path))


def read_sheet(text: str, file: str) -> Sheet:
    """A sheet from text; see `load_sheet`."""
    table = load_yaml(text, file)
    reader = _Reader(file)
    reader.known(table, _SHEET, "a sheet")
    sheet = Sheet(
        name=reader.text(table, "sheet") or Path(file).stem,
        file=file,
        family=_beside(file, reader.needed(table, "family", "name a family or a config, such as family: llama")),
        claims=tuple(reader.claim(entry, place) for place, entry in enumerate(reader.entries(table), 1)),
        source=reader.text(table, "source"),
        formulas=reader.text(table, "formulas") or "standard",
        precision=reader.text(table, "precision"),
        accept=reader.accepted(table),
        **{name: reader.texts(table, name) for name in ("conventions", "letters", "assume", "where")},
    )
    reader.check_settings(table, sheet.precision, sheet.conventions)
    return sheet


def _beside(file: str, family: str) -> str:
    """A config that lies beside the sheet; every other name as it is."""
    near = Path(file).parent / family
    return str(near) if ("/" in family or family.endswith(".json")) and exists(near) else family


class _Reader:
    """Takes fields from tables and says where they stand."""

    def __init__(self, file: str) -> None:
        self.file = file

    def error(self, what: str, line: int, hint: str) -> SpecError:
        return SpecError(what, where=f"{self.file}:{line}", hint=hint)

    def known(self, table: Table, names: Sequence[str], what: str) -> None:
        for name in table:
            if name not in names:
                near = get_close_matches(name, names, n=1)
                hint = f"did you mean {near[0]}?" if near else f"{what} has {', '.join(names)}"
                raise self.error(f"unknown field {name!r}", table.lines[name], hint)

    def text(self, table: Table, name: str) -> str:
        value = table.get(name, "")
        if not isinstance(value, str):
            raise self.error(f"field {name!r} is no text", table.lines[name], f"write {name}: TEXT on one line")
        return value.strip()

    def needed(self, table: Table, name: str, hint: str) -> str:
        value = self.text(table, name)
        if not value:
            raise self.error(f"field {name!r} is missing", table.line, hint)
        return value

    def texts(self, table: Table, name: str) -> dict[str, str]:
        """A mapping of names to text; empty where it is absent."""
        value = table.get(name, "")
        if value == "":
            return {}
        if not isinstance(value, Table) or not all(isinstance(entry, str) for entry in value.values()):
            hint = f"write {name}: {{NAME: TEXT}}"
            raise self.error(f"field {name!r} is no mapping of names to text", table.lines[name], hint)
        return {key: self.text(value, key) for key in value}

    def entries(self, table: Table) -> list[Table]:
        value: Value = table.get("claims", "")
        if not isinstance(value, list) or not value or not all(isinstance(entry, Table) for entry in value):
            line = table.lines.get("claims", table.line)
            raise self.error("a sheet without a list of claims", line, "write claims: and lines `- name: ...` below")
        return [entry for entry in value if isinstance(entry, Table)]

    def claim(self, table: Table, place: int) -> Claim:
        self.known(table, _CLAIM, "a claim")
        texts = {name: self.texts(table, name) for name in ("at", "assume", "conventions", "states")}
        claim = Claim(
            name=self.needed(table, "name", f"claim {place} needs a name"),
            formula=self.needed(table, "formula", "write formula: EXPRESSION"),
            line=table.line,
            equals=self.text(table, "equals"),
            value=self.text(table, "value"),
            expect=self.text(table, "expect"),
            accept=self.accepted(table),
            mentions=self.words(table, "mentions"),
            **texts,
        )
        self.check_form(table, claim)
        self.check_settings(table, "", claim.conventions)
        return claim

    def words(self, table: Table, name: str) -> tuple[str, ...]:
        value = table.get(name, [])
        if not isinstance(value, list):
            return (self.text(table, name),)
        if not all(isinstance(word, str) for word in value):
            raise self.error(f"field {name!r} holds something that is no text", table.lines[name], "list words")
        return tuple(map(str, value))

    def accepted(self, table: Table) -> tuple[str, ...]:
        try:
            return check_accept(self.words(table, "accept"))
        except UsageError as problem:
            raise self.error(problem.what, table.lines["accept"], problem.hint) from problem

    def check_form(self, table: Table, claim: Claim) -> None:
        valued = bool(claim.value) and "at" in table
        if bool(claim.equals) + valued + bool(claim.states) != 1 or (bool(claim.value) != ("at" in table)):
            hint = "a claim has a formula and either `equals`, or `at` and `value`; a card for audit has `states`"
            raise self.error(f"claim {claim.name!r} does not say what it claims", table.line, hint)
        known = FINDINGS if claim.states else EXPECTATIONS
        if claim.expect and claim.expect not in known:
            line = table.lines["expect"]
            raise self.error(f"expect is {claim.expect!r}", line, f"known: {', '.join(known)}")

    def check_settings(self, table: Table, precision: str, conventions: Mapping[str, str]) -> None:
        name = "precision"
        try:
            if precision:
                policy(precision)
            name = "conventions"
            for convention, option in conventions.items():
                check(convention, option)
        except UsageError as problem:
            raise self.error(problem.what, table.lines[name], problem.hint) from problem
