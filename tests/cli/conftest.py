"""The command line in this process: status, standard output, standard error."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from symcost.cli.app import run

CASES = Path(__file__).parents[1] / "data" / "compute_graph"


@dataclass(frozen=True)
class Done:
    """What a command did."""

    status: int
    out: str
    err: str


@pytest.fixture
def symcost(capsys):
    """Runs a command; every failure is one message on standard error."""

    def call(*arguments):
        status = run([str(argument) for argument in arguments])
        done = Done(status, *capsys.readouterr())
        if status == 2:
            assert done.out == ""
            messages = [line for line in done.err.splitlines() if not line.startswith("warning: ")]
            assert len(messages) == 1
            assert messages[0].startswith("error: ")
        return done

    return call
