"""Output that a page shows is what the command prints now. `pytest --update-golden` writes it anew."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# <!-- output of: symcost ... --> and a fenced block below it.
BLOCK = re.compile(r"(<!-- output of: symcost (?P<command>.*?) -->\n```text\n)(?P<shown>.*?)(```\n)", re.DOTALL)
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
SHOWN = [
    pytest.param(page, found["command"], id=f"{page.name}: {found['command']}")
    for page in PAGES
    for found in BLOCK.finditer(page.read_text(encoding="utf-8"))
]


def printed(command: str) -> str:
    """What a command prints in a terminal of 100 columns."""
    environment = {**os.environ, "COLUMNS": "100"}
    arguments = [sys.executable, "-m", "symcost", *shlex.split(command)]
    done = subprocess.run(arguments, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout if done.stdout.endswith("\n") else done.stdout + "\n"


@pytest.mark.parametrize(("page", "command"), SHOWN)
def test_shown_output_is_real(page, command, request):
    text, now = page.read_text(encoding="utf-8"), printed(command)
    if request.config.getoption("--update-golden"):
        parts = (m[1] + now + m[4] if m["command"] == command else m[0] for m in BLOCK.finditer(text))
        page.write_text(BLOCK.sub(lambda _: next(parts), text), encoding="utf-8")
        return
    (shown,) = {m["shown"] for m in BLOCK.finditer(text) if m["command"] == command}
    assert now == shown, f"{page.relative_to(ROOT)} shows an old output; `pytest --update-golden tests/docs` updates it"


def test_readme_shows_a_real_output():
    assert any(param.values[0].name == "README.md" for param in SHOWN)
