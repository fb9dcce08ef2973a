"""Work on something from outside ends with an error that says so, and leaves no timer behind."""

from __future__ import annotations

import signal
import threading
import time

import pytest

from symcost.budget import limited
from symcost.errors import BudgetError


def spin(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def test_it_ends_what_takes_too_long():
    with (
        pytest.raises(BudgetError, match=r"turning in circles takes more than 0\.05 s"),
        limited("turning in circles", 0.05),
    ):
        spin(10)
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGPROF) == signal.SIG_DFL


def test_what_is_quick_is_left_alone():
    with limited("a short walk", 5):
        spin(0.01)
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


def test_an_outer_budget_counts():
    with pytest.raises(BudgetError, match="outer"), limited("outer", 0.05), limited("inner", 10):
        spin(10)


def test_other_threads_are_left_alone():
    found = []

    def work() -> None:
        with limited("elsewhere", 0.001):
            spin(0.05)
        found.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [True]
