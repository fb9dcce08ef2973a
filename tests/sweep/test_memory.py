"""The bound on memory that the how-to states."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("resource")

PROGRAM = """
import json, sys
from symcost.sweep.request import Request
from symcost.sweep.run import sweep
from symcost.sweep.quantities import known
from symcost.api.model import load
from symcost.compiler.modules import load_numpy_module
from tests.peak import peak_bytes
names = ",".join(known(load_numpy_module(load("llama-3-8b"))))
done = sweep(Request("llama-3-8b", sys.argv[1], sys.argv[2], quantities=names), sys.stderr)
print(json.dumps({"rows": done.rows, "peak": peak_bytes()}))
"""
ROOT = Path(__file__).parents[2]
HELD = 600_000_000
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
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert found["rows"] == 10 * 330 * 299
    assert found["peak"] < 2**30


def test_the_peak_is_the_programs_own_and_not_what_its_parent_held():
    held = bytearray(HELD)
    held[:: 1 << 12] = b"1" * len(range(0, HELD, 1 << 12))
    command = [sys.executable, "-c", "from tests.peak import peak_bytes; print(peak_bytes())"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert 1_000_000 < int(done.stdout) < HELD / 4 < len(held)
