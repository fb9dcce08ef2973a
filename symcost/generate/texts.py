"""The texts of a generated folder: every emitter over one cost model."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from symcost import children
from symcost.compiler.modules import EVALUATOR, MEMORY, structure_key
from symcost.compiler.pipeline import compile_model
from symcost.emit import javascript, latex, markdown
from symcost.emit import numpy as numpy_emitter
from symcost.emit import python as python_emitter
from symcost.emit.readable import module as readable
from symcost.errors import UsageError
from symcost.generate.targets import Target
from symcost.ir.cost_model import CostModel
from symcost.ir.spec import ModelSpec


@dataclass(frozen=True)
class Form:
    """A generated file: its name in the folder of a model, and what makes it.

    Attributes:
        asked: whether it is written only where it is asked for.
        document: whether it is text for people alone.
    """

    file: str
    emit: Callable[[CostModel, ModelSpec], str]
    asked: bool = False
    document: bool = False


def _evaluator(model: CostModel, spec: ModelSpec) -> str:
    """The readable evaluator; what a rank sends has no place in it, so that a rank's is the fast form."""
    return python_emitter.emit(model) if spec.layout else readable.emit(model)


# By the value of `--to`.
FORMS: MappingProxyType[str, Form] = MappingProxyType(
    {
        "python": Form(EVALUATOR, _evaluator),
        "memory": Form(MEMORY, lambda model, spec: "" if spec.layout else readable.emit_memory(model), asked=True),
        "totals": Form("totals.py", lambda model, _: python_emitter.emit(model), asked=True),
        "numpy": Form("evaluator_numpy.py", lambda model, _: numpy_emitter.emit(model)),
        "latex": Form("formulas.tex", lambda model, spec: latex.emit(model, spec=spec), document=True),
        "markdown": Form("formulas.md", lambda model, spec: markdown.emit(model, spec=spec), document=True),
        "javascript": Form("totals.js", lambda model, _: javascript.emit(model), asked=True),
    }
)


# What the repository itself holds: what people read. Fast forms are made on first use.
OWN = ("python", "memory", "markdown")


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
    """Every file by its path relative to the output folder, sorted; made on every core."""
    names = tuple(name for name, form in FORMS.items() if form in forms)
    found: dict[str, str] = {}
    for made in children.spread(partial(_texts, names), targets):
        found |= made
    return dict(sorted(found.items()))


def _texts(names: Sequence[str], target: Target) -> dict[str, str]:
    model = compile_model(target.spec, target.formulas)
    forms = [form for form in map(FORMS.__getitem__, names) if not (target.evaluator_only and form.document)]
    made = ((form, form.emit(model, target.spec)) for form in forms)
    return {f"{target.folder}/{form.file}": text for form, text in made if text}


def index(targets: list[Target]) -> str:
    """Which folder holds the evaluator of which structure; `symcost eval` looks here before it compiles."""
    keys = {structure_key(target.spec, target.formulas): target.folder for target in targets}
    return json.dumps(dict(sorted(keys.items())), indent=1) + "\n"
