"""Golden files: how an output looks, never that it is right. `pytest --update-golden` writes them anew."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"
UPDATE = "pytest --update-golden"


class Golden:
    """What the fixture `golden` hands to a test; remembers which files were asked for.

    Args:
        update: write instead of compare.
        folder: where golden files stand.
    """

    def __init__(self, update: bool = False, folder: Path = FOLDER) -> None:
        self.update, self.folder = update, folder
        self.used: set[str] = set()

    def text(self, name: str, actual: str) -> None:
        """Compare a text with one golden file.

        Args:
            name: path below `tests/golden`, such as `latex/two_kinds.tex`.

        Raises:
            AssertionError: the file differs or does not exist, with a diff and the command that updates it.
        """
        self.used.add(name)
        path = self.folder / name
        if self.update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(actual, encoding="utf-8", newline="\n")
            return
        if not path.exists():
            raise AssertionError(f"no golden file tests/golden/{name}; `{UPDATE}` writes it")
        expected = path.read_text(encoding="utf-8")
        if actual != expected:
            raise AssertionError(f"{_diff(name, expected, actual)}\n`{UPDATE}` accepts the change")

    def tree(self, name: str, actual: Mapping[str, str]) -> None:
        """Compare several files, by relative path, with a golden folder; the folder holds nothing else."""
        for relative, text in sorted(actual.items()):
            self.text(f"{name}/{relative}", text)
        extra = sorted(set(files(self.folder / name)) - set(actual))
        if self.update:
            for relative in extra:
                (self.folder / name / relative).unlink()
        elif extra:
            raise AssertionError(f"tests/golden/{name} has more files: {', '.join(extra)}; `{UPDATE}` removes them")


def files(folder: Path) -> list[str]:
    """All files below a folder, as sorted relative paths."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def unused(used: Iterable[str], folder: Path = FOLDER) -> list[str]:
    """Golden files that no test asked for."""
    return sorted(set(files(folder)) - set(used))


def _diff(name: str, expected: str, actual: str, limit: int = 60) -> str:
    lines = list(
        difflib.unified_diff(expected.splitlines(), actual.splitlines(), f"golden/{name}", "now", lineterm="", n=2)
    )
    more = [f"... and {len(lines) - limit} more lines"] if len(lines) > limit else []
    return "\n".join([*lines[:limit], *more])
