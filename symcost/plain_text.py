"""Text from outside on its way out: a rule for each plain language, so that nothing in a name is ever obeyed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

# What begins a command to the runner of a workflow, wherever a line of its output breaks.
_COMMAND, _HARMLESS = "::", ":\\u003a"
_OLDER, _OLDER_HARMLESS = "##[", "#\\u0023["
_BREAKS = "\n\r\t\v\f"
# What Markdown takes for markup, wherever it stands in a line.
_MARKUP = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_{}[]<>|#$&~"})
# What begins a formula in a spreadsheet.
_FORMULA = ("=", "+", "-", "@")


def visible(text: str) -> str:
    """A text on one line of a terminal: what has no shape of its own is written out, and no runner is commanded."""
    return one_line(text).replace(_COMMAND, _HARMLESS)


def one_line(text: str) -> str:
    """The same for whoever writes such commands, and escapes what begins one."""
    line = " ".join(text.split()) if any(mark in text for mark in _BREAKS) else text
    shown = line if line.isprintable() else "".join(mark if mark.isprintable() else _named(mark) for mark in line)
    return shown.replace(_OLDER, _OLDER_HARMLESS)


def _named(mark: str) -> str:
    return f"\\u{ord(mark):04x}" if ord(mark) < 1 << 16 else f"\\U{ord(mark):08x}"


def markdown(text: str) -> str:
    """A text in a paragraph or a cell of Markdown, as it is."""
    return " ".join(visible(text).translate(_MARKUP).split())


def json_text(data: Any, indent: int | None = 1) -> str:
    """A document of JSON, ending with a newline: ASCII, no number that JSON has not, no command to a runner.

    Raises:
        ValueError: a number that is none, or infinite.
    """
    import json

    text = json.dumps(data, indent=indent, allow_nan=False)
    return text.replace("\x7f", "\\u007f").replace(_OLDER, _OLDER_HARMLESS) + "\n"


def csv_text(rows: Iterable[Sequence[Any]], figures: int = 0) -> str:
    """Lines of CSV, each ending with a newline; a text that a spreadsheet would compute has an apostrophe before it.

    Args:
        figures: how many of the last columns hold numbers, or expressions of ours.
    """
    import csv
    import io

    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerows(
        [*map(_cell, row[: len(row) - figures]), *row[len(row) - figures :]] for row in rows
    )
    return stream.getvalue()


def _cell(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    shown = visible(value)
    return f"'{shown}" if shown.lstrip().startswith(_FORMULA) else shown
