"""Budget: how long work on something from outside may take before it is given up, with an error that says so.

A limit on size bounds what is written down, not what it leads to. The budget counts processor time of this process, so
that a busy machine gives no other answers than an idle one.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic, process_time
from types import FrameType

from symcost.errors import BudgetError

# For one expression from outside: reading it, making it canonical, evaluating it.
SECONDS = 5.0

# What waits, such as a function that sleeps, ends too.
_WAITING = 0.1

_timer = getattr(signal, "ITIMER_PROF", None)


def worked() -> float:
    """A clock of processor time, in seconds, on which waiting counts a tenth: others hardly move its deadlines."""
    return process_time() + _WAITING * monotonic()


@contextmanager
def limited(
    what: str,
    seconds: float = SECONDS,
    hint: str = "write it in a simpler form",
    over: Callable[[], None] | None = None,
) -> Iterator[None]:
    """Work that is given up after some processor time. Inside another budget, and off the main thread, that one counts.

    Args:
        what: what is worked on, for the message.
        over: called instead when the time is up; what it raises ends the work.

    Raises:
        BudgetError: the time is up.
    """
    if _timer is None or threading.current_thread() is not threading.main_thread() or signal.getitimer(_timer)[0]:
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        if over is not None:
            over()
        raise BudgetError(f"{what} takes more than {seconds:g} s of work", hint=hint)

    former = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(_timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(_timer, 0)
        signal.signal(signal.SIGPROF, former)
