"""`symcost generate`: write, check or show what is generated."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from symcost.compiler.modules import MANIFEST, manifest
from symcost.errors import SymcostError
from symcost.generate import reference
from symcost.generate.files import write_whole
from symcost.generate.targets import Target, named_targets, own_targets
from symcost.generate.texts import OWN, chosen, index, texts
from symcost.ir.plan import Layout
from symcost.ir.spec import ModelSpec

OWN_FOLDER = "generated"


@dataclass(frozen=True)
class Stale:
    """A file that is not what the compiler makes now. `reason` is missing, changed or orphaned."""

    path: str
    reason: str
    difference: str = ""

    def __str__(self) -> str:
        return f"{self.path}: {self.reason}"


def plan(
    sources: list[str],
    to: Sequence[str] = (),
    *,
    inference: bool = False,
    vocab_padded: int | None = None,
    prepare: Callable[[ModelSpec], ModelSpec] | None = None,
    layout: Layout | None = None,
) -> dict[str, str]:
    """Every generated file and its text, by path relative to the output folder.

    Args:
        sources: configs, bundled models or families; none for the repository's own files and reference pages.
        inference: whether evaluators of served models are asked for.
        vocab_padded: rows of the sources' heads, where those are not their vocabularies.
        prepare: how the sources are trained, where that is not in full.
        layout: how they are divided, where evaluators of a rank are asked for.
        to: names of the forms to write; none for all that are written unasked.

    Raises:
        UsageError: a form that does not exist.
    """
    if sources:
        how: dict[str, Any] = {"vocab_padded": vocab_padded, "prepare": prepare, "layout": layout}
        return texts(named_targets(sources, inference=inference, **how), chosen(to))
    targets = own_targets()
    made = texts(targets, chosen(to or OWN))
    return made if to else {**made, **reference.pages(), "models/index.json": index(targets), MANIFEST: manifest()}


def write(files: dict[str, str], out: Path, *, own: bool) -> list[str]:
    """Write all files; of the repository's own, those that are no longer made are removed. Returns changed paths.

    The manifest goes first and comes last: where writing stops half way, nothing that was written counts.
    """
    stale = compare(files, out, own=own)
    if own and stale:
        (out / MANIFEST).unlink(missing_ok=True)
        stale = [item for item in stale if item.path != MANIFEST] + [Stale(MANIFEST, "changed")]
    for item in stale:
        if item.reason == "orphaned":
            (out / item.path).unlink()
        else:
            write_whole(out / item.path, files[item.path])
    return [str(item) for item in stale]


def compare(files: dict[str, str], out: Path, *, own: bool) -> list[Stale]:
    """Files that are missing, differ byte for byte, or (among the repository's own) are made no longer."""
    found = [item for path, text in files.items() if (item := _compare_one(out, path, text))]
    if own:
        found += [Stale(path, "orphaned") for path in _existing(out) if path not in files]
    return sorted(found, key=lambda item: item.path)


def _compare_one(out: Path, path: str, text: str) -> Stale | None:
    place = out / path
    try:
        if not place.is_file():
            return Stale(path, "missing")
        # What is no text any more has changed, whatever it was.
        old = place.read_bytes().decode(errors="replace")
    except OSError as error:
        hint = "make it readable, or choose another folder"
        raise SymcostError(f"cannot read: {error.strerror}", where=str(place), hint=hint) from error
    if old == text:
        return None
    lines = difflib.unified_diff(old.splitlines(), text.splitlines(), f"a/{path}", f"b/{path}", n=1, lineterm="")
    return Stale(path, "changed", "\n".join(lines))


def _existing(out: Path) -> list[str]:
    files = (place.relative_to(out).as_posix() for place in out.rglob("*") if place.is_file())
    return sorted(path for path in files if "__pycache__" not in path)


__all__ = ["OWN_FOLDER", "Stale", "Target", "compare", "plan", "write"]
