"""Where a snapshot comes from: a file, a git revision's stored snapshot, or (asked for) that revision's own code."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from symcost import children
from symcost.audit.snapshot_file import Snapshot, read_snapshot
from symcost.errors import SpecError, UsageError
from symcost.files import exists, is_file, read_text

# A snapshot of all bundled models is a hundredth of it.
_MOST_BYTES = 512 * 1024 * 1024
STORED = "generated/formulas.json"
_REBUILD_SECONDS = 600


def load(name: str, *, rebuild: bool = False) -> Snapshot:
    """A snapshot by the name of its file, or of a git revision that stores one.

    Args:
        rebuild: make a revision's snapshot by running its code, instead of reading the stored one.

    Raises:
        SpecError: no such file or revision, a revision that stores none, or no snapshot in it.
    """
    path = Path(name)
    if not name:
        raise SpecError("an empty name", where="diff", hint="name a snapshot file or a git revision")
    if is_file(path):
        return read_snapshot(read_text(path, "the snapshot", "name a UTF-8 JSON file", _MOST_BYTES), name)
    if exists(path) and path.is_dir():
        raise SpecError("a folder where a snapshot belongs", where=name, hint="name a snapshot file or a git revision")
    commit = _commit(name)
    if rebuild:
        return read_snapshot(_rebuilt(commit, name), f"{name} (rebuilt)")
    return read_snapshot(_git("show", "--no-textconv", f"{commit}:{STORED}", name=name).decode("utf-8"), name)


def is_revision(name: str) -> bool:
    """Whether a name is no file, so that it means a git revision."""
    return not exists(name)


def _commit(name: str) -> str:
    """The commit that a revision names."""
    done = _run("git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}", name=name)
    if done.returncode:
        hint = "name a snapshot file that exists, or a revision of the git repository of this folder"
        if _run("git", "rev-parse", "--is-shallow-repository", name=name).stdout.strip() == b"true":
            hint += "; this clone is shallow: git fetch --unshallow, or fetch-depth: 0 in a workflow"
        raise SpecError("no such file and no such git revision", where=name, hint=hint)
    return done.stdout.decode("ascii").strip()


def _git(*arguments: str, name: str) -> bytes:
    done = _run("git", *arguments, name=name)
    if done.returncode:
        hint = f"store one there with symcost snapshot -o {STORED}, or use --rebuild, which runs the revision's code"
        raise SpecError(f"the revision stores no {STORED}", where=name, hint=hint)
    return done.stdout


def _run(*command: str, name: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(command, capture_output=True, check=False)  # noqa: S603  fixed commands of git
    except FileNotFoundError as problem:
        raise UsageError("git is not installed", where=name, hint="name two snapshot files") from problem


def _rebuilt(commit: str, name: str) -> str:
    """The snapshot that a revision's code makes, run in a folder of its own that is removed afterwards."""
    top = _git("rev-parse", "--show-toplevel", name=name).decode().strip()
    archive = _git("-C", top, "archive", "--format=tar", commit, name=name)
    with tempfile.TemporaryDirectory(prefix="symcost-") as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as tree:
            tree.extractall(folder, filter="data")
        # The revision's own code, asked for by --rebuild.
        command = (sys.executable, "-P", "-c", _RUN, folder)
        try:
            done = children.run(command, cwd=folder, seconds=_REBUILD_SECONDS)
        except subprocess.TimeoutExpired as problem:
            raise SpecError(
                "the revision made no snapshot in time", where=name, hint="leave out --rebuild"
            ) from problem
        if done.returncode:
            last = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:] or ["no message"]
            hint = "the revision must have `symcost snapshot`; its dependencies are those installed here"
            raise SpecError(f"the revision made no snapshot: {last[0]}", where=name, hint=hint)
        return done.stdout.decode("utf-8")


# Without a package of its own, a revision would be given the snapshot of the code that is installed here.
_RUN = """
import pathlib, sys
if not pathlib.Path(sys.argv[1], "symcost", "__init__.py").is_file():
    sys.exit("it has no package symcost at its top")
sys.path.insert(0, sys.argv[1])
sys.argv = ["symcost", "snapshot"]
from symcost.cli import main
main()
"""
