"""Outputs: whole or under another name, gone on with, never mixed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from symcost.cli.app import run
from symcost.sweep.local import group_rows

GRID = """
dims: {batch: {from: 1, to: 40, step: 1}, seq: {from: 8, to: 800, step: 8}}
conventions: {attention: [flash, eager]}
"""


@pytest.fixture(autouse=True)
def small_groups(monkeypatch):
    """Row groups of few points, so that small grids have many."""
    monkeypatch.setattr("symcost.sweep.run.run_length", lambda shape, most: 700)


@pytest.fixture
def cut_off(monkeypatch):
    """Makes sweeps stop in the middle, as by an error of the machine."""

    class CutOff(RuntimeError):
        pass

    def at(count):
        def stop(space, group):
            if group >= count:
                raise CutOff
            return group_rows(space, group)

        monkeypatch.setattr("symcost.sweep.local.group_rows", stop)
        monkeypatch.setattr("symcost.sweep.local_top.group_rows", stop)

    yield at, CutOff
    monkeypatch.undo()


@pytest.mark.parametrize("name", ["out.csv", "out.parquet"])
def test_an_interrupted_sweep_goes_on_to_the_same_bytes(sweep, cut_off, monkeypatch, tmp_path, name):
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    whole = sweep("gpt2", GRID, output=f"whole-{name}").path.read_bytes()
    stop, error = cut_off
    for groups in (4, 9):
        stop(groups)
        with pytest.raises(error):
            sweep("gpt2", GRID, output=name)
        assert not (tmp_path / name).exists()
        assert (tmp_path / f"{name}.partial").exists()
    # What a killed process leaves behind the last noted group.
    with (tmp_path / f"{name}.partial").open("ab") as stream:
        stream.write(b"half a group")
    with (tmp_path / f"{name}.journal").open("ab") as stream:
        stream.write(b'{"rows": 7')
    stop(10**9)
    done = sweep("gpt2", GRID, output=name)
    assert done.status == 0
    assert "of them by an earlier run" in done.err
    assert (tmp_path / name).read_bytes() == whole
    left = {path.name for path in tmp_path.iterdir() if path.name.startswith(name)}
    assert left == {name}


def test_data_that_are_missing_are_made_again(sweep, cut_off, tmp_path):
    whole = sweep("gpt2", GRID, output="whole.csv").path.read_bytes()
    stop, error = cut_off
    stop(6)
    with pytest.raises(error):
        sweep("gpt2", GRID)
    with (tmp_path / "out.csv.partial").open("ab") as stream:
        stream.truncate(stream.tell() // 2)
    stop(10**9)
    assert sweep("gpt2", GRID).path.read_bytes() == whole


def test_rows_are_in_the_order_of_the_grid_and_none_twice(sweep):
    rows = [(row["attention"], int(row["batch"]), int(row["seq"])) for row in sweep("gpt2", GRID).rows]
    assert rows == [(a, b, s) for a in ("flash", "eager") for b in range(1, 41) for s in range(8, 801, 8)]


def test_an_output_that_exists_is_refused(sweep):
    assert sweep("gpt2", GRID).status == 0
    before = sweep("gpt2", GRID, output="other.csv").path.read_bytes()
    done = sweep("gpt2", GRID, output="other.csv")
    assert done.status == 2
    assert "it exists (remove it, or name another output)" in done.err
    assert done.path.read_bytes() == before


def test_a_parquet_output_that_holds_the_same_sweep_is_left_as_it_is(sweep):
    pytest.importorskip("pyarrow")
    first = sweep("gpt2", GRID, output="out.parquet")
    before = first.path.read_bytes()
    done = sweep("gpt2", GRID, output="out.parquet")
    assert done.status == 0
    assert "is there already and holds this sweep" in done.err
    other = sweep("gpt2", GRID, "--where", "batch > 3", output="out.parquet")
    assert other.status == 2
    assert "it exists" in other.err
    assert first.path.read_bytes() == before


@pytest.mark.parametrize(
    "options",
    [("--where", "seq > 9"), ("--quantities", "params"), ("--exact",), ("--top", "3", "--by", "params")],
)
def test_an_unfinished_sweep_is_not_mixed_with_another(sweep, cut_off, options, tmp_path):
    stop, error = cut_off
    stop(3)
    with pytest.raises(error):
        sweep("gpt2", GRID)
    stop(10**9)
    before = (tmp_path / "out.csv.partial").read_bytes()
    done = sweep("gpt2", GRID, *options)
    assert done.status == 2
    assert "an unfinished sweep with other options is there" in done.err
    assert "remove out.csv.journal" in done.err
    assert sweep("gpt2", GRID.replace("800", "792")).status == 2
    assert sweep("opt-350m", GRID).status == 2
    assert (tmp_path / "out.csv.partial").read_bytes() == before


def test_a_journal_that_is_none_is_refused(sweep, tmp_path):
    (tmp_path / "out.csv.journal").write_text("what is this\n")
    done = sweep("gpt2", GRID)
    assert done.status == 2
    assert "it is no journal of a sweep" in done.err


def test_two_processes_do_not_write_one_output(sweep, tmp_path):
    fcntl = pytest.importorskip("fcntl")
    with (tmp_path / "out.csv.journal").open("a") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        done = sweep("gpt2", GRID)
    assert done.status == 2
    assert "another process is writing this sweep" in done.err


PROGRAM = """
import resource, sys
import symcost.sweep.run
symcost.sweep.run.run_length = lambda shape, most: 700
limit = int(sys.argv.pop(1))
if limit:
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
from symcost.cli import main
sys.argv[0] = "symcost"
main()
"""


def command(tmp_path: Path, output: str, limit: int = 0) -> list[str]:
    (tmp_path / "grid.yaml").write_text(GRID, encoding="utf-8")
    words = [str(limit), "sweep", "gpt2", "--grid", str(tmp_path / "grid.yaml"), "-o", str(tmp_path / output)]
    return [sys.executable, "-c", PROGRAM, *words]


@pytest.mark.parametrize("limit", [3, 100_000, 500_000])
def test_a_full_disk_is_said_and_nothing_looks_whole(sweep, tmp_path, limit):
    pytest.importorskip("resource")
    whole = sweep("gpt2", GRID, output="whole.csv").path.read_bytes()
    done = subprocess.run(command(tmp_path, "out.csv", limit), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "the disk is full (make room and run the same command again" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "out.csv").exists()
    done = subprocess.run(command(tmp_path, "out.csv"), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out.csv").read_bytes() == whole


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_a_killed_process_leaves_what_another_goes_on_with(sweep, tmp_path):
    whole = sweep("gpt2", GRID, output="whole.csv").path.read_bytes()
    journal = tmp_path / "out.csv.journal"
    process = subprocess.Popen(command(tmp_path, "out.csv"), stderr=subprocess.DEVNULL)
    try:
        while process.poll() is None and not (journal.exists() and journal.read_bytes().count(b"\n") > 3):
            time.sleep(0.001)
    finally:
        os.kill(process.pid, signal.SIGKILL) if process.poll() is None else None
        process.wait()
    done = subprocess.run(command(tmp_path, "out.csv"), capture_output=True, text=True, check=False)
    assert done.returncode in (0, 2), done.stderr
    assert (tmp_path / "out.csv").read_bytes() == whole


@pytest.mark.parametrize("options", [(), ("--top", "3", "--by", "params")])
def test_what_came_meanwhile_is_not_overwritten(sweep, monkeypatch, tmp_path, options):
    def other(space, group):
        (tmp_path / "out.csv").write_text("somebody else's")
        return group_rows(space, group)

    with monkeypatch.context() as during:
        during.setattr("symcost.sweep.local.group_rows", other)
        during.setattr("symcost.sweep.local_top.group_rows", other)
        arguments = ["sweep", "gpt2", "--grid", str(tmp_path / "grid.yaml"), "-o", str(tmp_path / "out.csv"), *options]
        (tmp_path / "grid.yaml").write_text(GRID)
        assert run(arguments) == 2
    assert (tmp_path / "out.csv").read_text() == "somebody else's"
    (tmp_path / "out.csv").rename(tmp_path / "theirs.csv")
    assert sweep("gpt2", GRID, *options).status == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["grid.yaml", "out.csv", "theirs.csv"]


def test_what_the_other_engine_left_is_said(sweep, tmp_path):
    pytest.importorskip("distributed")
    (tmp_path / "out.parquet.partial").mkdir()
    done = sweep("gpt2", GRID, output="out.parquet")
    assert done.status == 2
    assert "an unfinished sweep of another engine is there" in done.err
    assert not (tmp_path / "out.parquet.journal").exists()
    (tmp_path / "out.parquet.partial").rmdir()
    (tmp_path / "out.parquet.partial").write_bytes(b"PAR1")
    done = sweep("gpt2", GRID, "--engine", "dask", output="out.parquet")
    assert done.status == 2
    assert "an unfinished sweep of another engine is there" in done.err
