"""A small sample of `python -m tests.faults`, and that each check sees a fault."""

from __future__ import annotations

import signal
import subprocess
import sys
from random import Random

import pytest

from tests.faults.__main__ import CHECKS
from tests.faults.program import environment

pytestmark = [pytest.mark.skipif(sys.platform != "linux", reason="signals and mounts as Linux has them")]


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_nothing_is_lost_and_nothing_half_written(check, tmp_path):
    assert list(check(tmp_path, 2, Random(check.__name__))) == []


def test_an_interrupt_before_a_command_has_begun_shows_no_trace(tmp_path):
    """Whatever module is being read when it comes."""
    (tmp_path / "typer.py").write_text("raise KeyboardInterrupt\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "symcost", "list", "models"],
        cwd=tmp_path,
        env=environment(tmp_path) | {"PYTHONPATH": f"{tmp_path}:{environment(tmp_path)['PYTHONPATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (128 + signal.SIGINT, "")
