"""The how-tos work as written: the files that they create, in a copy of the project, are linted and run."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CREATE = re.compile(r"Create `([^`]+)`.*?```\w*\n(.*?)```", re.DOTALL)
ADD = re.compile(r"In `([^`]+)`, in front of `([^`]+)`, add:\n\n```\w*\n(.*?)```", re.DOTALL)
PARTS = ["symcost", "templates", "docs", "pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/golden.py"]
PARTS += ["tests/emit/browser.py", "tests/components/hand.py"]
PAGES = sorted((ROOT / "docs/how-to").glob("add-*.md"))


def created(page: Path) -> dict[str, str]:
    """Files that a how-to tells its reader to create."""
    return dict(CREATE.findall(page.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def followed(tmp_path_factory):
    """A copy of the project in which all how-tos were followed."""
    folder = tmp_path_factory.mktemp("followed")
    for part in PARTS:
        source, target = ROOT / part, folder / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    for name, text in all_files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for page in PAGES:
        for name, before, text in ADD.findall(page.read_text(encoding="utf-8")):
            add(folder / name, before, text)
    return folder


def add(file: Path, before: str, text: str) -> None:
    """Put lines where a how-to says: in front of the one place that begins so."""
    old = file.read_text(encoding="utf-8")
    assert old.count(f"\n{before}") == 1, f"{file.name} has not one place that begins with {before!r}"
    file.write_text(old.replace(f"\n{before}", f"\n{text}{before}"), encoding="utf-8")


def all_files() -> dict[str, str]:
    return {name: text for page in PAGES for name, text in created(page).items()}


def run(folder: Path, *command: str) -> None:
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_how_to_adds_something_new_with_its_test(page):
    files = created(page)
    assert any(name.startswith("tests/") for name in files), f"{page.name} has no test"
    old = [name for name in files if (ROOT / name).exists()]
    assert not old, f"{page.name} creates what exists already: {', '.join(old)}"


def test_what_the_how_tos_create_works(followed):
    python = sorted(name for name in all_files() if name.endswith(".py"))
    changed = {name for page in PAGES for name, *_ in ADD.findall(page.read_text(encoding="utf-8"))}
    assert "symcost/ir/conventions.py" in changed
    run(followed, "ruff", "check", *python, *sorted(changed))
    run(followed, "ruff", "format", "--check", *python, *sorted(changed))
    tests = [name for name in python if name.startswith("tests/")]
    for option in ("--update-golden", "-q"):
        run(followed, "pytest", "-p", "no:cacheprovider", option, *tests)
