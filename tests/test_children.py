"""Children that hang are ended with all that they started, and end with us."""

import os
import signal
import subprocess
import sys
import time

import pytest

from symcost import children
from symcost.errors import UsageError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked up as Linux has them")
# A shell that starts another program and waits for it, as a compiler's driver does.
HANGS = ("sh", "-c", "sleep 100 & echo $! > started; echo $$ > shell; wait")


def alive(number):
    try:
        with open(f"/proc/{number}/stat", encoding="ascii") as stream:
            return stream.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(number):
    for _ in range(500):
        if not alive(number):
            return True
        time.sleep(0.02)
    return False


def test_what_a_program_says():
    done = children.run(("sh", "-c", "cat; echo a; echo b >&2; exit 3"), seconds=60)
    assert (done.returncode, done.stdout, done.stderr) == (3, b"a\n", b"b\n")


def test_what_hangs_is_ended_with_all_that_it_started(tmp_path):
    with pytest.raises(subprocess.TimeoutExpired):
        children.run(HANGS, cwd=tmp_path, seconds=2)
    assert gone(int((tmp_path / "started").read_text()))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_child_ends_with_us(tmp_path, number):
    code = f"from symcost import children; children.run({HANGS!r}, seconds=100)"
    with subprocess.Popen([sys.executable, "-c", code], cwd=tmp_path, stderr=subprocess.DEVNULL) as process:
        while not (tmp_path / "shell").exists() or not (tmp_path / "shell").read_text():
            time.sleep(0.02)
        process.send_signal(number)
        process.wait()
    started = int((tmp_path / "started").read_text())
    try:
        assert gone(int((tmp_path / "shell").read_text()))
        assert number != signal.SIGINT or gone(started)
    finally:
        if alive(started):
            os.kill(started, signal.SIGKILL)


def told(item):
    if item == 3:
        raise UsageError("three", hint="leave it out")
    return item, os.getpid()


def test_items_are_spread_over_copies_in_their_order(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    found = children.spread(told, [2, 0, 1])
    assert [item for item, _ in found] == [2, 0, 1]
    assert os.getpid() not in {process for _, process in found}
    assert children.spread(told, [2]) == [(2, os.getpid())]


def test_an_error_of_a_copy_is_ours(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})
    with pytest.raises(UsageError, match="three") as error:
        children.spread(told, [1, 3, 2])
    assert error.value.hint == "leave it out"


SPREADS = """
import os, time
from symcost import children
from symcost.errors import UsageError

def wait(number):
    with open(f"copy{number}", "w") as stream:
        stream.write(str(os.getpid()))
    os.rename(f"copy{number}", f"ready{number}")
    time.sleep(3)

os.sched_getaffinity = lambda _: {0, 1}
children.spread(wait, [0, 1, 2, 3])
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_copies_end_with_us(tmp_path, number):
    with subprocess.Popen([sys.executable, "-c", SPREADS], cwd=tmp_path, stderr=subprocess.DEVNULL) as process:
        while not all((tmp_path / f"ready{place}").exists() for place in (0, 1)):
            time.sleep(0.02)
        process.send_signal(number)
        process.wait()
    assert all(gone(int((tmp_path / f"ready{place}").read_text())) for place in (0, 1))
    assert not (tmp_path / "ready3").exists()
