"""The engine for many machines: parts of the grid as Dask tasks, each of which writes one file of a Parquet folder.

Dask has the scheduler, we have none: a task that was lost with its worker runs again, and its file appears whole or not
at all. The folder is a name that every worker reaches, on one machine or on a shared disk.
"""

from __future__ import annotations

import importlib.util
import pickle
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

from symcost.errors import SymcostError, UsageError
from symcost.sweep import subject
from symcost.sweep.format import Format
from symcost.sweep.journal import Journal
from symcost.sweep.local import Seconds, group_rows
from symcost.sweep.local_top import write_rows
from symcost.sweep.output import check_engine, check_new, complete, write_at_once, writing
from symcost.sweep.progress import Progress
from symcost.sweep.request import Done, Request
from symcost.sweep.space import Space
from symcost.sweep.top import Best, in_order

# Row groups of a file, and files that are asked for at once for each worker.
_PART, _AHEAD = 4, 4


def run_cluster(space: Space, request: Request, form: Format, sweep: str, say: TextIO) -> Done:
    """Runs a sweep on a Dask cluster.

    Raises:
        UsageError: Dask is not installed, a scheduler that does not answer, or no Parquet output.
        SymcostError: as the local engine.
    """
    if form.name != "parquet":
        raise UsageError("--engine dask writes a folder of Parquet files", hint="name the output sweep.parquet")
    for module in ("dask", "distributed"):
        if importlib.util.find_spec(module) is None:
            raise UsageError(f"--engine dask needs {module}, which is not installed", hint="pip install symcost[dask]")
    if complete(request.output, form, sweep):
        return Done(None, space.points)
    folder = Path(f"{request.output}.partial").absolute()
    check_engine(folder, folder=True)
    with writing(folder):
        folder.mkdir(exist_ok=True)
        journal = Journal(folder / "_journal", sweep, folder.name)
    try:
        with _client(request) as client:
            progress, start = Progress(say, space.points), time.perf_counter()
            if request.top is None:
                rows, before = _parts(client, space, form, sweep, folder, progress)
            else:
                best = Best(request.top, request.by or "", request.ascending)
                rows, before = _best(client, space, best, form, folder, progress), 0
            spent = Seconds(whole=time.perf_counter() - start)
        check_new(Path(request.output))
        with writing(folder):
            journal.remove()
            folder.replace(request.output)
    finally:
        journal.close()
        _remove_empty(folder)
    return Done(rows, space.points, resumed=before, seconds=spent)


def _remove_empty(folder: Path) -> None:
    """Takes a folder away in which no part came about."""
    if folder.is_dir() and not any(folder.glob("part-*.parquet")):
        for left in folder.iterdir():
            left.unlink()
        folder.rmdir()


@contextmanager
def _client(request: Request) -> Iterator[Any]:
    """A client of the scheduler that was named, or of a cluster of this machine."""
    import logging

    from distributed import Client, LocalCluster

    if request.scheduler is not None:
        try:
            client = Client(request.scheduler, timeout=10)
        except (OSError, ValueError) as error:
            hint = "start one with `dask scheduler`, or leave --scheduler out"
            raise UsageError(f"no Dask scheduler answers at {request.scheduler}: {error}", hint=hint) from None
        with client:
            yield client
        return
    with tempfile.TemporaryDirectory(prefix="symcost-") as place:
        options = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}
        with (
            LocalCluster(n_workers=request.workers, local_directory=place, **options) as cluster,
            Client(cluster) as client,
        ):
            yield client


def _parts(client: Any, space: Space, form: Format, sweep: str, folder: Path, progress: Progress) -> tuple[int, int]:
    """Writes the files that are not there yet; rows of all, and points that were there."""
    import pyarrow.parquet as pq

    names = {part: folder / f"part-{part:06d}.parquet" for part in range(-(-space.groups // _PART))}
    missing = [part for part, path in names.items() if form.sweep_of(str(path)) != sweep]
    done = len(names) - len(missing)
    before = min(done * _PART * space.size, space.points)
    progress.before = before
    data = pickle.dumps((space, form))
    tasks = ((_write, data, part, str(names[part])) for part in missing)
    for _ in _results(client, tasks):
        done += 1
        progress.report(min(done * _PART * space.size, space.points))
    progress.clear()
    return sum(pq.read_metadata(path).num_rows for path in names.values()), before


def _best(client: Any, space: Space, best: Best, form: Format, folder: Path, progress: Progress) -> int:
    """Collects the best of every part, and writes one file."""
    data = pickle.dumps((space, best))
    tasks = ((_look, data, part) for part in range(-(-space.groups // _PART)))
    for done, found in enumerate(_results(client, tasks), 1):
        best.add(found)
        progress.report(min(done * _PART * space.size, space.points))
    progress.clear()
    write_rows(str(folder / "part-000000.parquet"), form, in_order(space, best))
    return len(best.found)


def _results(client: Any, tasks: Iterator[tuple[Any, ...]]) -> Iterator[Any]:
    """Results of tasks as they come; few are asked for ahead, however many there are."""
    from distributed import as_completed

    def submit(task: tuple[Any, ...]) -> Any:
        return client.submit(*task, pure=False)

    ahead = _AHEAD * max(1, sum(client.nthreads().values()))
    waiting = as_completed([submit(task) for task in islice(tasks, ahead)])
    for future in waiting:
        result = future.result()
        if isinstance(result, SymcostError):
            raise result
        future.release()
        for task in islice(tasks, 1):
            waiting.add(submit(task))
        yield result


def _write(data: bytes, part: int, path: str) -> SymcostError | None:
    """A task: one file, under its name only once it is whole."""
    space, form = _unpacked(data)
    try:
        made, notes = [form.head()], []
        for group in _groups(space, part):
            rows = group_rows(space, group)
            if rows is not None:
                body, note = form.group(rows)
                notes.append((note, sum(map(len, made))))
                made.append(body)
        write_at_once(Path(path), b"".join((*made, form.tail(notes))))
    except SymcostError as error:
        return error
    return None


def _look(data: bytes, part: int) -> list[tuple[Any, int]] | SymcostError:
    """A task: the best of a part."""
    space, wanted = _unpacked(data)
    best = Best(wanted.count, wanted.by, wanted.ascending)
    try:
        for group in _groups(space, part):
            rows = group_rows(space, group)
            if rows is not None:
                best.add(best.of(rows))
    except SymcostError as error:
        return error
    best.settle()
    return best.found


def _groups(space: Space, part: int) -> range:
    return range(part * _PART, min((part + 1) * _PART, space.groups))


@lru_cache(maxsize=2)
def _unpacked(data: bytes) -> tuple[Space, Any]:
    """What a task needs, once in a worker. It comes from our own client, over Dask's own connection."""
    # Every processor has a worker.
    subject.threads = 1
    space, other = pickle.loads(data)  # noqa: S301
    return space, other
