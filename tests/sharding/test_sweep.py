"""Sweeps over degrees: every point is what `symcost eval` says of it."""

from __future__ import annotations

import csv

import pytest

import symcost
from symcost.cli.app import run

pytest.importorskip("numpy")


def swept(tmp_path, grid, *arguments, model="llama-3-8b"):
    (tmp_path / "grid.yaml").write_text(grid)
    out = tmp_path / "out.csv"
    names = ["params", "peak_bytes", "forward_tp_wire_bytes", "backward_dp_payload_bytes"]
    asked = ["--grid", str(tmp_path / "grid.yaml"), "-o", str(out), "--quantities", ",".join(names), *arguments]
    assert run(["sweep", model, *asked]) == 0
    with out.open() as stream:
        return list(csv.DictReader(stream))


def test_points_are_those_of_eval(tmp_path):
    rows = swept(tmp_path, "dims: {tp: [1, 2, 8], cp: [1, 2], dp: [1, 16]}", "--zero", "1")
    assert len(rows) == 12
    model = symcost.load("llama-3-8b")
    for row in (rows[0], rows[3], rows[11]):
        costs = model.evaluate(**{name: int(row[name]) for name in ("tp", "cp", "dp")}, zero=1)
        assert int(row["params"]) == costs.params
        assert int(row["peak_bytes"]) == costs.result["memory"]["peak"]
        sent = costs.result["totals"]["communication_bytes"]
        assert int(row["forward_tp_wire_bytes"]) == sent.get("forward", {}).get("tp", {"wire": 0})["wire"]
        assert int(row["backward_dp_payload_bytes"]) == sent.get("backward", {}).get("dp", {"payload": 0})["payload"]


def test_a_point_that_does_not_divide_is_refused(tmp_path, capsys):
    (tmp_path / "grid.yaml").write_text("dims: {tp: [1, 3]}")
    assert run(["sweep", "llama-3-8b", "--grid", str(tmp_path / "grid.yaml"), "-o", str(tmp_path / "out.csv")]) == 2
    said = capsys.readouterr().err
    assert "llama-3-8b at tp=3" in said
    assert "has heads = 32, not divisible into 3 ranks" in said


def test_a_stage_must_be_told(tmp_path, capsys):
    (tmp_path / "grid.yaml").write_text("dims: {pp: [2, 4]}")
    assert run(["sweep", "llama-3-8b", "--grid", str(tmp_path / "grid.yaml"), "-o", str(tmp_path / "out.csv")]) == 2
    assert "state first_stage, last_stage, in_flight" in capsys.readouterr().err
    grid = "dims: {pp: [2, 4], first_stage: [0], last_stage: [0], in_flight: [1]}\nlink: {layers: 32/pp}"
    rows = swept(tmp_path, grid)
    assert [int(row["params"]) for row in rows] == [16 * 218_112_000, 8 * 218_112_000]
