"""Start-up: whole processes, with bytecode kept in a folder of their own."""

from __future__ import annotations

import json
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
# A mixture of experts with biases and tied tables, which no bundled model has together.
_UNBUNDLED = {
    "model_type": "qwen3_moe",
    "architectures": ["Qwen3MoeForCausalLM"],
    "attention_bias": True,
    "tie_word_embeddings": True,
    "hidden_size": 2048,
    "num_hidden_layers": 48,
    "num_attention_heads": 32,
    "num_key_value_heads": 4,
    "head_dim": 128,
    "vocab_size": 151936,
    "intermediate_size": 6144,
    "moe_intermediate_size": 768,
    "num_experts": 128,
    "num_experts_per_tok": 8,
    "decoder_sparse_step": 2,
}
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
        config = Path(folder) / "config.json"
        config.write_text(json.dumps(_UNBUNDLED), encoding="utf-8")
        priced = ("-m", "symcost", "eval", str(config))
        others = {
            "served": served,
            "libraries": _process(environment, "-c", _LIBRARIES),
            "cold": _process({**environment, "SYMCOST_CACHE": "off"}, *priced),
            "warm": _process(environment, *priced),
        }
        others["warm"]()
        found = medians({**programs, **others}, options.rounds)
    for name, (_, bar) in _PROGRAMS.items():
        yield Figure(name, found[name], f'python -c "{_LIBRARIES}"', found["libraries"], bar=bar)
    yield Figure("symcost eval of a structure that is not bundled, nothing kept", found["cold"], bar=1.5)
    name = "the same, once its evaluator is kept"
    yield Figure(name, found["warm"], f'python -c "{_LIBRARIES}"', found["libraries"], bar=1.3)
    trained = "symcost eval llama-3-8b"
    yield Figure(f"symcost {' '.join(_SERVED)}", found["served"], trained, found[trained], bar=1.15)


def _process(environment: dict[str, str], *command: str) -> Callable[[], object]:
    return lambda: subprocess.run(
        (sys.executable, *command), env=environment, stdout=subprocess.DEVNULL, check=True, stdin=subprocess.DEVNULL
    )
