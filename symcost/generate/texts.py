"""The texts of a generated folder: every emitter over one cost model."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from symcost.compiler.modules import structure_key
from symcost.compiler.pipeline import compile_model
from symcost.emit import javascript, latex, markdown
from symcost.emit import numpy as numpy_emitter
from symcost.emit import python as python_emitter
from symcost.errors import UsageError
from symcost.generate.targets import Target
from symcost.ir.cost_model import CostModel
from symcost.ir.spec import ModelSpec

EVALUATOR = "evaluator.py"


@dataclass(frozen=True)
class Form:
    """A generated file: its name in the folder of a model, and what makes it.

    Attributes:
        asked: whether it is written only where it is asked for.
    """

    file: str
    emit: Callable[[CostModel, ModelSpec], str]
    asked: bool = False


# By the value of `--to`.
FORMS: MappingProxyType[str, Form] = MappingProxyType(
    {
        "python": Form(EVALUATOR, lambda model, _: python_emitter.emit(model)),
        "numpy": Form("evaluator_numpy.py", lambda model, _: numpy_emitter.emit(model)),
        "latex": Form("formulas.tex", lambda model, spec: latex.emit(model, spec=spec)),
        "markdown": Form("formulas.md", lambda model, spec: markdown.emit(model, spec=spec)),
        "javascript": Form("evaluator.js", lambda model, _: javascript.emit(model), asked=True),
    }
)


def chosen(names: Sequence[str]) -> tuple[Form, ...]:
    """Forms by name; without any, all that are written unasked.

    Raises:
        UsageError: there is none of this name.
    """
    for name in names:
        if name not in FORMS:
            raise UsageError(f"--to {name!r} does not exist", hint=f"known: {', '.join(FORMS)}")
    return tuple(form for name, form in FORMS.items() if name in names or not (names or form.asked))


def texts(targets: list[Target], forms: Sequence[Form]) -> dict[str, str]:
    """Every file by its path relative to the output folder, sorted."""
    found: dict[str, str] = {}
    for target in targets:
        model = compile_model(target.spec, target.formulas)
        for form in forms:
            if target.evaluator_only and form.file != EVALUATOR and not form.asked:
                continue
            found[f"{target.folder}/{form.file}"] = form.emit(model, target.spec)
    return dict(sorted(found.items()))


def index(targets: list[Target]) -> str:
    """Which folder holds the evaluator of which structure; `symcost eval` looks here before it compiles."""
    keys = {structure_key(target.spec, target.formulas): target.folder for target in targets}
    return json.dumps(dict(sorted(keys.items())), indent=1) + "\n"
