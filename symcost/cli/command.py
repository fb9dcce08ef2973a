"""A typer command whose parameters are read by plain functions.

Some versions of typer build a pydantic adapter for every parameter of a command, given or not, which takes longer than
pricing a model does. Ours are texts, whole and decimal numbers, switches, paths and lists of texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import isfinite
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup


def _whole(text: str) -> int:
    """Digits as everybody writes them, without the underscores and foreign digits that `int` takes."""
    stripped = text.strip()
    if not stripped.isascii() or not stripped.removeprefix("-").removeprefix("+").isdigit():
        raise ValueError(text)
    return int(stripped)


def _decimal(text: str) -> float:
    """A number that is not without end, in ASCII and without underscores too."""
    stripped = text.strip()
    value = float(stripped)
    if not stripped.isascii() or "_" in stripped or not isfinite(value):
        raise ValueError(text)
    return value


_READERS: dict[Any, Callable[[str], Any]] = {int: _whole, float: _decimal, Path: Path, list[Path]: Path}
_EXPECTED = {int: "a whole number", float: "a number"}


class Command(TyperCommand):
    """The command that every file of `commands` becomes."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _lighten(self.get_params(ctx))
        return super().parse_args(ctx, args)

    def get_short_help_str(self, limit: int = 45) -> str:
        """What the command does, in one sentence that is never cut off."""
        return " ".join((self.help or "").split("\n\n")[0].split())


class Group(TyperGroup):
    """The application itself."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        _lighten(self.get_params(ctx))
        return super().parse_args(ctx, args)


def _lighten(params: Iterable[Any]) -> None:
    for param in params:
        # Where typer has no such place it reads parameters in a light way of its own.
        if getattr(param, "_runtime_param", param) is None:
            param._runtime_param = _Reader(param.type_descriptor.annotation)


class _Reader:
    """What typer asks of the adapter that this stands for."""

    def __init__(self, annotation: Any) -> None:
        self.annotation = annotation
        self.read = _READERS.get(annotation, str)

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value of a parameter from its texts; a default is taken as it is."""
        several = param.multiple or param.nargs == -1
        if value is None:
            return () if several else None
        if several:
            return [self._one(item, param, ctx) for item in value]
        return self._one(value, param, ctx)

    def _one(self, value: Any, param: Any, ctx: Any) -> Any:
        if not isinstance(value, str):
            return value
        try:
            return self.read(value)
        except ValueError:
            expected = _EXPECTED.get(self.annotation, "readable")
            raise typer.BadParameter(f"{value!r} is not {expected}", ctx=ctx, param=param) from None
