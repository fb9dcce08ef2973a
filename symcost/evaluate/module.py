"""A generated module at work: our own printed source, executed, behind a typed face.

The evaluator that ships is the one that is tested: nothing else computes a number.
"""

from __future__ import annotations

import os
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.machinery import SourceFileLoader
from importlib.util import cache_from_source
from pathlib import Path
from typing import TYPE_CHECKING

from symcost.errors import SpecError
from symcost.evaluate.bytecode import kept_code
from symcost.evaluate.numbers import Number, Value, whole, within_floats
from symcost.ir.row import Row

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_FAST = ("FAMILY", "FORMULAS", "KINDS", "INSTANCES", "DIMS", "COEFFICIENTS", "WIDTHS", "CONVENTIONS", "ROWS", "TENSORS")
_READABLE = ("FAMILY", "FORMULAS", "LAYERS", "DIMS", "COEFFICIENTS", "WIDTHS", "CONVENTIONS", "ROWS")


@dataclass(frozen=True)
class Module:
    """A generated Python evaluator in its fast form.

    Attributes:
        raw: the executed module itself.
    """

    raw: types.ModuleType

    @property
    def family(self) -> str:
        return str(self.raw.FAMILY)

    @property
    def formulas(self) -> str:
        return str(self.raw.FORMULAS)

    @cached_property
    def dims(self) -> tuple[str, ...]:
        return tuple(self.raw.DIMS)

    @cached_property
    def coefficients(self) -> dict[str, Number]:
        return {name: whole(value) for name, value in self.raw.COEFFICIENTS.items()}

    @cached_property
    def widths(self) -> tuple[str, ...]:
        return tuple(self.raw.WIDTHS)

    @cached_property
    def conventions(self) -> dict[str, tuple[str, ...]]:
        return {name: tuple(options) for name, options in self.raw.CONVENTIONS.items()}

    @cached_property
    def kinds(self) -> tuple[tuple[str, str], ...]:
        """Kind and count text, in the model's order."""
        return tuple(self.raw.KINDS)

    @cached_property
    def instances(self) -> tuple[tuple[str, str, str, str, str, str], ...]:
        """Kind, component, type, group, count text, the instance it borrows its weights from."""
        return tuple(self.raw.INSTANCES)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        return tuple(Row._make(row) for row in self.raw.ROWS)

    @cached_property
    def tensors(self) -> dict[tuple[str, str, str], tuple[str, str, str, str]]:
        """Role, slot, lifetime and storage of each tensor, by kind, component and name."""
        return {(row[0], row[1], row[2]): (row[3], row[4], row[5], row[6]) for row in self.raw.TENSORS}

    @property
    def unpriced(self) -> tuple[str, ...]:
        return tuple(getattr(self.raw, "UNPRICED", ()))

    @property
    def divisions(self) -> tuple[tuple[str, str, str, str], ...]:
        """Of a sharded model: size, what divides it, component, tensor."""
        return tuple(getattr(self.raw, "DIVISIONS", ()))

    def components(self, arguments: Mapping[str, Value]) -> tuple[Value, ...]:
        """Values in the order of `rows`, each for one instance."""
        return tuple(self._call("components", arguments))

    def totals(self, arguments: Mapping[str, Value]) -> dict[str, Value]:
        """Sums over the whole model, by field name."""
        return dict(self._call("totals", arguments)._asdict())

    def memory(self, arguments: Mapping[str, Value]) -> dict[str, Value]:
        """Bytes of a training step on one device, by name of MEMORY; empty for a set that states no kernels."""
        names = getattr(self.raw, "MEMORY", ())
        return dict(zip(names, self._call("memory", arguments), strict=True)) if names else {}

    def _call(self, name: str, arguments: Mapping[str, Value]) -> Value:
        with within_floats(self.family):
            return getattr(self.raw, name)(**arguments)


def execute(source: str, name: str, *, keep: bool = False) -> Module:
    """A fast module from source text that symcost printed.

    Args:
        keep: whether its bytecode goes to the user's cache folder.

    Raises:
        SpecError: text that is no generated evaluator.
    """
    return Module(checked(execute_raw(source, name, keep=keep), name, _FAST))


def execute_raw(source: str, name: str, *, keep: bool = False) -> types.ModuleType:
    """Source text of any of our printers as a Python module.

    Raises:
        SpecError: text that is no Python.
    """
    return _executed(lambda: kept_code(source, name) if keep else compile(source, f"<symcost {name}>", "exec"), name)


def load_raw(place: Traversable, name: str) -> types.ModuleType:
    """A module that ships with the package, or that stands in a checkout.

    Its bytecode is kept beside it, as Python does it; in the user's cache where the folder cannot be written.

    Raises:
        SpecError: a file that is no Python.
    """
    if isinstance(place, Path) and (Path(cache_from_source(place)).exists() or os.access(place.parent, os.W_OK)):
        loader = SourceFileLoader(f"symcost_generated_{name}", str(place))
        return _executed(lambda: loader.get_code(loader.name), name)
    return execute_raw(place.read_text(encoding="utf-8"), name, keep=True)


def checked(raw: types.ModuleType, name: str, needed: tuple[str, ...] = _READABLE) -> types.ModuleType:
    """The module itself, where it has what an evaluator has.

    Raises:
        SpecError: it has not.
    """
    missing = [item for item in needed if not hasattr(raw, item)]
    if missing:
        raise SpecError(
            f"it has no {missing[0]}, so it is no generated evaluator",
            where=name,
            hint="regenerate it: symcost generate",
        )
    return raw


def _executed(code: Callable[[], types.CodeType | None], name: str) -> types.ModuleType:
    raw = types.ModuleType(f"symcost_generated_{name}")
    try:
        exec(code() or "", raw.__dict__)
    except SyntaxError as error:
        raise SpecError(
            f"line {error.lineno} is no Python", where=name, hint="regenerate it: symcost generate"
        ) from None
    return raw


def load_file(path: Path) -> Module:
    """A module from a file that `symcost generate` wrote.

    Raises:
        SpecError: the file cannot be read or is no generated evaluator.
    """
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SpecError(f"cannot be read: {error}", where=str(path)) from None
    return execute(source, path.stem)
