"""The compute_graph calculator as a program: run as it stands, with stand-ins for the two modules that it imports."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from pydantic import create_model

CASE = Path(__file__).parents[1] / "data" / "compute_graph" / "deepseek_v3_like.json"
_NAME = "Compute_Graph"
# The policy of the case, by what the program asks of it.
_POLICIES = {
    "BF16_F8_E4M3_F32": SimpleNamespace(
        compute_w_dtype="FP8",
        compute_a_dtype="BF16",
        compute_accum_dtype="FP32",
        storage_param_dtype="FP8",
        storage_master_param_dtype="FP32",
        storage_act_dtype="BF16",
        storage_grad_param_dtype="FP32",
        storage_grad_act_dtype="BF16",
        storage_opt_state_dtype="BF16",
    )
}


def calls(path: Path) -> tuple[Callable[[], object], Callable[[], int]]:
    """Both of its specs for the case, as one call; and the parameters that it counts, to compare with ours."""
    case = json.loads(CASE.read_text(encoding="utf-8"))
    source = _load(path)
    model, train = _record("ModelConfig", case["model"]), _record("TrainConfig", case["train"])
    precision = _record("PrecisionConfig", {"policy_name": case["precision"]})

    def run() -> object:
        graph = source.parse_model_compute_spec(model, train, precision)
        return graph, source.parse_model_tensor_spec(model, train, precision)

    def parameters() -> int:
        spec = source.parse_model_tensor_spec(model, train, precision)
        groups = [*spec.layers, spec]
        tensors = [item for group in groups for item in _tensors(group)]
        return sum(item.element_count for item in tensors if item.role == "param")

    return run, parameters


def _record(name: str, values: dict[str, Any]) -> Any:
    """A config as the program's own are: a pydantic model."""
    return create_model(name, **{key: (type(value), ...) for key, value in values.items()})(**values)


def _tensors(group):
    """Tensors of a record: in lists and fields of its own."""
    for value in vars(group).values():
        for item in value if isinstance(value, list) else (value,):
            if hasattr(item, "element_count"):
                yield item


def _load(path: Path) -> ModuleType:
    """Its text as a module; a first line that is only its file's name is struck."""
    text = path.read_text(encoding="utf-8")
    first, _, rest = text.partition("\n")
    text = rest if first.strip() == f"{_NAME}.py" else text
    stands = {
        "Precision_Policy": {"get_policy": _POLICIES.__getitem__},
        "User_Config": dict.fromkeys(("ModelConfig", "TrainConfig", "PrecisionConfig"), SimpleNamespace),
    }
    for name, content in stands.items():
        sys.modules[name] = ModuleType(name)
        sys.modules[name].__dict__.update(content)
    module = sys.modules[_NAME] = ModuleType(_NAME)
    exec(compile(text, f"{_NAME}.py", "exec"), module.__dict__)
    return module
