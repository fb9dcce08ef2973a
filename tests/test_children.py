"""Children that hang are ended with all that they started, and end with us."""

import os
import signal
import subprocess
import sys
import time

import pytest

from symcost import children

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
