"""A page of the documentation, followed: its files are saved, its commands and its Python run, in their order.

In a page, "Save this as `NAME`" names the file that the next fenced block is. Commands are the lines of `sh` blocks
that begin with `symcost`. What needs a hub or files that the reader has, or takes many minutes, stands in a `console`
block, which is not followed. All `python` blocks share their names. A `text` block below `<!-- printed -->` is what the
Python above it prints.
"""

from __future__ import annotations

import contextlib
import io
import re
import runpy
import shlex
import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from symcost import dims
from symcost.cli.app import run as symcost

ROOT = Path(__file__).parents[2]
CONFIG = ROOT / "docs/examples/deepseek-v3/config.json"
BLOCK = re.compile(
    r"(?:Save this as `(?P<file>[^`]+)`[^`]*?)?(?P<printed><!-- printed -->\n)?```(?P<language>\w+)\n(?P<text>.*?)```",
    re.DOTALL,
)


@dataclass
class Reader:
    """Somebody who works in `folder`, where a config.json lies.

    Attributes:
        names: what the page's Python has defined.
        said: what its last block printed.
        shown: pairs of what the page shows and what was printed.
    """

    folder: Path
    names: dict[str, Any] = field(default_factory=dict)
    said: str = ""
    shown: list[tuple[str, str]] = field(default_factory=list)

    def follow(self, page: str) -> None:
        shutil.copy(CONFIG, self.folder / "config.json")
        with _sizes_kept():
            self._blocks(page)

    def _blocks(self, page: str) -> None:
        for block in BLOCK.finditer(page):
            text = block["text"]
            if block["file"]:
                (self.folder / block["file"]).write_text(text, encoding="utf-8")
            elif block["printed"]:
                self.shown.append((text, self.said))
            elif block["language"] == "sh":
                self._commands(text)
            elif block["language"] == "python":
                self._python(text)

    def _commands(self, text: str) -> None:
        for line in text.splitlines():
            command, _, file = (part.strip() for part in line.partition(" > "))
            words = shlex.split(command, comments=True)
            if words and words[0] == "symcost":
                said, err = io.StringIO(), io.StringIO()
                # In this process, so that what one command compiled the next need not.
                with (
                    contextlib.chdir(self.folder),
                    contextlib.redirect_stdout(said),
                    contextlib.redirect_stderr(err),
                ):
                    status = symcost(words[1:])
                assert status == 0, f"{line}\n{err.getvalue()}"
                if file:
                    (self.folder / file).write_text(said.getvalue(), encoding="utf-8")

    def _python(self, text: str) -> None:
        stream, script = io.StringIO(), self.folder / "block.py"
        script.write_text(text, encoding="utf-8")
        with contextlib.chdir(self.folder), contextlib.redirect_stdout(stream):
            self.names = runpy.run_path(str(script), init_globals=self.names)
        self.said = stream.getvalue()


@contextlib.contextmanager
def _sizes_kept() -> Iterator[None]:
    """A size that a page brings, as a plugin would, is gone for whatever is tested afterwards in this process."""
    known, brought = set(dims.DIMS), set(dims.BROUGHT)
    try:
        yield
    finally:
        for name in dims.DIMS.keys() - known:
            del dims.DIMS[name]
        dims.BROUGHT.intersection_update(brought)
        dims.order.cache_clear()


def with_printed(page: str, folder: Path) -> str:
    """The page with what its Python prints now."""
    reader = Reader(folder)
    reader.follow(page)
    now = iter(said for _, said in reader.shown)
    return BLOCK.sub(lambda m: f"<!-- printed -->\n```text\n{next(now)}```" if m["printed"] else m[0], page)
