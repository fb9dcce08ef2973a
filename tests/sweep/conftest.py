"""Sweeps in this process: a grid as text, rows as they were written."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

import pytest

from symcost.cli.app import run


@dataclass(frozen=True)
class Swept:
    """What a sweep left.

    Attributes:
        rows: of the output, as texts.
    """

    status: int
    err: str
    path: Path

    @property
    def rows(self) -> list[dict[str, str]]:
        with self.path.open(newline="") as stream:
            return list(csv.DictReader(stream))


@pytest.fixture
def sweep(capsys, tmp_path):
    """Runs `symcost sweep SOURCE` on a grid; bad input gives one message and leaves no output."""

    def call(source, grid, *options, output="out.csv", name="grid.yaml"):
        (tmp_path / name).write_text(grid, encoding="utf-8")
        path = tmp_path / output
        before = path.exists()
        arguments = ["sweep", source, "--grid", str(tmp_path / name), "-o", str(path), *map(str, options)]
        status = run(arguments)
        said = capsys.readouterr()
        assert said.out == ""
        if status == 2:
            messages = [line for line in said.err.splitlines() if not line.startswith("warning: ")]
            assert len(messages) == 1
            assert messages[0].startswith("error: ")
            assert path.exists() == before
        return Swept(status, said.err, path)

    return call
