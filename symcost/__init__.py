"""symcost: a compiler for cost models of transformer language models."""

from __future__ import annotations

from importlib import import_module

# As type checkers know it; the module that has it takes longer to load than all of this.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__version__ = "0.1.0"

# Public name -> (module, attribute); loaded when first asked for, so that `import symcost` costs nothing.
_EXPORTS: dict[str, tuple[str, str]] = {
    "SymcostError": ("symcost.errors", "SymcostError"),
    "SpecError": ("symcost.errors", "SpecError"),
    "SpecWarning": ("symcost.errors", "SpecWarning"),
    "LayerGroup": ("symcost.ir.spec", "LayerGroup"),
    "Model": ("symcost.api.model", "Model"),
    "Costs": ("symcost.api.costs", "Costs"),
    "load": ("symcost.api.model", "load"),
    "compile": ("symcost.api.model", "compile_formulas"),
    "compare": ("symcost.api.compare", "compare"),
    "plan": ("symcost.planning.ask", "plan"),
    "evaluator": ("symcost.api.model", "evaluator"),
}
# Stages that people call by attribute: `symcost.stack.derive_layers(...)`.
_STAGES = ("stack",)


def __getattr__(name: str) -> Any:
    if name in _EXPORTS:
        module, attribute = _EXPORTS[name]
        return getattr(import_module(module), attribute)
    if name in _STAGES:
        return import_module(f"symcost.{name}")
    raise AttributeError(f"module 'symcost' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_EXPORTS, *_STAGES})
