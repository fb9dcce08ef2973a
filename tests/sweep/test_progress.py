"""Progress: how far, how fast, how long still; rarely where nobody watches."""

from __future__ import annotations

import io

from symcost.sweep.progress import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def run(stream, done=0, seconds=60, step=1.0):
    now = [0.0]
    progress = Progress(stream, 10_000_000, done, clock=lambda: now[0])
    while now[0] < seconds:
        now[0] += step
        progress.report(done + int(now[0] * 50_000))
    progress.clear()
    return stream.getvalue()


def test_a_line_every_ten_seconds_where_nobody_watches():
    lines = run(io.StringIO()).splitlines()
    assert len(lines) == 6
    assert lines[0] == "500,000 of 10,000,000 points, 50.0 k points/s, 3 min 10 s left"


def test_one_line_in_place_on_a_terminal():
    text = run(Terminal(), seconds=2)
    assert "\n" not in text
    assert text.count("\r") == 3
    assert text.endswith("\r\x1b[K")


def test_what_an_earlier_run_did_is_no_speed():
    assert "50.0 k points/s" in run(io.StringIO(), done=5_000_000, seconds=10)


def test_a_short_sweep_says_nothing():
    assert run(io.StringIO(), seconds=5) == ""


def test_long_times_and_high_rates():
    progress = Progress(io.StringIO(), 10**12, clock=lambda: 0.0)
    assert progress.text(2 * 10**7, 10.0) == "20,000,000 of 1,000,000,000,000 points, 2.0 M points/s, 138 h 53 min left"
