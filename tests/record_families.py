"""Records what the library's modules of `data/families` have and do: parameters, and FLOPs of one pass each way.

    python -m tests.record_families [NAME ...]

A file lists cases: a config, the class to build, shapes of its inputs, and the lengths under which we price it. The
models are so small that they run as they are. A convolution of each channel by itself is left out of the count, and the
gradient of one in groups counts what it multiplies, which torch's own formula does not.
"""

from __future__ import annotations

import json
import sys
from copy import deepcopy
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data" / "families"


def main(names: list[str]) -> None:
    for path in sorted(FOLDER.glob("*.json")):
        if not names or path.stem in names:
            cases = json.loads(path.read_text(encoding="utf-8"))
            lines = [json.dumps({**case, **measured(case)}, sort_keys=True) for case in cases]
            path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def measured(case: dict[str, Any]) -> dict[str, int]:
    """Parameters, and counted FLOPs where the case says what goes in."""
    import torch
    import transformers

    transformers.masking_utils.find_packed_sequence_indices = lambda *args, **kwargs: None
    config = transformers.CONFIG_MAPPING[case["config"]["model_type"]].from_dict(deepcopy(case["config"]))
    with torch.device(case.get("device", "cpu")):
        model = getattr(transformers, case["class"])._from_config(config, attn_implementation="eager").train()
    if hasattr(model, "set_experts_implementation"):
        model.set_experts_implementation("batched_mm")
    found = {"params": sum(p.numel() for p in model.parameters())}
    if "inputs" in case:
        found |= _run(torch, case["inputs"], _at(model, case.get("call", "")))
    if "tower" in case:
        runs = [_run(torch, inputs, _at(model, call)) for call, inputs in case["tower"]]
        found |= {f"tower_{phase}": sum(run[phase] for run in runs) for phase in ("forward", "backward")}
    return found


def _at(model: Any, path: str) -> Any:
    for name in filter(None, path.split(".")):
        model = getattr(model, name)
    return model


def _run(torch: Any, stated: dict[str, Any], call: Any) -> dict[str, int]:
    """FLOPs of one call, and of the gradient of its loss or of the sum of what it hands back."""
    from torch.utils.flop_counter import FlopCounterMode

    inputs = {name: _tensor(torch, value) for name, value in stated.items()}
    counted = {torch.ops.aten.convolution: _convolution, torch.ops.aten.convolution_backward: _gradient}
    with FlopCounterMode(display=False, custom_mapping=counted) as forward:
        output = call(**inputs)
    loss = output.loss if getattr(output, "loss", None) is not None else _sum(torch, output)
    with FlopCounterMode(display=False, custom_mapping=counted) as backward:
        loss.backward()
    return {"forward": forward.get_total_flops(), "backward": backward.get_total_flops()}


def _tensor(torch: Any, value: Any) -> Any:
    """A tensor by its shape: ones, or whole numbers, zeros or ones, where it is led by `int` or `int1`; else as it is.

    `values` leads numbers, `grad` a shape of what needs a gradient.
    """
    if not isinstance(value, list):
        return value
    if value[0] == "values":
        return torch.tensor(value[1])
    if value[0] in ("int", "int1"):
        return torch.full(value[1:], int(value[0] == "int1"), dtype=torch.long)
    return torch.ones(value[1:], requires_grad=True) if value[0] == "grad" else torch.ones(value)


def _sum(torch: Any, output: Any) -> Any:
    """Of what a tower hands on alone, where it says so."""
    if isinstance(output, torch.Tensor):
        return output.sum()
    handed = getattr(output, "pooler_output", None)
    listed = output if isinstance(output, list | tuple) else output.values()
    made = list(handed if isinstance(handed, list | tuple) else [handed]) if handed is not None else list(listed)
    return sum(value.sum() for value in made if isinstance(value, torch.Tensor) and value.requires_grad)


def _numbers(shape: Any) -> int:
    count = 1
    for extent in shape:
        count *= extent
    return count


def _products(x: Any, w: Any, y: Any, groups: int, transposed: bool) -> int:
    """Two FLOPs for each weight and position that it is applied at; none of a filter of each channel by itself."""
    if groups > 1 and groups == x[1]:
        return 0
    positions = x if transposed else y
    return 2 * _numbers(w) * positions[0] * _numbers(positions[2:])


def _convolution(
    x: Any, w: Any, b: Any, s: Any, p: Any, d: Any, transposed: bool, o: Any, groups: int, **more: Any
) -> int:
    return _products(x, w, more["out_shape"], groups, transposed)


def _gradient(
    grad: Any, x: Any, w: Any, bs: Any, s: Any, p: Any, d: Any, transposed: bool, *rest: Any, **_: Any
) -> int:
    _, groups, wanted = rest
    return _products(x, w, grad, groups, transposed) * (bool(wanted[0]) + bool(wanted[1]))


if __name__ == "__main__":
    main(sys.argv[1:])
