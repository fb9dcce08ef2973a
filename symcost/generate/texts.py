"""The texts of a generated folder: every emitter over one cost model."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import MappingProxyType

from symcost.compiler.modules import structure_key
from symcost.compiler.pipeline import compile_model
from symcost.emit import latex, markdown
from symcost.emit import numpy as numpy_emitter
from symcost.emit import python as python_emitter
from symcost.generate.targets import Target
from symcost.ir.cost_model import CostModel
from symcost.ir.spec import ModelSpec

EVALUATOR = "evaluator.py"

# File name and what makes it.
FILES: MappingProxyType[str, Callable[[CostModel, ModelSpec], str]] = MappingProxyType(
    {
        EVALUATOR: lambda model, _: python_emitter.emit(model),
        "evaluator_numpy.py": lambda model, _: numpy_emitter.emit(model),
        "formulas.tex": lambda model, spec: latex.emit(model, spec=spec),
        "formulas.md": lambda model, spec: markdown.emit(model, spec=spec),
    }
)


def texts(targets: list[Target]) -> dict[str, str]:
    """Every file by its path relative to the output folder, sorted."""
    found: dict[str, str] = {}
    for target in targets:
        model = compile_model(target.spec, target.formulas)
        for name, emit in FILES.items():
            if target.evaluator_only and name != EVALUATOR:
                continue
            found[f"{target.folder}/{name}"] = emit(model, target.spec)
    return dict(sorted(found.items()))


def index(targets: list[Target]) -> str:
    """Which folder holds the evaluator of which structure; `symcost eval` looks here before it compiles."""
    keys = {structure_key(target.spec, target.formulas): target.folder for target in targets}
    return json.dumps(dict(sorted(keys.items())), indent=1) + "\n"
