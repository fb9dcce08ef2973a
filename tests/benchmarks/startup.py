"""Start-up: whole processes, with bytecode kept in a folder of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.benchmarks.figure import TOPICS, Figure, Options
from tests.benchmarks.timing import medians

_LIBRARIES = "import pydantic, typer, rich.console, rich.table"
_SERVED = ("eval", "llama-3-8b", "--workload", "decode")
_NO_SYMPY = (
    "import sys; from symcost.cli import main\ntry:\n    main()\nfinally:\n    assert 'sympy' not in sys.modules"
)
_PROGRAMS = {
    "symcost eval llama-3-8b": (("-m", "symcost", "eval", "llama-3-8b"), 1.3),
    "symcost --help": (("-m", "symcost", "--help"), None),
    "import symcost": (("-c", "import symcost"), None),
}


@TOPICS.add("startup")
def startup(options: Options) -> Iterator[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"PYTHONPYCACHEPREFIX": folder, "SYMCOST_CACHE": folder}
        environment["PYTHONPATH"] = str(Path(__file__).parents[2])
        _process(environment, "-c", _NO_SYMPY, *_SERVED[:2])()
        # The first run prints the evaluator of a served model; every later one loads it.
        served = _process(environment, "-m", "symcost", *_SERVED)
        served()
        _process(environment, "-c", _NO_SYMPY, *_SERVED)()
        programs = {name: _process(environment, *command) for name, (command, _) in _PROGRAMS.items()}
        others = {"served": served, "libraries": _process(environment, "-c", _LIBRARIES)}
        found = medians({**programs, **others}, options.rounds)
    for name, (_, bar) in _PROGRAMS.items():
        yield Figure(name, found[name], f'python -c "{_LIBRARIES}"', found["libraries"], bar=bar)
    trained = "symcost eval llama-3-8b"
    yield Figure(f"symcost {' '.join(_SERVED)}", found["served"], trained, found[trained], bar=1.15)


def _process(environment: dict[str, str], *command: str) -> Callable[[], object]:
    return lambda: subprocess.run(
        (sys.executable, *command), env=environment, stdout=subprocess.DEVNULL, check=True, stdin=subprocess.DEVNULL
    )
