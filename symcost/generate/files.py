"""Files are written whole and renamed into place: an interrupted command leaves the old file."""

from __future__ import annotations

from pathlib import Path

from symcost.errors import SymcostError
from symcost.files import replace_file


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
        replace_file(path, data)
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: OSError | RuntimeError) -> SymcostError:
    reason = getattr(error, "strerror", None) or "it cannot be written"
    return SymcostError(f"cannot write: {reason}", where=str(path), hint="choose a folder that you may write to")
