"""A sweep of a workload has the numbers of `symcost eval` at each of its points."""

import csv

import pytest

import symcost
from symcost.cli.app import run

GRID = "dims: {cached: [5, 300, 400], batch: [1, 8]}\nconventions: {cache: [serving, library]}\n"


@pytest.mark.parametrize("workload", ["prefill", "decode"])
@pytest.mark.parametrize("name", ["mistral-7b-v0.1", "deepseek-v2-lite", "t5-base", "whisper-small"])
def test_every_row_is_a_result(capsys, tmp_path, name, workload):
    grid, output = tmp_path / "grid.yaml", tmp_path / "sweep.csv"
    grid.write_text(GRID, encoding="utf-8")
    assert run(["sweep", name, "--workload", workload, "--grid", str(grid), "-o", str(output)]) == 0
    rows = list(csv.DictReader(output.open(encoding="utf-8")))
    assert len(rows) == 12
    model = symcost.load(name)
    for row in rows:
        lengths = {key: int(row[key]) for key in ("cached", "batch")}
        found = model.evaluate(workload=workload, cache=row["cache"], **lengths)
        assert found.cache_bytes == int(row["cache_bytes"])
        assert found.peak_bytes == int(row["peak_bytes"])
        assert found.flops.forward.matmul == int(row["forward_matmul_flops"])
