"""A decode step of a bundled model is priced without compiling anything."""

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


def test_nothing_heavy_is_imported():
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stderr.splitlines()[-1] == "0 []"


def test_workloads_are_explained(capsys):
    assert run(["explain", "decode"]) == 0
    assert "absorbed unless stated" in capsys.readouterr().out
    assert run(["explain", "workload"]) == 0
    every = capsys.readouterr().out
    assert all(f"workload {name}" in every for name in ("training", "prefill", "decode"))
