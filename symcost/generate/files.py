"""Files are written whole and renamed into place: an interrupted command leaves the old file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from symcost.errors import SymcostError


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file by way of a neighbour that is renamed over it; folders are made where missing.

    A device is written as it is.

    Raises:
        SymcostError: the folder cannot be written; nothing is left behind.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            # A device or a pipe is no file that could be replaced.
            with path.open("wb") as device:
                device.write(data)
            return
        # What a link points to is written, the link stays.
        path = path.resolve() if path.is_symlink() else path
    except (OSError, RuntimeError) as error:
        raise _unwritable(path, error) from error
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise _unwritable(path, error) from error
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        temporary.chmod(0o666 & ~umask())
        temporary.replace(path)
    except OSError as error:
        raise _unwritable(path, error) from error
    finally:
        temporary.unlink(missing_ok=True)


def umask() -> int:
    """The process's mask: a temporary file is private, what replaces it should not be."""
    current = os.umask(0)
    os.umask(current)
    return current


def _unwritable(path: Path, error: OSError | RuntimeError) -> SymcostError:
    reason = getattr(error, "strerror", None) or "it cannot be written"
    return SymcostError(f"cannot write: {reason}", where=str(path), hint="choose a folder that you may write to")
