"""The output file of a sweep: under another name until it is whole, gone on with after an interruption."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

from symcost.errors import SymcostError, UsageError
from symcost.files import replace_file
from symcost.sweep.format import Format
from symcost.sweep.journal import Entry, Journal, write_all


def complete(path: str, form: Format, sweep: str) -> bool:
    """Whether a whole output of this sweep is there already.

    Raises:
        UsageError: something else is.
    """
    if not _exists(Path(path)):
        return False
    if form.sweep_of(path) == sweep:
        for left in (Path(f"{path}.partial"), Path(f"{path}.journal")):
            if left.is_file():
                left.unlink()
        return True
    raise UsageError("it exists", where=path, hint="remove it, or name another output")


def check_new(path: Path) -> None:
    """Refuses to put a whole output in place of what came there while it was made.

    Raises:
        UsageError: something did; what is done stays for the next run.
    """
    if _exists(path):
        hint = "move it away and run the same command again"
        raise UsageError("it came to exist while the sweep ran", where=str(path), hint=hint)


def check_engine(partial: Path, *, folder: bool) -> None:
    """Refuses to go on with what another engine left unfinished.

    Raises:
        UsageError: a folder where a file belongs, or a file where a folder does.
    """
    if partial.is_file() if folder else partial.is_dir():
        hint = "finish it with its own command, remove it, or name another output"
        raise UsageError("an unfinished sweep of another engine is there", where=str(partial), hint=hint)


def _exists(path: Path) -> bool:
    return path.exists() or path.is_symlink()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Says what to do where something cannot be written.

    Raises:
        SymcostError: in place of an OSError.
    """
    try:
        yield
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
        problem = "the disk is full" if full else f"cannot write: {error.strerror or error}"
        remedy = "make room and run the same command again: it goes on where it stopped"
        hint = remedy if full else "choose a folder that you may write to"
        raise SymcostError(problem, where=str(path), hint=hint) from None


def write_at_once(path: Path, data: bytes) -> None:
    """A file that is there whole or not at all, whoever else writes it.

    Raises:
        SymcostError: it cannot be written; nothing is left behind.
    """
    with writing(path):
        replace_file(path, data)


class Output:
    """A file that grows by row groups.

    Args:
        path: what the whole file will be called; until then its data are in PATH.partial, with PATH.journal.
        form: its form.
        sweep: what tells this sweep from another.

    Attributes:
        complete: whether the file is already there and holds this sweep.

    Raises:
        UsageError: it exists and holds something else, or another process is writing it.
        SymcostError: it cannot be written.
    """

    def __init__(self, path: str, form: Format, sweep: str) -> None:
        self.path, self.form = Path(path), form
        self.partial = Path(f"{path}.partial")
        self.complete = complete(path, form, sweep)
        if self.complete:
            return
        check_engine(self.partial, folder=False)
        with writing(self.path):
            self.journal = Journal(Path(f"{path}.journal"), sweep)
            self._stream: FileIO = self.partial.open("ab", buffering=0)
            self._recover()

    @property
    def done(self) -> int:
        """How many row groups are there."""
        return len(self.journal.entries)

    @property
    def rows(self) -> int:
        return sum(entry.rows for entry in self.journal.entries)

    def _recover(self) -> None:
        """Cuts off what was written and never noted; forgets what was noted and is missing."""
        size = self.partial.stat().st_size
        ends = [entry.end for entry in self.journal.entries]
        self.journal.keep(sum(end <= size for end in ends))
        self._stream.truncate(self._end() if self.done else 0)
        if not self.done:
            write_all(self._stream, self.form.head())

    def add(self, rows: int, data: bytes, note: str) -> None:
        """Appends a row group as its form has made it; nothing where it has no rows.

        Raises:
            SymcostError: the disk is full.
        """
        with writing(self.path):
            if data:
                write_all(self._stream, data)
            self.journal.add(Entry(rows, self._end() + len(data), note))

    def _end(self) -> int:
        entries = self.journal.entries
        return entries[-1].end if entries else len(self.form.head())

    def finish(self) -> None:
        """Makes the file whole and gives it its name.

        Raises:
            SymcostError: the disk is full, or something else has the name by now; nothing is lost.
        """
        starts = [len(self.form.head()), *(entry.end for entry in self.journal.entries)]
        notes = [(entry.note, start) for entry, start in zip(self.journal.entries, starts, strict=False) if entry.note]
        with writing(self.path):
            write_all(self._stream, self.form.tail(notes))
            self._stream.close()
            check_new(self.path)
            self.partial.replace(self.path)
            self.journal.remove()

    def close(self) -> None:
        """Leaves what is unfinished for another time; takes away what was not even begun."""
        if self.complete:
            return
        self._stream.close()
        self.journal.close()
        if not self.done:
            self.partial.unlink(missing_ok=True)
            self.journal.path.unlink(missing_ok=True)
