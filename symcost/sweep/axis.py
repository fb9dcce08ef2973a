"""Axes of a grid: a list of values, or a progression that is never written out as Python numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from symcost.errors import SpecError, UsageError
from symcost.evaluate.names import unknown
from symcost.evaluate.numbers import Number, parse, whole

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

# Its values are held in memory, eight bytes each.
LONGEST = 10_000_000
# What an array of machine integers holds.
MACHINE = 2**63 - 1
_KEYS = ("from", "to", "step", "times")


@dataclass(frozen=True)
class Axis:
    """Values of one size, in the order in which they were written.

    Attributes:
        values: all of them; empty where `step` makes them.
        first: of a progression by steps.
        count: how many values there are.
    """

    name: str
    values: tuple[Number, ...] = ()
    first: Number = 0
    step: Number = 0
    count: int = 0

    def array(self) -> Array:
        """The exact values: machine integers where they fit, Python numbers otherwise."""
        import numpy as np

        first, step = self.first, self.step
        last = first + (self.count - 1) * step
        if not self.values and isinstance(first, int) and isinstance(step, int) and last <= MACHINE:
            return np.arange(self.count, dtype=np.int64) * step + first
        return exact_array(self.values or [whole(first + n * step) for n in range(self.count)])

    def text(self) -> str:
        """What tells this axis from another."""
        if self.values:
            return f"{self.name}=[{','.join(map(str, self.values))}]"
        return f"{self.name}={self.first}+{self.step}*{self.count}"


def exact_array(values: list[Number] | tuple[Number, ...]) -> Array:
    """Numbers as machine integers where all fit, as objects otherwise."""
    import numpy as np

    if all(isinstance(value, int) and value <= MACHINE for value in values):
        return np.array(values, dtype=np.int64)
    made = np.empty(len(values), dtype=object)
    made[:] = values
    return made


def read_axis(name: str, stated: object, where: str) -> Axis:
    """An axis from a grid file: a number, a list of numbers, or {from, to, step or times}.

    Raises:
        SpecError: no value, the same value twice, or a progression that does not progress.
        UsageError: something that is no number.
    """
    field = f"dims.{name}"
    if isinstance(stated, Mapping):
        return _progression(name, field, stated, where)
    items = stated if isinstance(stated, list) else [stated]
    if not items or items == [""]:
        raise SpecError(f"{field} has no value: the grid is empty", where=where, hint="state at least one value")
    values = tuple(_number(item, field, where) for item in items)
    if len(set(values)) < len(values):
        twice = next(value for value in values if values.count(value) > 1)
        raise SpecError(f"{field} has {twice} twice", where=where, hint="state each value once")
    return Axis(name, values, count=len(values))


def _number(item: object, field: str, where: str) -> Number:
    if not isinstance(item, str):
        raise SpecError(f"{field} holds a value that is no number", where=where, hint="write for instance [1024, 2048]")
    try:
        return parse(item, name=field)
    except UsageError as error:
        raise error.at(where) from None


def _progression(name: str, field: str, stated: Mapping[str, Any], where: str) -> Axis:
    for key in stated:
        if key not in _KEYS:
            raise unknown("key", f"{field}.{key}", [f"{field}.{known}" for known in _KEYS]).at(where)
    found = {key: _number(value, f"{field}.{key}", where) for key, value in stated.items()}
    if "from" not in found or "to" not in found or ("step" in found) == ("times" in found):
        hint = "write {from: 1024, to: 8192, step: 1024} or {from: 1024, to: 8192, times: 2}"
        raise SpecError(f"{field} is no progression", where=where, hint=hint)
    first, last = found["from"], found["to"]
    if last < first:
        raise SpecError(f"{field} runs from {first} to {last}: the grid is empty", where=where, hint="let it rise")
    if "times" in found:
        return _geometric(name, field, first, last, found["times"], where)
    step = found["step"]
    if step == 0:
        raise SpecError(f"{field}.step is 0", where=where, hint="state a positive step")
    return Axis(name, first=first, step=step, count=int((last - first) // step) + 1)


def _geometric(name: str, field: str, first: Number, last: Number, factor: Number, where: str) -> Axis:
    if factor <= 1 or first == 0:
        problem = f"{field}.times is {factor}" if first else f"{field} multiplies 0"
        raise SpecError(problem, where=where, hint="start above 0, with a factor above 1")
    values: list[Number] = []
    value: Number = first
    while value <= last:
        if isinstance(value, Fraction):
            hint = "use a whole factor, or list the values"
            raise SpecError(f"{field} comes to {value}, which is not whole", where=where, hint=hint)
        values.append(value)
        value = whole(Fraction(value) * factor)
    return Axis(name, tuple(values), count=len(values))
