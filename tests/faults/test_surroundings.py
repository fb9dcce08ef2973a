"""Surroundings of every kind: the same bytes, or one line that says what is wrong; nothing half-written."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.program import ROOT, SYMCOST, environment, run, tree

pytestmark = [
    pytest.mark.slow,
    pytest.mark.thorough,
    pytest.mark.skipif(sys.platform != "linux", reason="limits and signals as Linux has them"),
]
SEEDS = ROOT / "tests/fuzz/seeds"
GENERATE = ("generate", "gpt2", "--to", "markdown", "--to", "python", "--out", "made")
SWEEP = ("sweep", "gpt2", "--grid", "grid.yaml", "-o", "rows.csv")
EVAL = ("eval", "model.yaml", "--format", "json")
COMMANDS = (GENERATE, SWEEP, EVAL, ("explain", "SC101"), ("eval", "gpt2"), ("--help",))
PLAIN_C = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
SURROUNDINGS = {
    "hash": ((), {"PYTHONHASHSEED": "7"}),
    "optimised": (("-O",), {}),
    "without docstrings": (("-OO",), {}),
    "plain C": ((), PLAIN_C),
    "no home": ((), {"HOME": "/nowhere/home", "SYMCOST_CACHE": "/nowhere/cache", "TMPDIR": "/nowhere/tmp"}),
    "narrow": ((), {"COLUMNS": "20", "LINES": "1"}),
}


def prepared(folder: Path) -> Path:
    folder.mkdir(parents=True)
    shutil.copy(SEEDS / "spec.yaml", folder / "model.yaml")
    shutil.copy(SEEDS / "grid.yaml", folder / "grid.yaml")
    return folder


def made(folder: Path) -> dict[str, bytes]:
    return {name: data for name, data in tree(folder).items() if not name.startswith("cache/")}


@pytest.fixture(scope="module")
def usual(tmp_path_factory):
    place = prepared(tmp_path_factory.mktemp("usual") / "here")
    said = [run(place, *arguments) for arguments in COMMANDS]
    assert {done.status for done in said} == {0}
    return [done.out for done in said], made(place)


@pytest.mark.parametrize("name", SURROUNDINGS)
def test_the_same_bytes_everywhere(usual, tmp_path, name):
    flags, variables = SURROUNDINGS[name]
    place = prepared(tmp_path / "here")
    command = (sys.executable, *flags, "-m", "symcost")
    said = [run(place, *arguments, command=command, **variables) for arguments in COMMANDS]
    assert [done for done in said if done.status or "Traceback" in done.err or "Warning" in done.err] == []
    # Help alone is as wide as what it is read on.
    assert ([done.out for done in said[:-1]], made(place)) == (usual[0][:-1], usual[1])
    assert b"".join(said[-1].out.split())[:2000] == b"".join(usual[0][-1].split())[:2000]


def refused(done: subprocess.CompletedProcess[bytes]) -> None:
    assert done.returncode == 2, done
    assert done.stderr.decode().startswith("error: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", [GENERATE, SWEEP, ("docs", "gpt2", "--to", "markdown", "-o", "made")])
def test_a_file_that_may_not_grow(tmp_path, arguments):
    """As on a disk that is full: what was there before stays as it was."""
    place = prepared(tmp_path / "here")
    before = made(place)

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    done = subprocess.run(
        [*SYMCOST, *arguments],
        cwd=place,
        env=environment(place, PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        preexec_fn=limit,
        check=False,
    )
    refused(done)
    unfinished = {"rows.csv.partial", "rows.csv.journal"}
    assert {name for name in made(place) if name not in unfinished} == set(before)


@pytest.mark.parametrize("arguments", [GENERATE, SWEEP, ("docs", "gpt2", "--to", "markdown", "-o", "made")])
def test_a_file_where_a_folder_is_needed(tmp_path, arguments):
    place = prepared(tmp_path / "here")
    (place / "made").write_text("in the way", encoding="utf-8")
    line = [part if part != "rows.csv" else "made/rows.csv" for part in arguments]
    done = run(place, *line)
    assert (done.status, done.err.count("\n")) == (2, 1), done
    assert (place / "made").read_text(encoding="utf-8") == "in the way"


@pytest.mark.parametrize("arguments", [GENERATE, SWEEP, EVAL])
def test_two_at_once(usual, tmp_path, arguments):
    place = prepared(tmp_path / "here")
    both = [
        subprocess.Popen(
            [*SYMCOST, *arguments],
            cwd=place,
            env=environment(place),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for _ in range(2)
    ]
    said = [process.communicate() for process in both]
    statuses = sorted(process.returncode for process in both)
    # Of two sweeps into one file the second is refused in words.
    assert statuses in ([0, 0], [0, 2]) if arguments is SWEEP else statuses == [0, 0], said
    assert all(b"Traceback" not in err for _, err in said)
    assert made(place).items() <= {**usual[1], "model.yaml": made(place)["model.yaml"]}.items()
    assert arguments is not EVAL or {out for out, _ in said} == {usual[0][COMMANDS.index(EVAL)]}


@pytest.mark.parametrize("damage", [lambda data: data[: len(data) // 2], lambda data: b"", lambda data: data[::-1]])
def test_a_damaged_cache_is_not_believed(usual, tmp_path, damage):
    place = prepared(tmp_path / "here")
    run(place, *EVAL)
    kept = [path for path in (place / "cache").rglob("*") if path.is_file()]
    assert kept
    for path in kept:
        path.write_bytes(damage(path.read_bytes()))
    done = run(place, *EVAL)
    assert (done.status, done.out, done.err) == (0, usual[0][COMMANDS.index(EVAL)], "")


def test_a_folder_that_is_gone(tmp_path):
    place = tmp_path / "gone"
    shell = f"mkdir {place} && cd {place} && rmdir {place} && exec {sys.executable} -m symcost"
    for arguments, status in (("list models", 0), ("eval gpt2", 0), ("eval config.json", 2)):
        done = subprocess.run(
            ["bash", "-c", f"{shell} {arguments}"], env=environment(tmp_path), capture_output=True, check=False
        )
        assert done.returncode == status, done.stderr
        assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("compiler", ["exit 1", "sleep 1000", "kill -9 $$"])
def test_a_compiler_that_fails_or_hangs(tmp_path, compiler):
    """What needs it has a slower way, said in a warning."""
    program = tmp_path / "cc"
    program.write_text(f"#!/bin/sh\n{compiler}\n", encoding="utf-8")
    program.chmod(0o755)
    code = (
        "import symcost, symcost.children as c; run = c.run;"
        "c.run = lambda command, *, seconds, **more: run(command, seconds=2, **more);"
        "print(symcost.evaluator(symcost.load('gpt2'), backend='compiled')(batch=[1, 2], seq=512).params.tolist())"
    )
    variables = environment(tmp_path, CC=str(program), PATH=f"{tmp_path}:{os.environ['PATH']}")
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=variables, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[0] == b"[124439808.0,"
