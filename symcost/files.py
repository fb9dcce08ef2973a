"""A file that is there whole or not at all: what writes generated files, outputs of sweeps and cache entries."""

from __future__ import annotations

import os
from pathlib import Path


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
