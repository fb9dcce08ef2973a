"""Progress of a sweep: points, rate and time left; in place on a terminal, else a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

# Seconds between two reports, on a terminal and elsewhere.
_TERMINAL, _ELSEWHERE = 0.5, 10.0


class Progress:
    """Says how far a sweep is.

    Args:
        total: points.
        done: points that an earlier run has done.
    """

    def __init__(self, stream: TextIO, total: int, done: int = 0, clock: Callable[[], float] = time.monotonic) -> None:
        self.stream, self.total, self.before, self.clock = stream, total, done, clock
        self.terminal = stream.isatty()
        self.start = self.said = clock()

    def report(self, done: int) -> None:
        """Says something if it is time to."""
        now = self.clock()
        if now - self.said < (_TERMINAL if self.terminal else _ELSEWHERE):
            return
        self.said = now
        text = self.text(done, now)
        self.stream.write(f"\r\x1b[K{text}" if self.terminal else f"{text}\n")
        self.stream.flush()

    def text(self, done: int, now: float) -> str:
        """The report, such as `1,048,576 of 10,000,000 points, 3.1 M points/s, 3 s left`."""
        rate = (done - self.before) / max(now - self.start, 1e-9)
        left = f", {_duration((self.total - done) / rate)} left" if rate > 0 else ""
        return f"{done:,} of {self.total:,} points, {_short(rate)} points/s{left}"

    def clear(self) -> None:
        """Takes the line on a terminal away."""
        if self.terminal:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def _short(rate: float) -> str:
    for limit, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if rate >= limit:
            return f"{rate / limit:.1f}{unit}"
    return f"{rate:.0f}"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return f"{hours} h {minutes} min"
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"
