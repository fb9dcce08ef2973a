"""Evaluator modules by structure: a checked-in one where the signatures agree, else compiled and kept.

A checked-in module counts only where the manifest beside it names the compiler's present source: after a change of a
formula nothing that was made before it is used. Nothing here imports sympy until something must be compiled.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from symcost.children import spread
from symcost.compiler.filled import NOTHING, Filled, cost_model, stated
from symcost.compiler.stored import kept, lacks, source_digest
from symcost.evaluate.module import Module, execute, execute_raw, load_raw
from symcost.evaluate.readable import Readable
from symcost.ir.package import package_folder
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

EVALUATOR, MEMORY = "evaluator.py", "memory.py"
MANIFEST = "manifest.json"


def structure_key(spec: ModelSpec, formulas: str) -> str:
    """A short name for a structure: models with the same key share one evaluator."""
    return hashlib.sha256(f"{formulas}\n{spec.signature()}".encode()).hexdigest()[:16]


def module_key(spec: ModelSpec, formulas: str, precision: Precision | None = None) -> tuple[str, str, str]:
    """What decides an evaluator: models with the same key share one."""
    return spec.family, structure_key(spec, formulas), _policy(precision)


def load_module(spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None) -> Readable:
    """The readable evaluator of a model's structure: the checked-in one, else from the cache or compiled now.

    Args:
        precision: matters where it changes formulas, by overrides or block scales; else widths say all of it.
    """
    name = spec.family
    place = None if _policy(precision) else bundled_file(spec, formulas, EVALUATOR)
    if place is not None:
        beside = bundled_file(spec, formulas, MEMORY)
        memory = None if beside is None else partial(load_raw, beside, f"{name}_memory")
        return Readable.of(partial(load_raw, place, name), memory, name)
    source, moments = readable_source(spec, formulas, precision), memory_source(spec, formulas, precision)
    memory = partial(execute_raw, moments, f"{name}_memory", keep=True) if moments else None
    return Readable.of(partial(execute_raw, source, name, keep=True), memory, name)


def load_fast_module(
    spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None, filled: Filled = NOTHING
) -> Module:
    """The fast evaluator of a model's structure, from the cache or compiled now.

    Args:
        filled: numbers that are no parameters any more.
    """
    return execute(fast_source(spec, formulas, precision, filled), spec.family, keep=True)


def load_numpy_module(
    spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None, filled: Filled = NOTHING
) -> ModuleType:
    """The NumPy evaluator of a model's structure; arguments as for `load_fast_module`."""
    return execute_raw(numpy_source(spec, formulas, precision, filled), f"{spec.family}_numpy", keep=True)


def compile_together(specs: Sequence[ModelSpec], precision: Precision | None = None) -> None:
    """Fills the cache with what it lacks of fast evaluators, plain and NumPy, of several structures: on all cores."""
    lacking = [spec for spec in specs if any(lacks(kind, *_parts(spec, "standard", precision)) for kind in _FAST)]
    if len(lacking) > 1:
        spread(partial(_compile, precision), lacking)


def _compile(precision: Precision | None, spec: ModelSpec) -> None:
    for make in _FAST.values():
        make(spec, "standard", precision)


def bundled_file(spec: ModelSpec, formulas: str, name: str) -> Traversable | None:
    """A checked-in file of this structure, if there is one."""
    folder = _index().get(structure_key(spec, formulas))
    place = None if folder is None else generated_folder() / folder / name
    return place if place is not None and place.is_file() else None


def readable_source(spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None) -> str:
    """Source of the readable evaluator of a model's structure."""

    def make() -> str:
        from symcost.emit.readable.module import emit

        return emit(cost_model(spec, formulas, precision))

    return _kept("readable", make, spec, formulas, precision)


def memory_source(spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None) -> str:
    """Source of the memory beside it; empty for a set that states no kernels."""

    def make() -> str:
        from symcost.emit.readable.module import emit_memory

        return emit_memory(cost_model(spec, formulas, precision))

    return _kept("memory", make, spec, formulas, precision)


def page_record(spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None) -> dict[str, Any]:
    """What a page carries of a model's readable evaluator, kept once it is made: `symcost.emit.page_module`."""

    def make() -> str:
        from symcost.emit.page_module import translate

        return json.dumps(translate(*_texts(spec, formulas, precision)))

    found: dict[str, Any] = json.loads(_kept("page", make, spec, formulas, precision))
    return found


def _texts(spec: ModelSpec, formulas: str, precision: Precision | None) -> tuple[str, str]:
    """Sources of the readable evaluator and of the memory beside it: checked-in ones, else from the cache or made."""
    place = None if _policy(precision) else bundled_file(spec, formulas, EVALUATOR)
    if place is None:
        return readable_source(spec, formulas, precision), memory_source(spec, formulas, precision)
    beside = bundled_file(spec, formulas, MEMORY)
    return place.read_text(encoding="utf-8"), "" if beside is None else beside.read_text(encoding="utf-8")


def fast_source(
    spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None, filled: Filled = NOTHING
) -> str:
    """Source of the fast evaluator of a model's structure."""

    def make() -> str:
        from symcost.emit.python import emit

        return emit(cost_model(spec, formulas, precision, filled))

    return _kept("python", make, spec, formulas, precision, filled)


def numpy_source(
    spec: ModelSpec, formulas: str = "standard", precision: Precision | None = None, filled: Filled = NOTHING
) -> str:
    """Source of the NumPy evaluator of a model's structure."""

    def make() -> str:
        from symcost.emit.numpy import emit

        return emit(cost_model(spec, formulas, precision, filled))

    return _kept("numpy", make, spec, formulas, precision, filled)


def _kept(
    kind: str,
    make: Callable[[], str],
    spec: ModelSpec,
    formulas: str,
    precision: Precision | None,
    filled: Filled = NOTHING,
) -> str:
    """A text from the cache, or made now and kept."""
    return kept(kind, *_parts(spec, formulas, precision), *stated(filled), make=make)


def _parts(spec: ModelSpec, formulas: str, precision: Precision | None) -> tuple[str, ...]:
    """What decides a text of a structure."""
    return spec.family, formulas, spec.signature(), _policy(precision)


# Kind of text in the cache -> what makes it.
_FAST = {"python": fast_source, "numpy": numpy_source}


def _policy(precision: Precision | None) -> str:
    """What tells a policy that changes formulas from another; empty for all that are a matter of widths."""
    return "" if precision is None or precision.plain else repr(precision)


def generated_folder() -> Traversable:
    """Where checked-in modules are: inside an installed package, or beside it in a checkout."""
    package = package_folder()
    inside = package / "_generated"
    return inside if inside.is_dir() else Path(str(package)).parent / "generated"


def manifest() -> str:
    """What is written beside generated files: the source that made them."""
    return json.dumps({"schema": 1, "source_digest": source_digest()}, indent=1) + "\n"


@cache
def _index() -> dict[str, str]:
    """Structure keys of the checked-in modules and their folders; empty where there are none, or none of this source.

    Inside an archive the source is what was packed with them.
    """
    folder = generated_folder()
    index, made_by = folder / "models" / "index.json", folder / MANIFEST
    if not index.is_file() or not made_by.is_file():
        return {}
    if isinstance(folder, Path) and made_by.read_text(encoding="utf-8") != manifest():
        return {}
    found: dict[str, str] = json.loads(index.read_text(encoding="utf-8"))
    return found
