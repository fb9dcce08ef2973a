"""Evaluator modules by structure: checked in where the signatures agree, else compiled; the first without sympy."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from symcost.ir.spec import ModelSpec


def structure_key(spec: ModelSpec, formulas: str) -> str:
    """A short name for a structure: models with the same key share one evaluator."""
    return hashlib.sha256(f"{formulas}\n{spec.signature()}".encode()).hexdigest()[:16]


def module_source(spec: ModelSpec, formulas: str = "standard") -> str:
    """Source of the Python evaluator of a model's structure."""
    bundled = bundled_module(spec, formulas)
    return bundled if bundled is not None else compiled_source(spec, formulas)


def bundled_module(spec: ModelSpec, formulas: str) -> str | None:
    """The checked-in evaluator of this structure, if there is one."""
    place = _index().get(structure_key(spec, formulas))
    return None if place is None else (generated_folder() / place / "evaluator.py").read_text(encoding="utf-8")


def compiled_source(spec: ModelSpec, formulas: str) -> str:
    """The evaluator compiled now."""
    from symcost.compiler.pipeline import compile_model
    from symcost.emit.python import emit

    return emit(compile_model(spec, formulas))


def numpy_source(spec: ModelSpec, formulas: str = "standard") -> str:
    """Source of the NumPy evaluator of a model's structure."""
    from symcost.compiler.pipeline import compile_model
    from symcost.emit.numpy import emit

    return emit(compile_model(spec, formulas))


def generated_folder() -> Traversable:
    """Where checked-in modules are: inside an installed package, or beside it in a checkout."""
    package = files("symcost")
    inside = package / "_generated"
    return inside if inside.is_dir() else Path(str(package)).parent / "generated"


@cache
def _index() -> dict[str, str]:
    """Structure keys of the checked-in modules and their folders; empty before the first `symcost generate`."""
    index = generated_folder() / "models" / "index.json"
    if not index.is_file():
        return {}
    found: dict[str, str] = json.loads(index.read_text(encoding="utf-8"))
    return found
