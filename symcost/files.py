"""Files of users, read within a bound, and files of ours, there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from symcost.errors import SpecError

MOST_BYTES = 16 * 1024 * 1024


def read_text(path: str | Path, what: str, hint: str, most_bytes: int = MOST_BYTES) -> str:
    """The text of a file that a user names, without the mark that some editors put before it.

    Args:
        what: the file, in a message: "the grid".
        hint: what to do where there is no such file.

    Raises:
        SpecError: it cannot be read, is longer than `most_bytes`, or is no UTF-8 text.
    """
    try:
        with Path(path).open("rb") as stream:
            raw = stream.read(most_bytes + 1)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or problem
        raise SpecError(f"{what} cannot be read: {reason}", where=str(path), hint=hint) from problem
    return decoded(raw, what, str(path), most_bytes)


def exists(path: str | Path) -> bool:
    """Whether there is such a file or folder; what is no name of one does not exist."""
    try:
        return Path(path).exists()
    except (OSError, ValueError):
        return False


def is_file(path: str | Path) -> bool:
    """Whether it is a file, as `exists` has it."""
    return exists(path) and Path(path).is_file()


def decoded(raw: bytes, what: str, where: str, most_bytes: int = MOST_BYTES) -> str:
    """What was read of a file as text; see `read_text`."""
    if len(raw) > most_bytes:
        raise SpecError(f"{what} has more than {most_bytes} bytes", where=where, hint="name the right file")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise SpecError(f"{what} is no UTF-8 text", where=where, hint="save it as UTF-8") from problem


def replace_file(path: Path, data: bytes, *, private: bool = False) -> None:
    """Puts a file in place of whatever stands there, by way of a neighbour that is on the disk before it is renamed.

    Args:
        private: for this user alone; else as the process's mask allows.

    Raises:
        OSError: it cannot be written; nothing is left behind.
    """
    # Not above: most commands write nothing.
    import tempfile

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        if not private:
            temporary.chmod(0o666 & ~_umask())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def _umask() -> int:
    """The process's mask: a temporary file is private, what replaces it should not be."""
    current = os.umask(0)
    os.umask(current)
    return current
