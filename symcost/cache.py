"""The user's cache folder: what was compiled once, keyed by everything that it was made from.

An entry is a file named by its content's digest, written whole and renamed into place: writers at the same time do no
harm, and an entry that is not what its name says counts as absent. Without a folder to write to, nothing is kept.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from symcost.files import replace_file

# The folder, or one of OFF.
VARIABLE = "SYMCOST_CACHE"
OFF = ("", "0", "off", "none", "no")


def folder() -> Path | None:
    """Where entries are: SYMCOST_CACHE, else the platform's place for caches; None where caching is off."""
    stated = os.environ.get(VARIABLE)
    if stated is not None:
        return None if stated.lower() in OFF else Path(stated)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    if base:
        return Path(base) / "symcost"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "symcost"


def key(*parts: str | bytes) -> str:
    """A name for everything that an entry is made from."""
    digest = sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()[:40]


def stamps(paths: Iterable[str]) -> list[str]:
    """Path, size and time of change of files, sorted: a file that was written since has another stamp."""
    stated = ((path, os.stat(path)) for path in sorted(paths))
    return [f"{path} {status.st_size} {status.st_mtime_ns}" for path, status in stated]


def read(kind: str, name: str) -> bytes | None:
    """The content of an entry, or None."""
    found = find(kind, name)
    return None if found is None else found[1]


def find(kind: str, name: str) -> tuple[Path, bytes] | None:
    """File and content of an entry, or None."""
    place = folder()
    if place is None:
        return None
    try:
        for path in sorted((place / kind / name).iterdir()):
            data = path.read_bytes()
            if path.name.partition(".")[0] == sha256(data).hexdigest():
                return path, data
    except OSError:
        return None
    return None


def write(kind: str, name: str, data: bytes, suffix: str = "") -> Path | None:
    """Keeps an entry; None where it cannot be kept, which is no error."""
    place = folder()
    if place is None:
        return None
    target = place / kind / name / f"{sha256(data).hexdigest()}{suffix}"
    try:
        # Code is run from here: the folder is for this user alone.
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        replace_file(target, data, private=True)
    except OSError:
        return None
    return target
