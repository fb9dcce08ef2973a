"""Text to the terminal: results on standard output, everything said about them on standard error."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable

# Where the output is no terminal: wide enough for every column, and the same everywhere.
PIPED_WIDTH = 110


def out(text: str) -> None:
    """One result, ending with one newline."""
    sys.stdout.write(text if not text or text.endswith("\n") else f"{text}\n")


def err(text: str) -> None:
    sys.stderr.write(f"{text}\n")


def warn(texts: Iterable[str]) -> None:
    """Warnings, one a line."""
    for text in texts:
        err(f"warning: {text}")


def width() -> int:
    """Columns to fill."""
    return max(60, shutil.get_terminal_size().columns) if sys.stdout.isatty() else PIPED_WIDTH


def color() -> bool:
    """Whether escape sequences are wanted: a terminal without NO_COLOR."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR")
