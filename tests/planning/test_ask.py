"""A search by keywords is the search of the command."""

from __future__ import annotations

import json

import pytest

import symcost
from symcost.cli.app import run
from symcost.errors import UsageError
from symcost.planning.ask import result

ASKED = {"devices": 8, "global_batch": 64, "seq": 1024, "hardware": "h100-sxm-80gb"}


def test_it_finds_what_the_command_finds(capsys):
    options = [word for name, value in ASKED.items() for word in (f"--{name.replace('_', '-')}", str(value))]
    assert run(["plan", "gpt2", *options, "--zero", "1", "--no-sp", "--top", "2", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    found = result(symcost.plan("gpt2", **ASKED, zero=1, sp=False, top=2))
    assert {**found, "seconds": 0} == {**told, "seconds": 0}


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"zero": [0, 4]}, "--zero 4: no such choice"),
        ({"schedule": "1f2b"}, "--schedule 1f2b: no such choice"),
        ({"width": 3}, "unknown convention 'width'"),
        ({"efficiency": {"matmul": 2}}, "--efficiency matmul is 2"),
        ({"sp": None}, "None is nothing to try"),
    ],
)
def test_bad_input(more, message):
    with pytest.raises(UsageError, match=message):
        symcost.plan("gpt2", **ASKED, **more)
