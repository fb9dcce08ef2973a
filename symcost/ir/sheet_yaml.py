"""YAML as plain text: sheets, specs and grids are data, and every scalar stays the text that its author wrote.

Nothing is resolved (`no` is not False, `1e-9` is no float), nothing is shared, nothing is constructed. PyYAML parses;
the records are built from its events, where tags, anchors and repeated keys can still be seen and refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import yaml

from symcost.errors import SpecError

MAX_TEXT = 500_000
MAX_DEPTH = 40

Value: TypeAlias = "str | list[Value] | Table"


class Table(dict[str, Value]):
    """A mapping that knows where it stood.

    Attributes:
        line: the line it begins on, from 1.
        lines: the line of each key.
    """

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line
        self.lines: dict[str, int] = {}


def load_yaml(text: str, where: str) -> Table:
    """The mapping that a YAML text holds; all scalars are `str`, an empty value is `""`.

    Args:
        text: one YAML document.
        where: the file's name, for messages.

    Raises:
        SpecError: no YAML, no mapping, or something refused: a repeated key, an anchor, alias, tag, directive or merge
            key, several documents, a formula cut by a comma, more than MAX_TEXT characters. Says the line.
    """
    if len(text) > MAX_TEXT:
        raise SpecError(f"{len(text)} characters of YAML", where=where, hint=f"the limit is {MAX_TEXT}; split the file")
    try:
        value = _Reader(text, where).document()
    except yaml.MarkedYAMLError as problem:
        line = problem.problem_mark.line + 1 if problem.problem_mark else 1
        what = ", ".join(part for part in (problem.context, problem.problem) if part)
        hint = "quote a value that holds : # { } [ ] , & * or begins with a mark; indent by spaces"
        raise SpecError(f"no YAML: {what}", where=f"{where}:{line}", hint=hint) from problem
    except yaml.YAMLError as problem:
        raise SpecError(
            f"no YAML: {' '.join(str(problem).split())}", where=where, hint="save the file as UTF-8 text"
        ) from problem
    if not isinstance(value, Table):
        raise SpecError("the file is no mapping", where=where, hint="write lines of the form `key: value`")
    return value


class _Reader:
    """Builds records from the parser's events."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.events: Iterator[yaml.Event] = yaml.parse(text, yaml.SafeLoader)
        self.depth = 0

    def error(self, what: str, event: yaml.Event, hint: str) -> SpecError:
        return SpecError(what, where=f"{self.where}:{_line(event)}", hint=hint)

    def document(self) -> Value:
        """The value of the only document."""
        next(self.events)
        start = next(self.events)
        if isinstance(start, yaml.StreamEndEvent):
            return ""
        if isinstance(start, yaml.DocumentStartEvent) and (start.tags or start.version):
            raise self.error("a YAML directive", start, "remove the line that begins with %")
        value = self.value(next(self.events), flow=False)
        next(self.events)
        end = next(self.events)
        if not isinstance(end, yaml.StreamEndEvent):
            raise self.error("a second YAML document", end, "write one document for each file")
        return value

    def value(self, event: yaml.Event, *, flow: bool) -> Value:
        self.refuse(event)
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event, flow=flow)
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.error("too deeply nested", event, f"the limit is {MAX_DEPTH} levels")
        inside = flow or bool(getattr(event, "flow_style", False))
        value = self.table(event, flow=inside) if isinstance(event, yaml.MappingStartEvent) else self.items(flow=inside)
        self.depth -= 1
        return value

    def refuse(self, event: yaml.Event) -> None:
        """Refuses whatever makes YAML more than text."""
        anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
        if isinstance(event, yaml.AliasEvent):
            raise self.error(f"alias *{anchor}", event, "write the value out; quote a text that begins with *")
        if anchor:
            raise self.error(f"anchor &{anchor}", event, "remove it and write the value where it is used")
        if tag:
            raise self.error(f"tag {tag}", event, "remove it: every value is text; quote one that begins with !")

    def scalar(self, event: yaml.ScalarEvent, *, flow: bool) -> str:
        text: str = event.value
        if flow and event.style is None and text.count("(") != text.count(")"):
            hint = 'inside {} and [] a comma ends a value: quote the formula, as in formula: "max(a, b)"'
            raise self.error(f"{text!r} has a parenthesis without its partner", event, hint)
        return text

    def items(self, *, flow: bool) -> list[Value]:
        found: list[Value] = []
        while not isinstance(event := next(self.events), yaml.SequenceEndEvent):
            found.append(self.value(event, flow=flow))
        return found

    def table(self, start: yaml.Event, *, flow: bool) -> Table:
        table = Table(_line(start))
        while not isinstance(event := next(self.events), yaml.MappingEndEvent):
            key = self.key(event, table, flow=flow)
            value = next(self.events)
            missing = isinstance(value, yaml.ScalarEvent) and value.style is None and not value.value
            if flow and missing:
                hint = f"write `{key}: value`; if it is part of a formula with a comma, quote the formula"
                raise self.error(f"key {key!r} has no value", event, hint)
            table[key] = self.value(value, flow=flow)
            table.lines[key] = _line(event)
        return table

    def key(self, event: yaml.Event, table: Table, *, flow: bool) -> str:
        self.refuse(event)
        if not isinstance(event, yaml.ScalarEvent):
            raise self.error(
                "a key that is no text", event, "write `key: value`; quote a formula that begins with { or ["
            )
        key = self.scalar(event, flow=flow)
        if key in table:
            raise self.error(f"key {key!r} stands twice", event, f"it is first on line {table.lines[key]}: remove one")
        if key == "<<" and event.style is None:
            raise self.error("a merge key <<", event, "write the values out")
        return key


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 1
