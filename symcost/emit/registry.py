"""Document emitters, found by walking this folder: a module that decorates its `emit` is a value of `docs --to`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, TypeVar

from symcost.errors import UsageError
from symcost.ir.cost_model import CostModel
from symcost.ir.spec import ModelSpec


class Emit(Protocol):
    """A cost model as the text of a document."""

    def __call__(
        self,
        model: CostModel,
        *,
        spec: ModelSpec | None = None,
        conventions: Mapping[str, str] | None = None,
        result: Mapping[str, Any] | None = None,
        fragment: bool = False,
    ) -> str: ...


@dataclass(frozen=True)
class Emitter:
    """A document format.

    Attributes:
        name: value of `--to`.
        suffix: of its files, without the dot.
        emit: makes the text.
        live: whether it takes models and evaluators for numbers that follow a reader's inputs.
    """

    name: str
    suffix: str
    emit: Emit
    live: bool = False


Made = TypeVar("Made", bound=Callable[..., str])
_MARK = "symcost_emitter"


def emitter(name: str, suffix: str, *, live: bool = False) -> Callable[[Made], Made]:
    """Declare `emit` of a module as a document format; the function itself stays as it is."""

    def mark(emit: Made) -> Made:
        setattr(emit, _MARK, Emitter(name, suffix, emit, live))
        return emit

    return mark


@cache
def emitters() -> dict[str, Emitter]:
    """Every document format by name, sorted."""
    import symcost.emit as package

    modules = (import_module(f"{package.__name__}.{module.name}") for module in iter_modules(package.__path__))
    found = [getattr(emit, _MARK) for module in modules if hasattr(emit := getattr(module, "emit", None), _MARK)]
    return {made.name: made for made in sorted(found, key=lambda made: made.name)}


def find(name: str) -> Emitter:
    """A document format by name.

    Raises:
        UsageError: there is none of this name.
    """
    known = emitters()
    if name not in known:
        raise UsageError(f"no document format {name!r}", hint=f"known: {', '.join(known)}")
    return known[name]
