"""Compiled texts in the user's cache folder, keyed by the structure and by everything that compiles it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from symcost import cache as folder

# What decides the text of a compiled module: files and folders of the package, and the library that simplifies.
_FILES = ("dims.py", "docstrings.py", "plain_text.py", "result_memory.py")
_STAGES = ("compiler", "components", "dim_tables", "emit", "ir", "layers", "passes", "printing", "stack")
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


def lacks(kind: str, *parts: str) -> bool:
    """Whether the cache is there and has no such text."""
    return folder.folder() is not None and folder.read(kind, folder.key(compiler_digest(), *parts)) is None


@cache
def compiler_digest() -> str:
    """A digest of the compiler: its own source, and the libraries whose releases show in a text."""
    return folder.key(source_digest(), *map(_version, _LIBRARIES))


@cache
def source_digest() -> str:
    """A digest of the compiler's own source and templates: a changed component or pass is another compiler.

    Every evaluation asks for it, before it trusts a checked-in evaluator: some 360 small files, which are read again
    when one of them was written.
    """
    package = Path(__file__).parents[1]
    tops = ((package, sources(package)), (templates(package), list(_under(templates(package), ".jinja"))))
    name = folder.key(*(stamp for _, files in tops for stamp in folder.stamps(files)))
    found = folder.read("sources", name)
    if found is not None:
        return found.decode()
    parts: list[str | bytes] = []
    for top, files in tops:
        for path in sorted(files):
            parts += [path[len(str(top)) :].replace(os.sep, "/"), _content(path)]
    digest = folder.key(*parts)
    folder.write("sources", name, digest.encode())
    return digest


def sources(package: Path) -> list[str]:
    """The files of the compiler's own source."""
    found = [str(package / name) for name in _FILES]
    return [*found, *(path for stage in _STAGES for path in _under(package / stage, ".py"))]


def templates(package: Path) -> Path:
    """Where templates are: inside an installed package, or beside it in a checkout."""
    inside = package / "_templates"
    return inside if inside.is_dir() else package.parent / "templates"


def _under(top: Path, suffix: str) -> Iterator[str]:
    for place, _, names in os.walk(top):
        yield from (os.path.join(place, name) for name in names if name.endswith(suffix))


def _content(path: str) -> bytes:
    with open(path, "rb", buffering=0) as stream:
        return stream.read()


def _version(library: str) -> str:
    """Its release: as the folder is called that an installer leaves beside it, which is quickly looked up."""
    found = find_spec(library)
    if found is None or found.origin is None:
        return ""
    beside = os.listdir(Path(found.origin).parents[1])
    named = sorted(name for name in beside if name.lower().startswith(f"{library}-") and name.endswith("-info"))
    if named:
        return " ".join(named)
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(library)
    except PackageNotFoundError:
        return ""
