"""The how-tos work as written: their files are created in a copy of the project, linted and run."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CREATE = re.compile(r"Create `([^`]+)`.*?```\w*\n(.*?)```", re.DOTALL)
PARTS = ["symcost", "templates", "tests", "pyproject.toml", "docs"]
IGNORED = shutil.ignore_patterns("__pycache__", "data", ".*_cache")


def created(name: str) -> dict[str, str]:
    """Files that a how-to tells its reader to create."""
    return dict(CREATE.findall((ROOT / "docs/how-to" / name).read_text(encoding="utf-8")))


@pytest.fixture(params=sorted(path.name for path in (ROOT / "docs/how-to").glob("add-*.md")))
def followed(request, tmp_path):
    """A copy of the project in which a how-to was followed, and the files that it made."""
    files = created(request.param)
    for part in PARTS:
        source, target = ROOT / part, tmp_path / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=IGNORED)
        else:
            shutil.copy(source, target)
    for name, text in files.items():
        assert not (tmp_path / name).exists(), f"{name} exists already; the how-to must add something new"
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path, sorted(files)


def run(folder: Path, *command: str) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_how_to_works_as_written(followed):
    folder, files = followed
    python = [name for name in files if name.endswith(".py")]
    tests = [name for name in python if name.startswith("tests/")]
    assert tests, "a how-to comes with a test"
    run(folder, "ruff", "check", *python)
    run(folder, "ruff", "format", "--check", *python)
    for option in ("--update-golden", "-q"):
        run(folder, "pytest", "-p", "no:cacheprovider", option, *tests)
