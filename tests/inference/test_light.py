"""A decode step of a bundled model is priced without sympy; workloads have names."""

import os
import subprocess
import sys

from symcost.cli.app import run

CODE = """
import sys
from symcost.cli.app import run
status = run(["eval", "llama-3-8b", "--workload", "decode", "--format", "json"])
heavy = sorted({"sympy", "numpy", "jinja2"} & set(sys.modules))
print(status, heavy, file=sys.stderr)
"""


def test_nothing_heavy_is_imported(tmp_path):
    """The first run compiles where the checked-in evaluators are older than the formulas; none does so after it."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    for _ in range(2):
        command = [sys.executable, "-c", CODE]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert done.stderr.splitlines()[-1] == "0 []"


def test_workloads_are_explained(capsys):
    assert run(["explain", "decode"]) == 0
    assert "absorbed unless stated" in capsys.readouterr().out
    assert run(["explain", "workload"]) == 0
    every = capsys.readouterr().out
    assert all(f"workload {name}" in every for name in ("training", "prefill", "decode"))
