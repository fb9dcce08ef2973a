"""Text to the terminal: results on standard output, everything said about them on standard error."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable
from typing import TextIO

from symcost.errors import UsageError, one_line

# Where the output is no terminal: wide enough for every column, and the same everywhere.
PIPED_WIDTH = 110
# What a terminal without these characters shows in their place.
_STAND_INS = str.maketrans(
    {"─": "-", "━": "-", "│": "|", "†": "+", "×": "x", "→": "->", "–": "-", "—": "-", "−": "-", "·": "*"}
    | {"≤": "<=", "≥": ">=", "…": "...", "“": '"', "”": '"', "‘": "'", "’": "'"}
)


def out(text: str) -> None:
    """One result, ending with one newline; the same bytes everywhere but on a terminal that cannot show them.

    Raises:
        UsageError: standard output is closed, or cannot be written.
    """
    if sys.stdout is None:
        raise UsageError("standard output is closed", hint="leave it open, or send it to a file")
    whole = text if not text or text.endswith("\n") else f"{text}\n"
    try:
        _write(sys.stdout, whole)
    except BrokenPipeError:
        # The reader has seen enough; what is left has nowhere to go.
        _drop(sys.stdout)
    except OSError as error:
        _drop(sys.stdout)
        raise unwritable(error) from error


def err(text: str) -> None:
    """Lines about the result, none of which a terminal or a runner obeys.

    Where they can be said nowhere, the exit status has to do.
    """
    try:
        if sys.stderr is not None:
            sys.stderr.write("".join(f"{one_line(line)}\n" for line in text.split("\n")))
            sys.stderr.flush()
    except OSError:
        _drop(sys.stderr)


def warn(texts: Iterable[str]) -> None:
    """Warnings, one a line."""
    for text in texts:
        err(f"warning: {one_line(text)}")


def unwritable(error: OSError) -> UsageError:
    """The error for a result that cannot be handed over."""
    return UsageError(
        f"standard output cannot be written: {error.strerror or error}", hint="send it somewhere that has room"
    )


def terminal() -> bool:
    """Whether the result is read on a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def width() -> int:
    """Columns to fill."""
    return max(60, shutil.get_terminal_size().columns) if terminal() else PIPED_WIDTH


def color() -> bool:
    """Whether escape sequences are wanted: a terminal without NO_COLOR."""
    return terminal() and not os.environ.get("NO_COLOR")


def _write(stream: TextIO, text: str) -> None:
    raw = getattr(stream, "buffer", None)
    if raw is not None and not stream.isatty():
        stream.flush()
        raw.write(text.encode(errors="backslashreplace"))
    else:
        stream.write(_shown(text, stream.encoding))
    stream.flush()


def _shown(text: str, encoding: str | None) -> str:
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return text.translate(_STAND_INS).encode(encoding or "utf-8", "replace").decode(encoding or "utf-8")
    return text


def _drop(stream: TextIO) -> None:
    """Sends what a stream still holds nowhere, so that the interpreter does not try again when it ends."""
    try:
        handle = stream.fileno()
    except (OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, handle)
    os.close(nowhere)
