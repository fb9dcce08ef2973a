"""Clean environments of other kinds: lowest versions of every dependency, faster arithmetic below sympy, no extras."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import venv
from pathlib import Path

import pytest

pytestmark = [pytest.mark.slow, pytest.mark.thorough, pytest.mark.xdist_group("wheel")]
ROOT = Path(__file__).parents[2]
SHEET, GRID = ROOT / "docs/examples/gpt-neox-981.yaml", ROOT / "tests/fuzz/seeds/grid.yaml"
PLAIN = (
    "eval llama-3-8b",
    "eval deepseek-v3 --precision fp8_mixed --format json",
    "eval llama-3-8b --workload decode --hardware h100-sxm-80gb",
    "eval gpt2 --set layers=3 --free seq",
    "docs gpt2 --to markdown",
    "docs gpt2 --to html",
    "docs gpt2 --to latex",
    "audit gpt2",
    f"check {SHEET}",
    "explain SC101",
    "list models",
    "compare llama-3-8b qwen3-8b",
)
SWEEP = f"sweep gpt2 --grid {GRID} -o rows.parquet"


def run(*command: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A command that knows nothing of this environment, with a cache of its own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SYMCOST"))}
    environment["XDG_CACHE_HOME"] = str(cwd / "cache")
    arguments = [str(part) for part in command]
    return subprocess.run(arguments, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def environment(folder: Path, extras: str, *options: str) -> Path:
    """Python of a new environment with this checkout and some extras, resolved by uv."""
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    install = (sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", python, *options)
    done = run(*install, f"symcost{extras} @ {ROOT.as_uri()}", cwd=folder)
    assert done.returncode == 0, done.stderr
    return python


def printed(python: Path, command: str, cwd: Path) -> str:
    done = run(python, "-m", "symcost", *shlex.split(command), cwd=cwd)
    assert done.returncode == 0, f"{command}: {done.stderr}"
    return done.stdout


def test_the_lowest_versions_that_are_allowed_work(tmp_path):
    python = environment(tmp_path, "[numpy,sweep,fast,prove]", "--resolution", "lowest-direct")
    for command in (*PLAIN, SWEEP):
        printed(python, command, tmp_path)


def test_a_faster_arithmetic_prints_the_same_bytes(tmp_path):
    plain, fast = tmp_path / "plain", tmp_path / "fast"
    for folder in (plain, fast):
        folder.mkdir()
    pythons = environment(plain, ""), environment(fast, "", "gmpy2", "python-flint")
    for command in PLAIN:
        assert printed(pythons[0], command, plain) == printed(pythons[1], command, fast), command


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (SWEEP, "symcost[sweep]"),
        (f"sweep gpt2 --grid {GRID} -o rows.csv", "symcost[sweep]"),
        (f"sweep gpt2 --grid {GRID} -o rows.parquet --engine dask", "symcost[dask]"),
        ("verify gpt2", "symcost[torch]"),
    ],
)
def test_without_extras_a_command_names_the_one_it_needs(bare, command, extra):
    python, folder = bare
    done = run(python, "-m", "symcost", *shlex.split(command), cwd=folder)
    assert done.returncode == 2, done.stdout
    assert extra in done.stderr
    assert "Traceback" not in done.stderr
    assert not [path for path in folder.iterdir() if path.name.startswith("rows")]


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    folder = tmp_path_factory.mktemp("bare")
    return environment(folder, ""), folder


def test_without_extras_the_rest_works(bare):
    python, folder = bare
    for command in PLAIN:
        printed(python, command, folder)
    assert json.loads(printed(python, "eval gpt2 --format json", folder))["totals"]["params"] == 124439808
