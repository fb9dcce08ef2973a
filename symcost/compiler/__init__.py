"""The compiler: models become formulas, formulas become modules. Names load when first used: sympy is heavy."""

from __future__ import annotations

from importlib import import_module

_NAMES = {
    "PASSES": "pipeline",
    "compile_model": "pipeline",
    "fast_source": "modules",
    "numpy_source": "modules",
}


def __getattr__(name: str) -> object:
    if name in _NAMES:
        return getattr(import_module(f"symcost.compiler.{_NAMES[name]}"), name)
    raise AttributeError(f"symcost.compiler has no {name!r}")
