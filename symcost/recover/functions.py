"""Functions by name: loaded from a module or a file, with the sizes that their arguments stand for."""

from __future__ import annotations

import dis
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from symcost import dims
from symcost.audit.callables import Config
from symcost.errors import UsageError
from symcost.files import is_file

_KINDS = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


@dataclass(frozen=True)
class Program:
    """A function of sizes.

    Attributes:
        function: as its author wrote it.
        arguments: size -> argument, or `argument.attribute`.
        notable: whole numbers that stand in its code.
    """

    name: str
    function: Callable[..., Any]
    arguments: Mapping[str, str]
    notable: tuple[int, ...]

    @property
    def loops(self) -> bool:
        """Whether a loop stands in its code: what it takes then grows with the sizes."""
        return _has_loop(getattr(self.function, "__code__", None))

    def __call__(self, sizes: Mapping[str, int]) -> Any:
        """The function at sizes."""
        return self.function(**nested({argument: sizes[size] for size, argument in self.arguments.items()}))


def nested(values: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments from `argument` and `argument.attribute`: an object where there are attributes."""
    given: dict[str, Any] = {}
    for path, value in values.items():
        *outer, last = path.split(".")
        place = given
        for name in outer:
            place = place.setdefault(name, Config())
        place[last] = value
    return given


def load(target: str, stated: Mapping[str, str]) -> Program:
    """The function that `module:function` or `file.py:function` names.

    Args:
        stated: size -> argument; where none is stated, every argument without a default is a size of its name.

    Raises:
        UsageError: no such module, file or function; an argument that it does not take, or needs and nobody states.
    """
    function = imported(target)
    name = target.rpartition(":")[2]
    return Program(name, function, _arguments(function, name, stated), tuple(sorted(set(_numbers(function)))))


def imported(target: str) -> Any:
    """The function or class that `module:name` or `file.py:name` names.

    Raises:
        UsageError: no such module, file or name.
    """
    place, _, name = target.rpartition(":")
    if not place or not name:
        raise UsageError(f"{target!r} names no function", hint="write module:function or file.py:function")
    module = _module(place)
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        near = sorted(key for key, value in vars(module).items() if inspect.isfunction(value))
        raise UsageError(f"{place} has no function {name}", hint=f"it has {', '.join(near) or 'none'}")
    return found


def _module(place: str) -> ModuleType:
    if not place.endswith(".py"):
        if "" not in sys.path:
            sys.path.insert(0, "")
        try:
            return import_module(place)
        except ImportError as error:
            raise UsageError(
                f"{place} cannot be imported: {error}", hint="name a module, or a file ending in .py"
            ) from error
    file = Path(place)
    if not is_file(file):
        raise UsageError(f"there is no file {place}", hint="name a Python file")
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (ImportError, SyntaxError, NameError) as error:
        raise UsageError(f"{place} cannot be imported: {error}", hint="repair it") from error
    return module


def _arguments(function: Callable[..., Any], name: str, stated: Mapping[str, str]) -> dict[str, str]:
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError) as error:
        raise UsageError(f"{name} does not say what it takes", hint="wrap it in a function that does") from error
    takes = [parameter.name for parameter in parameters.values() if parameter.kind in _KINDS]
    open_ended = any(parameter.kind is inspect.Parameter.VAR_KEYWORD for parameter in parameters.values())
    needs = [p.name for p in parameters.values() if p.kind in _KINDS and p.default is inspect.Parameter.empty]
    for size, argument in stated.items():
        if argument.partition(".")[0] not in takes and not open_ended:
            raise UsageError(
                f"--dims {size}={argument}: {name} takes no {argument}", hint=f"it takes {', '.join(takes)}"
            )
    if not stated:
        return {argument: argument for argument in needs}
    given = {argument.partition(".")[0] for argument in stated.values()}
    missing = [argument for argument in needs if argument not in given]
    if missing:
        raise UsageError(f"{name} needs {', '.join(missing)}", hint=f"state --dims NAME={missing[0]}")
    return dict(stated)


def check_names(sizes: Mapping[str, str]) -> None:
    """Refuses a name that no formula can hold.

    Raises:
        UsageError: a name that is no identifier, or a word of the grammar.
    """
    from symcost.ir.text.tokens import RESERVED

    for name in sizes:
        if not name.isascii() or not name.isidentifier() or name in RESERVED:
            raise UsageError(f"{name!r} is no name of a size", hint=f"rename it: --dims x={sizes[name]}")


def is_dim(name: str) -> bool:
    """Whether a name is one of ours."""
    return name in dims.DIMS


def _numbers(function: Callable[..., Any]) -> Iterator[int]:
    """Whole numbers of a function's code and of functions within it: where it may behave otherwise."""
    defaults = getattr(function, "__defaults__", None) or ()
    for value in (*defaults, *_constants(getattr(function, "__code__", None))):
        if isinstance(value, int) and not isinstance(value, bool) and value > 1:
            yield value


def _has_loop(code: CodeType | None) -> bool:
    if code is None:
        return False
    steps = any(step.opname == "FOR_ITER" or "JUMP_BACKWARD" in step.opname for step in dis.get_instructions(code))
    return steps or any(_has_loop(inner) for inner in code.co_consts if isinstance(inner, CodeType))


def _constants(code: CodeType | None) -> Iterator[object]:
    for value in code.co_consts if code is not None else ():
        if isinstance(value, CodeType):
            yield from _constants(value)
        elif isinstance(value, tuple | frozenset):
            yield from value
        else:
            yield value
