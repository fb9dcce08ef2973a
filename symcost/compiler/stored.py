"""Compiled texts in the user's cache folder, keyed by the structure and by everything that compiles it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from symcost import cache as folder

# What decides the text of a compiled module: files and folders of the package, and the library that simplifies.
_FILES = ("dims.py", "rooms.py")
_STAGES = ("compiler", "components", "emit", "ir", "layers", "passes", "printing", "stack")
_LIBRARIES = ("sympy", "jinja2")


def kept(kind: str, *parts: str, make: Callable[[], str]) -> str:
    """A text from the cache, or made now and kept.

    Args:
        kind: what it is; a folder of the cache.
        parts: what it is made from, beside the compiler itself.
    """
    name = folder.key(compiler_digest(), *parts)
    data = folder.read(kind, name)
    if data is not None:
        return data.decode()
    text = make()
    folder.write(kind, name, text.encode())
    return text


@cache
def compiler_digest() -> str:
    """A digest of the compiler's own source: a changed component or pass is another compiler."""
    # Not above, as in `_version`.
    from symcost.emit import templates

    package = Path(__file__).parents[1]
    files = [*sources(package), *templates.folder().rglob("*.jinja")]
    contents = [path.read_bytes() for path in sorted(files)]
    return folder.key(*contents, *map(_version, _LIBRARIES))


def sources(package: Path) -> list[Path]:
    """The compiler's own source."""
    return [*map(package.joinpath, _FILES), *(path for stage in _STAGES for path in (package / stage).rglob("*.py"))]


def _version(library: str) -> str:
    # Not above: it is slow to load, and a bundled model needs no compiler.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(library)
    except PackageNotFoundError:
        return ""
