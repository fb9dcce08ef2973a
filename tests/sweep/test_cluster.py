"""Sweeps on Dask: the same rows as on one machine, whatever happens to a worker."""

from __future__ import annotations

import os
import signal
import threading
import time

import pytest

pytest.importorskip("distributed")
pq = pytest.importorskip("pyarrow.parquet")
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("dask")]

GRID = """
models: [opt-350m]
dims: {batch: {from: 1, to: 60, step: 1}, seq: {from: 8, to: 800, step: 8}}
conventions: {attention: [flash, eager]}
"""
CLUSTER = ("--engine", "dask", "--workers", 2)


@pytest.fixture(autouse=True)
def small_groups(monkeypatch):
    monkeypatch.setattr("symcost.sweep.run.run_length", lambda shape, most: 500)


def rows(swept):
    return pq.read_table(swept.path).to_pylist()


def test_rows_are_those_of_the_local_engine(sweep):
    local = sweep("gpt2", GRID, output="local.parquet")
    done = sweep("gpt2", GRID, *CLUSTER, output="many.parquet")
    assert done.status == 0, done.err
    assert done.path.is_dir()
    names = sorted(path.name for path in done.path.iterdir())
    assert names == [f"part-{number:06d}.parquet" for number in range(12)]
    assert rows(done) == rows(local)
    assert len(rows(done)) == 24_000
    again = sweep("gpt2", GRID, *CLUSTER, output="many.parquet")
    assert "is there already and holds this sweep" in again.err
    other = sweep("gpt2", GRID, *CLUSTER, "--where", "batch > 1", output="many.parquet")
    assert other.status == 2
    assert "it exists" in other.err


def test_top_and_filters_are_those_of_the_local_engine(sweep):
    options = ("--top", 7, "--by", "activation_bytes", "--where", "batch*seq < 20000", "--exact")
    local = sweep("gpt2", GRID, *options, output="local.parquet")
    done = sweep("gpt2", GRID, *options, *CLUSTER, output="many.parquet")
    assert done.status == 0, done.err
    assert rows(done) == rows(local)
    assert len(rows(done)) == 7


def test_a_worker_that_is_killed_costs_no_row(sweep, tmp_path):
    local = sweep("gpt2", GRID, output="local.parquet")
    killed = []

    def kill():
        """Kills the first worker that there is, once files appear."""
        from distributed import default_client

        folder = tmp_path / "many.parquet.partial"
        while not killed:
            time.sleep(0.005)
            if len(list(folder.glob("part-*"))) >= 2:
                pids = default_client().run(os.getpid)
                os.kill(next(iter(pids.values())), signal.SIGKILL)
                killed.extend(pids.values())

    thread = threading.Thread(target=kill, daemon=True)
    thread.start()
    done = sweep("gpt2", GRID, *CLUSTER, output="many.parquet")
    thread.join(5)
    assert done.status == 0, done.err
    assert killed
    assert rows(done) == rows(local)


def test_what_is_there_is_not_made_again(sweep, tmp_path):
    whole = sweep("gpt2", GRID, *CLUSTER, output="whole.parquet")
    folder = tmp_path / "out.parquet.partial"
    folder.mkdir()
    from symcost.sweep.request import Request
    from symcost.sweep.run import _space, identity

    request = Request("gpt2", str(tmp_path / "grid.yaml"), str(tmp_path / "out.parquet"), engine="dask", workers=2)
    name = identity(_space(request), request)
    (folder / "_journal").write_text(f'{{"sweep": "{name}"}}\n')
    for number in (0, 5, 7):
        part = f"part-{number:06d}.parquet"
        (folder / part).write_bytes((whole.path / part).read_bytes())
        os.utime(folder / part, (1, 1))
    done = sweep("gpt2", GRID, *CLUSTER, output="out.parquet")
    assert done.status == 0, done.err
    assert "6,000 of them by an earlier run" in done.err
    assert [path.name for path in sorted(done.path.iterdir()) if path.stat().st_mtime == 1] == [
        f"part-{number:06d}.parquet" for number in (0, 5, 7)
    ]
    assert rows(done) == rows(whole)


def test_a_cluster_of_somebody_else(sweep, tmp_path):
    from distributed import LocalCluster

    local = sweep("gpt2", GRID, output="local.parquet")
    with LocalCluster(n_workers=1, threads_per_worker=2, dashboard_address=None, local_directory=tmp_path) as cluster:
        options = ("--engine", "dask", "--scheduler", cluster.scheduler_address)
        done = sweep("gpt2", GRID, *options, output="many.parquet")
    assert done.status == 0, done.err
    assert rows(done) == rows(local)


def test_bad_input(sweep):
    done = sweep("gpt2", GRID, *CLUSTER)
    assert done.status == 2
    assert "--engine dask writes a folder of Parquet files" in done.err
    done = sweep("gpt2", GRID, "--engine", "dask", "--scheduler", "nonsense://x", output="out.parquet")
    assert done.status == 2
    assert "no Dask scheduler answers at nonsense://x" in done.err
    done = sweep("gpt2", "dims: {seq: [4096]}", *CLUSTER, output="out.parquet")
    assert done.status == 2
    assert "table of 1024 positions" in done.err
    big = f"dims: {{batch: [{10**290}], seq: [1000], hidden: [{10**200}]}}"
    done = sweep("gpt2", big, *CLUSTER, output="out.parquet")
    assert done.status == 2
    assert "is beyond floating-point numbers" in done.err


def test_without_dask_the_extra_is_named(sweep, monkeypatch):
    from importlib import util

    own = util.find_spec
    monkeypatch.setattr(util, "find_spec", lambda name: None if name == "dask" else own(name))
    done = sweep("gpt2", GRID, *CLUSTER, output="out.parquet")
    assert done.status == 2
    assert "pip install symcost[dask]" in done.err
