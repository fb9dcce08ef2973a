"""The bound on memory that the how-to states."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

pytest.importorskip("resource")

PROGRAM = """
import json, resource, sys
from symcost.sweep.request import Request
from symcost.sweep.run import sweep
from symcost.sweep.quantities import MEMORY
from symcost.api.model import load
from symcost.compiler.modules import load_numpy_module
names = ",".join((*load_numpy_module(load("llama-3-8b")).Totals._fields, *MEMORY))
done = sweep(Request("llama-3-8b", sys.argv[1], sys.argv[2], quantities=names), sys.stderr)
print(json.dumps({"rows": done.rows, "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024}))
"""
# Odd and large: few totals are exact, hardly one repeats.
GRID = """
dims:
  layers: {from: 8, to: 17, step: 1}
  batch: {from: 10001, to: 10330, step: 1}
  seq: {from: 128129, to: 166655, step: 129}
"""


@pytest.mark.slow
def test_thirty_quantities_stay_below_one_gibibyte(tmp_path):
    pytest.importorskip("pyarrow")
    (tmp_path / "grid.yaml").write_text(GRID, encoding="utf-8")
    command = [sys.executable, "-c", PROGRAM, str(tmp_path / "grid.yaml"), str(tmp_path / "out.parquet")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["rows"] == 10 * 330 * 299
    assert found["peak"] < 2**30
