"""Children that end with us: programs of others (a compiler, TeX, an older revision), and copies of this process."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

# prctl(PR_SET_PDEATHSIG, ...), of linux/prctl.h.
_SET_SIGNAL_OF_PARENTS_DEATH = 1
T = TypeVar("T")
R = TypeVar("R")


def run(
    command: tuple[str, ...], *, seconds: float, cwd: str | Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Runs a program to its end, with nothing to read; what it started goes where it is given up.

    Args:
        seconds: how long it may take.

    Raises:
        OSError: it does not start.
        subprocess.TimeoutExpired: it took longer.
    """
    # Found programs with arguments of ours; a session of its own, so that all of it can be ended at once.
    with subprocess.Popen(  # noqa: S603
        command,
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=_end_with_parent() if sys.platform == "linux" else None,  # noqa: PLW1509 - one call of the kernel
    ) as process:
        try:
            out, err = process.communicate(timeout=seconds)
        except BaseException:
            _end(process)
            raise
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _end_with_parent() -> Callable[[], object]:
    """What a child asks of the kernel first: to be ended when we are, however that comes."""
    import ctypes

    library = ctypes.CDLL(None)
    return lambda: library.prctl(_SET_SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL)


def spread(function: Callable[[T], R], items: Sequence[T]) -> list[R]:
    """A function's results in the order of the items, worked out by copies of this process, one for each core.

    Where a system cannot copy a process together with what it has loaded, by this one alone.

    Raises:
        whatever the function raises; of several, that of the first item.
    """
    workers = min(len(items), len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1)
    if workers < 2:
        return [function(item) for item in items]
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    others = set(active_children())
    with ProcessPoolExecutor(workers, get_context("fork"), _begin) as pool:
        try:
            return list(pool.map(function, items))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            # Items that a copy was handed ahead of time are not cancelled by that.
            for copy in set(active_children()) - others:
                copy.kill()
            raise


def _begin() -> None:
    """A copy leaves an interrupt to us, and ends when we do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _end_with_parent()()
