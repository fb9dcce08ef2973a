"""The program in a process of its own, with a folder and a cache of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
SYMCOST = (sys.executable, "-m", "symcost")
# The evaluator that a C compiler makes, on the first call.
COMPILED = (
    sys.executable,
    "-c",
    "import symcost; print(symcost.evaluator(symcost.load('gpt2'), backend='compiled')(batch=[1, 2], seq=512).params)",
)


@dataclass(frozen=True)
class Done:
    status: int
    out: bytes
    err: str


def environment(folder: Path, **others: str) -> dict[str, str]:
    """The variables of a run: a cache in the folder, and nothing that a terminal sets."""
    named = {name: value for name, value in os.environ.items() if not name.startswith(("SYMCOST", "LC_", "LANG"))}
    return {**named, "PYTHONPATH": str(ROOT), "SYMCOST_CACHE": str(folder / "cache"), **others}


def run(folder: Path, *arguments: str, command: tuple[str, ...] = SYMCOST, **variables: str) -> Done:
    """A whole run; a minute is for machines that do other things too."""
    done = subprocess.run(
        (*command, *arguments),
        cwd=folder,
        env=environment(folder, **variables),
        capture_output=True,
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr.decode(errors="replace"))


def stopped(
    folder: Path, number: int, longest: float, *arguments: str, random: Random, command: tuple[str, ...] = SYMCOST
) -> tuple[int, str]:
    """A run that is sent a signal at a random moment: its status and what it says."""
    process = subprocess.Popen(
        (*command, *arguments),
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    time.sleep(random.uniform(0, longest))
    process.send_signal(number)
    said = process.communicate(timeout=120)[1]
    return process.returncode, said.decode(errors="replace")


def timed(folder: Path, *arguments: str, command: tuple[str, ...] = SYMCOST) -> tuple[Done, float]:
    """A run and its seconds."""
    started = time.perf_counter()
    done = run(folder, *arguments, command=command)
    return done, time.perf_counter() - started


def tree(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but the hidden ones that a killed writer leaves."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
