"""What a sweep has done, one line a row group: an interrupted sweep goes on behind the last whole line.

A line is written after the data that it speaks of, and both are on the disk before the next group begins.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from io import FileIO
from pathlib import Path

from symcost.errors import UsageError


@dataclass(frozen=True)
class Entry:
    """A row group that is done.

    Attributes:
        end: bytes of the output up to its end.
        note: what the form needs to know of it at the end; empty where the group has no rows.
    """

    rows: int
    end: int
    note: str = ""


class Journal:
    """The journal of one output; only one process has it open.

    Args:
        path: its file.
        sweep: what tells this sweep from another.
        unit: what holds an unfinished sweep: the journal itself unless stated.

    Raises:
        UsageError: it belongs to another sweep, or another process writes it.
    """

    def __init__(self, path: Path, sweep: str, unit: str = "") -> None:
        self.path, self._sweep = path, sweep
        self._stream: FileIO = path.open("a+b", buffering=0)
        _lock(self._stream, path)
        self._stream.seek(0)
        lines = self._stream.readall().split(b"\n")
        # What follows the last end of a line was cut off.
        whole = lines[:-1]
        try:
            if whole:
                check_same(json.loads(whole[0]), sweep, path, unit)
            self.entries = [Entry(**json.loads(line)) for line in whole[1:]]
        except (ValueError, TypeError, AttributeError):
            raise UsageError("it is no journal of a sweep", where=str(path), hint="remove it") from None
        self._stream.truncate(sum(len(line) + 1 for line in whole))
        if not whole:
            self._line({"sweep": sweep})

    def add(self, entry: Entry) -> None:
        """Notes a row group, for good."""
        self._line(asdict(entry))
        self.entries.append(entry)

    def keep(self, count: int) -> None:
        """Forgets all but the first groups."""
        if count < len(self.entries):
            kept, self.entries = self.entries[:count], []
            self._stream.truncate(0)
            self._line({"sweep": self._sweep})
            for entry in kept:
                self.add(entry)

    def _line(self, data: object) -> None:
        write_all(self._stream, json.dumps(data).encode() + b"\n")

    def close(self) -> None:
        self._stream.close()

    def remove(self) -> None:
        self._stream.close()
        self.path.unlink(missing_ok=True)


def check_same(stated: dict[str, object], sweep: str, path: Path, unit: str = "") -> None:
    """Refuses to go on with another sweep.

    Raises:
        UsageError: says what to do.
    """
    if stated.get("sweep") != sweep:
        hint = f"finish it with its own options, remove {unit or path.name}, or name another output"
        raise UsageError("an unfinished sweep with other options is there", where=str(path), hint=hint)


def _lock(stream: FileIO, path: Path) -> None:
    """A lock that ends with the process, however that ends."""
    try:
        import fcntl
    except ImportError:
        # Without such locks two sweeps into one output are the user's own business.
        return
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        stream.close()
        hint = "wait for it, or name another output"
        raise UsageError("another process is writing this sweep", where=str(path), hint=hint) from None


def write_all(stream: FileIO, data: bytes) -> None:
    """Writes to the disk itself, all of it."""
    rest = memoryview(data)
    while rest:
        rest = rest[stream.write(rest) :]
    os.fsync(stream.fileno())
